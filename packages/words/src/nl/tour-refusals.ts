import type { TourReason } from '@gruppetto/tour';
import type { tourOuts as englishOuts } from '../en/tour-refusals.ts';
import type { Details, Names, RefusalWords } from '../words.ts';
import { form, plural } from './grammar.ts';

const riderIn = ({ rider }: Details, names: Names): string => names.rider(Number(rider));
const seatIn = ({ seat }: Details, names: Names): string => names.seat(Number(seat));

/** What a tour refuses, whatever the game. */
export const tourRefusals: Readonly<Record<TourReason, RefusalWords>> = {
  'not-in-stages': ({ game }) => `Voor ${game} zijn er geen etappekoersen.`,
  'other-riders': () => 'Alle etappes van een etappekoers hebben dezelfde plekken en renners; deze heeft andere.',
  'unusable-stage': () => 'Een etappekoers kan niet met deze etappe beginnen.',
  'no-such-stage': ({ stages }) => `Die etappe bestaat niet; de etappekoers heeft er ${stages}.`,
  'stage-closed': ({ stage }) => `Etappe ${stage} is afgesloten. Heropen de etappe om iets te verbeteren.`,
  'stage-not-closed': ({ stage }) => `Etappe ${stage} is niet afgesloten.`,
  'stage-waits': ({ stage, open }) => `Etappe ${stage} wacht tot etappe ${open} is afgesloten.`,
  'stage-has-begun': ({ stage }) => `Etappe ${stage} is begonnen, dus het parcours kan niet meer veranderen.`,
  'stage-was-raced': ({ stage }) => `Etappe ${stage} heeft een gereden uitslag. Wis die om de etappe met de hand in te vullen.`,
  'stage-incomplete': ({ stage, missing }) =>
    `Etappe ${stage} kan nog niet worden afgesloten: er ${form(Number(missing), 'ontbreekt', 'ontbreken')} nog ${plural(Number(missing), 'gegeven', 'gegevens')}.`,
  'nothing-to-undo': () => 'Er is niets meer om ongedaan te maken.',
  'nothing-to-prepare': () => 'In dit spel valt er voor een etappe niets af te spreken.',
  'unusable-result': ({ stage }) => `Na deze uitslag van etappe ${stage} zou de volgende etappe niet gereden kunnen worden.`,
  'nobody-left': ({ stage }) => `Er zou niemand overblijven voor etappe ${stage}: minstens één renner moet finishen.`,
  'wrong-place': (details, names) => `${riderIn(details, names)} staat op plaats ${details.place}, en dat past niet bij de volgorde.`,
  'no-such-prime': ({ id }) => `Op dit parcours is er niets dat ‘${id}’ heet.`,
  'prime-full': ({ places }) => `${form(Number(places), 'De eerste is', `De eerste ${places} zijn`)} daar al ingevuld.`,
  'has-passed': (details, names) => `${riderIn(details, names)} staat er al.`,
  'has-not-passed': (details, names) => `${riderIn(details, names)} staat niet in deze volgorde.`,
  'no-such-place': () => 'De volgorde heeft die plaats niet.',
  'arrival-only-at-finish': () => 'Tijden vul je alleen aan de finish in.',
  'is-home': (details, names) => `${riderIn(details, names)} is al binnen.`,
  'not-home': (details, names) => `${riderIn(details, names)} is nog niet binnen.`,
  'is-out': (details, names) => `${riderIn(details, names)} is uit koers in deze etappe.`,
  'not-out': (details, names) => `${riderIn(details, names)} is niet uit koers.`,
  'no-such-advantage': (details, names) => `${seatIn(details, names)} heeft hier niets dat ‘${details.what}’ heet.`,
  'used-up': (details, names) => `${seatIn(details, names)} heeft alle ${details.amount} gebruikt (${details.what}).`,
  'none-used': (details, names) => `${seatIn(details, names)} heeft er geen gebruikt (${details.what}).`,
  'used-too-often': (details, names) =>
    `${seatIn(details, names)} heeft ${details.used} van ${details.amount} gebruikt (${details.what}): een eerdere etappe is verbeterd.`,
};

/** Why a rider has left a tour, besides what games say. */
export const tourOuts: typeof englishOuts = {
  'did-not-start': 'niet gestart',
  'too-far-behind': 'buiten tijd',
};
