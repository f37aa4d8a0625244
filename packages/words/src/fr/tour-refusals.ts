import type { TourReason } from '@gruppetto/tour';
import type { tourOuts as english } from '../en/tour-refusals.ts';
import type { Details, Names, RefusalWords } from '../words.ts';
import { form, plural } from './grammar.ts';

const riderIn = ({ rider }: Details, names: Names): string => names.rider(Number(rider));
const seatIn = ({ seat }: Details, names: Names): string => names.seat(Number(seat));

/** What a tour refuses, whatever the game. */
export const tourRefusals: Readonly<Record<TourReason, RefusalWords>> = {
  'not-in-stages': ({ game }) => `${game} ne se court pas par étapes.`,
  'other-riders': () => 'Toutes les étapes d’un tour ont les mêmes places et les mêmes coureurs ; celle-ci en a d’autres.',
  'unusable-stage': () => 'Un tour ne peut pas commencer par cette étape.',
  'no-such-stage': ({ stages }) => `Cette étape n’existe pas ; le tour en a ${stages}.`,
  'stage-closed': ({ stage }) => `L’étape ${stage} est finie. Rouvrez-la pour la corriger.`,
  'stage-not-closed': ({ stage }) => `L’étape ${stage} n’est pas finie.`,
  'stage-waits': ({ stage, open }) => `L’étape ${stage} attend la fin de l’étape ${open}.`,
  'stage-has-begun': ({ stage }) => `L’étape ${stage} a commencé : son parcours ne peut plus changer.`,
  'stage-was-raced': ({ stage }) => `L’étape ${stage} a un résultat couru. Videz-la pour la saisir à la main.`,
  'stage-incomplete': ({ stage, missing }) =>
    `L’étape ${stage} ne peut pas finir : il manque encore ${plural(Number(missing), 'élément')}.`,
  'nothing-to-undo': () => 'Il n’y a plus rien à annuler.',
  'nothing-to-prepare': () => 'Ce jeu n’a rien à régler avant une étape.',
  'unusable-result': ({ stage }) => `Après ce résultat de l’étape ${stage}, la suivante ne pourrait pas être courue.`,
  'nobody-left': ({ stage }) => `Il ne resterait personne pour courir l’étape ${stage} : au moins un coureur doit finir.`,
  'wrong-place': (details, names) => `${riderIn(details, names)} figure à la place ${details.place}, ce qui ne va pas avec l’ordre.`,
  'no-such-prime': ({ id }) => `Il n’y a rien du nom de « ${id} » sur ce parcours.`,
  'prime-full': ({ places }) => form(Number(places), 'Le premier y est déjà saisi.', `Les ${places} premiers y sont déjà saisis.`),
  'has-passed': (details, names) => `${riderIn(details, names)} y est déjà.`,
  'has-not-passed': (details, names) => `${riderIn(details, names)} n’est pas dans cet ordre.`,
  'no-such-place': () => 'L’ordre n’a pas cette place.',
  'arrival-only-at-finish': () => 'Les temps ne se saisissent qu’à l’arrivée.',
  'is-home': (details, names) => `${riderIn(details, names)} a déjà passé la ligne.`,
  'not-home': (details, names) => `${riderIn(details, names)} n’a pas encore passé la ligne.`,
  'is-out': (details, names) => `${riderIn(details, names)} n’est plus dans cette étape.`,
  'not-out': (details, names) => `${riderIn(details, names)} est toujours en course.`,
  'no-such-advantage': (details, names) => `${seatIn(details, names)} n’a rien du nom de « ${details.what} » ici.`,
  'used-up': (details, names) => `${seatIn(details, names)} a tout utilisé (${details.what} : ${details.amount}).`,
  'none-used': (details, names) => `${seatIn(details, names)} n’a rien utilisé (${details.what}).`,
  'used-too-often': (details, names) =>
    `${seatIn(details, names)} en a utilisé ${details.used} sur ${details.amount} (${details.what}) : une étape précédente a été corrigée.`,
};

/** Why a rider has left a tour, besides what games say. */
export const tourOuts: typeof english = {
  'did-not-start': 'non-partant',
  'too-far-behind': 'hors délais',
};
