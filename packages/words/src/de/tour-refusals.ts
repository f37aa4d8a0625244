import type { TourReason } from '@gruppetto/tour';
import type { Words } from '../en/index.ts';
import type { Details, Names, RefusalWords } from '../words.ts';
import { form, plural } from './grammar.ts';

const riderIn = ({ rider }: Details, names: Names): string => names.rider(Number(rider));
const seatIn = ({ seat }: Details, names: Names): string => names.seat(Number(seat));

/** What a tour refuses, whatever the game. */
export const tourRefusals: Readonly<Record<TourReason, RefusalWords>> = {
  'not-in-stages': ({ game }) => `Für ${game} gibt es keine Rundfahrten.`,
  'other-riders': () => 'Alle Etappen einer Rundfahrt haben dieselben Plätze und Fahrer; diese hat andere.',
  'unusable-stage': () => 'Mit dieser Etappe kann keine Rundfahrt beginnen.',
  'no-such-stage': ({ stages }) => `Diese Etappe gibt es nicht; die Rundfahrt hat ${stages}.`,
  'stage-closed': ({ stage }) => `Etappe ${stage} ist beendet. Öffne sie wieder, um sie zu korrigieren.`,
  'stage-not-closed': ({ stage }) => `Etappe ${stage} ist nicht beendet.`,
  'stage-waits': ({ stage, open }) => `Etappe ${stage} wartet, bis Etappe ${open} beendet ist.`,
  'stage-has-begun': ({ stage }) => `Etappe ${stage} hat begonnen, ihre Strecke kann sich nicht mehr ändern.`,
  'stage-was-raced': ({ stage }) => `Etappe ${stage} hat ein gefahrenes Ergebnis. Leere sie, um sie von Hand einzutragen.`,
  'stage-incomplete': ({ stage, missing }) =>
    `Etappe ${stage} kann noch nicht enden: Es ${form(Number(missing), 'fehlt', 'fehlen')} ${plural(Number(missing), 'Angabe', 'Angaben')}.`,
  'nothing-to-undo': () => 'Es gibt nichts mehr rückgängig zu machen.',
  'nothing-to-prepare': () => 'In diesem Spiel ist vor einer Etappe nichts festzulegen.',
  'unusable-result': ({ stage }) => `Nach diesem Ergebnis der Etappe ${stage} ließe sich die nächste nicht fahren.`,
  'nobody-left': ({ stage }) => `Für Etappe ${stage} bliebe niemand übrig: Mindestens ein Fahrer muss ankommen.`,
  'wrong-place': (details, names) => `${riderIn(details, names)} steht auf Platz ${details.place}, und das passt nicht zur Reihenfolge.`,
  'no-such-prime': ({ id }) => `Auf dieser Strecke gibt es nichts namens „${id}“.`,
  'prime-full': ({ places }) => `${form(Number(places), 'Der Erste ist', `Die ersten ${places} sind`)} dort schon eingetragen.`,
  'has-passed': (details, names) => `${riderIn(details, names)} steht dort schon.`,
  'has-not-passed': (details, names) => `${riderIn(details, names)} steht nicht in dieser Reihenfolge.`,
  'no-such-place': () => 'Diesen Platz hat die Reihenfolge nicht.',
  'arrival-only-at-finish': () => 'Zeiten werden nur im Ziel eingetragen.',
  'is-home': (details, names) => `${riderIn(details, names)} ist schon im Ziel.`,
  'not-home': (details, names) => `${riderIn(details, names)} ist noch nicht im Ziel.`,
  'is-out': (details, names) => `${riderIn(details, names)} ist auf dieser Etappe ausgeschieden.`,
  'not-out': (details, names) => `${riderIn(details, names)} ist nicht ausgeschieden.`,
  'no-such-advantage': (details, names) => `${seatIn(details, names)} hat hier nichts namens „${details.what}“.`,
  'used-up': (details, names) => `${seatIn(details, names)} hat alle ${details.amount} genutzt (${details.what}).`,
  'none-used': (details, names) => `${seatIn(details, names)} hat nichts davon genutzt (${details.what}).`,
  'used-too-often': (details, names) =>
    `${seatIn(details, names)} hat ${details.used} von ${details.amount} genutzt (${details.what}): Eine frühere Etappe wurde korrigiert.`,
};

/** Why a rider has left a tour, besides what games say. */
export const tourOuts: Words['tourOuts'] = {
  'did-not-start': 'nicht am Start',
  'too-far-behind': 'zu weit hinter dem Führenden',
};
