import type { Details, Names, RefusalWords } from '@gruppetto/words';
import { form, ordinal, plural } from '@gruppetto/words/grammar/de';
import type { Reason } from '../rules/types.ts';
import type { Sentences } from './en.ts';

const bonuses = (amount: number): string => plural(amount, 'Bonus', 'Boni');
const riders = (amount: number): string => plural(amount, 'Fahrer', 'Fahrer');
const sum = (dice: readonly number[]): string => dice.join(' + ');

const cardNames: Readonly<Record<string, string>> = {
  puncture: 'Platten',
  fall: 'Sturz',
  'side-wind': 'Seitenwind',
  rain: 'Regen',
  blank: 'leere Karte',
};

const riderIn = ({ rider }: Details, names: Names): string => names.rider(Number(rider));
const wheelIn = ({ wheel }: Details, names: Names): string => names.rider(Number(wheel));

const refusals: Readonly<Record<Reason, RefusalWords>> = {
  'wrong-circuit': ({ length }) => `Ein Rundkurs für das Ausscheidungsrennen hat 50 oder 60 Felder, nicht ${length}.`,
  'course-too-short': ({ length, min }) => `Eine Strecke hat mindestens ${min} Felder, nicht ${length}.`,
  'no-draft-at-start': () => 'In der Startrunde fährt niemand im Windschatten.',
  'nobody-ahead': (details, names) => `Kein Windschatten für ${riderIn(details, names)}: Niemand zieht davor.`,
  'not-stuck': (details, names) => `Kein Windschatten für ${riderIn(details, names)}: Feld ${details.empty} war bei Beginn der Runde leer.`,
  'wheel-did-not-move': (details, names) =>
    `Kein Windschatten für ${riderIn(details, names)}: ${wheelIn(details, names)} hat sich in dieser Runde nicht bewegt.`,
  'cannot-match-bonuses': (details, names) =>
    `Kein Windschatten für ${riderIn(details, names)}: ${wheelIn(details, names)} hat ${bonuses(Number(details.price))} eingesetzt, und du hast ${details.owned}.`,
  'draft-gains-nothing': (details, names) => `Kein Windschatten für ${riderIn(details, names)}: Er brächte kein einziges Feld.`,
  'not-enough-bonuses': ({ bonuses: wanted, owned }) =>
    `Du kannst nicht ${bonuses(Number(wanted))} dazugeben: Du hast ${bonuses(Number(owned))}.`,
  'rider-twice': (details, names) => `${riderIn(details, names)} steht an zwei Stellen.`,
  'road-out-of-order': () => 'Liste die Fahrer auf der Straße vom ersten bis zum letzten auf.',
  'riders-missing': ({ missing }) => `In diesem Rennen ${form(Number(missing), 'fehlt', 'fehlen')} ${riders(Number(missing))}.`,
  'wrong-starters': ({ seat, count, need }, names) =>
    `${names.seat(Number(seat))}: ${riders(Number(count))} am Start; es sollten ${need} sein.`,
  'nobody-home': () => 'Mindestens ein Fahrer muss im Ziel sein: Erst danach wird ein Rennen abgebrochen.',
  'first-not-in-round-1': (details, names) => `${riderIn(details, names)} kam zuerst an, also in Runde 1.`,
  'home-after-the-stop': (details, names) =>
    `${riderIn(details, names)} kam in einer späteren Runde an, aber das Rennen endete nach der ersten.`,
  'home-out-of-order': () => 'Liste die Angekommenen in der Reihenfolge ihrer Ergebnisse auf.',
  'too-many-cards': ({ card, count, max }) =>
    `Im Stapel liegt die Karte „${cardNames[`${card}`] ?? card}“ ${count}-mal; es gibt sie nur ${max}-mal.`,
  'not-on-the-road': (details, names) => `${riderIn(details, names)} muss noch ziehen, ist aber nicht auf der Straße.`,
  'not-taken-down': (details, names) =>
    `${riderIn(details, names)} ist in dieser Runde gefahren oder nicht auf der Straße, wurde also nicht mitgerissen.`,
  'lap-not-passed': (details, names) =>
    `${riderIn(details, names)} ist noch nicht über die Linie hinter Feld ${details.line}, diese Rennrunde ist also nicht entschieden.`,
};

/** What Los Ciclistas says in German. */
export const de: Sentences = {
  square: { one: 'Feld', many: 'Felder', gender: 'n' },
  start: 'Start',
  round: (round) => `Runde ${round}`,
  options: {
    players: { label: 'Spieler' },
    length: { label: 'Länge', hint: 'Felder; im Ausscheidungsrennen Felder je Rennrunde' },
    events: { label: 'Ereigniskarten', hint: 'Platten, Stürze, Seitenwind und Regen' },
    elimination: { label: 'Ausscheidungsrennen', hint: 'drei Rennrunden; in den ersten beiden scheiden die Letzten aus' },
    end: {
      label: 'Das Rennen endet',
      values: { 'all-home': 'wenn alle im Ziel sind', 'first-finish': 'nach der ersten Zielrunde' },
    },
  },
  groups: { front: 'Spitze', pack: 'Peloton', chasers: 'Verfolger', gruppetto: 'Gruppetto' },
  cards: {
    puncture: 'Platten: Wer einen Pasch wirft, bewegt sich nicht.',
    fall: 'Sturz: Wer einen Pasch wirft, bewegt sich nicht; ein gerader Pasch reißt auch die Fahrer dahinter auf demselben Feld mit.',
    'side-wind': 'Seitenwind: Höchstens fünf Fahrer dürfen sich ein Feld teilen.',
    rain: 'Regen: keine Boni in dieser Runde.',
    blank: 'Eine leere Karte: In dieser Runde passiert nichts.',
  },
  risks: { puncture: 'Platten', fall: 'Sturz' },
  bonuses,

  whoStarts: (seat) => `${seat}: Welcher Fahrer startet?`,
  addBonuses: (rider) => `${rider}: Boni dazugeben?`,
  throwOrDraft: (rider) => `${rider}: würfeln oder Windschatten?`,
  toMove: (rider) => `${rider} ist am Zug`,

  throwFor: (rider) => `Für ${rider} würfeln`,
  twoDice: 'zwei Würfel',
  throwDice: 'Zwei Würfel werfen',
  range: ({ from, to, likeliest }) => `auf ${from}–${to}, am ehesten ${likeliest}`,
  draft: (wheel) => `Ans Hinterrad von ${wheel}`,
  draftTo: (to) => `auf ${to}, ohne Würfel`,
  draftAndEarn: (to) => `auf ${to}, ohne Würfel, +1 Bonus`,
  draftFor: ({ to, price }) => `auf ${to}, ohne Würfel, kostet ${bonuses(price)}`,
  addNothing: 'Nichts dazugeben',
  add: (amount) => `${bonuses(amount)} dazugeben`,
  to: (to) => `auf ${to}`,

  startBegins: 'Die Fahrer stellen sich auf.',
  roundBegins: (round) => `Runde ${round} beginnt.`,
  rainIsVoid: 'Regen, aber er zählt nicht: Auf den letzten zehn Feldern stehen Fahrer.',
  threw: ({ rider, dice }) => `${rider} würfelt ${sum(dice)}.`,
  started: ({ rider, dice, to }) => `${rider} würfelt ${sum(dice)} und startet auf ${to}.`,
  rode: ({ rider, dice, to }) => `${rider} würfelt ${sum(dice)} und fährt auf ${to}.`,
  added: ({ rider, used, to }) => `${rider} gibt ${bonuses(used)} dazu und fährt auf ${to}.`,
  addedNothing: ({ rider, to }) => `${rider} gibt nichts dazu und fährt auf ${to}.`,
  noDraft: (empty) => `Kein Windschatten: Feld ${empty} war leer.`,
  windAt: (aimed) => `Der Seitenwind lässt auf ${aimed} keinen Platz.`,
  drafted: ({ rider, wheel, to }) => `${rider} fährt am Hinterrad von ${wheel} auf ${to}.`,
  draftedAndEarned: ({ rider, wheel, to }) => `${rider} fährt am Hinterrad von ${wheel} auf ${to} und bekommt einen Bonus.`,
  draftedFor: ({ rider, wheel, to, price }) => `${rider} fährt am Hinterrad von ${wheel} auf ${to}, für ${bonuses(price)}.`,
  punctured: ({ rider, dice }) => `${rider} würfelt ${sum(dice)}: ein Platten. Kein Zug in dieser Runde.`,
  fell: ({ rider, dice }) => `${rider} würfelt ${sum(dice)} und stürzt. Kein Zug in dieser Runde.`,
  takenDown: ({ rider, by }) => `${by} reißt ${rider} mit. Kein Zug in dieser Runde.`,
  noRoom: ({ rider, dice }) => `${rider} würfelt ${sum(dice)}, aber der Seitenwind lässt vorn keinen Platz.`,
  won: ({ rider, round, label }) => `${rider} gewinnt, in Zielrunde ${round}, auf Zielfeld ${label}.`,
  finished: ({ rider, place, round, label }) =>
    `${rider} kommt als ${ordinal(place)} ins Ziel, in Zielrunde ${round}, auf Zielfeld ${label}.`,
  wentOut: (rider) => `${rider} scheidet aus.`,
  ended: 'Das Rennen ist vorbei.',

  refusals,
  sheets: {
    track: 'Strecke',
    bonuses: 'Boni',
    scores: 'Ergebnisblatt',
    player: (number) => `Spieler ${number}`,
    rider: (player, number) => `Spieler ${player}, Fahrer ${number}`,
    columns: ['Fahrer', 'Runde', 'Zielfeld', 'Ergebnis', 'Notizen'],
    scoreHint: (count) =>
      `Ergebnis = 10 × Zielrunde + Zielfeld; das niedrigste gewinnt. Jeder Spieler hat ${count} Fahrer; sein bester zählt.`,
    start: 'START',
    finish: 'ZIEL',
    lap: (lap) => `Rennrunde ${lap}`,
  },
  courses: { seafront: 'Die Strandpromenade', causeway: 'Der lange Deich', squalls: 'Ein stürmischer Tag', harbour: 'Rund um den Hafen' },
  outs: { eliminated: 'ausgeschieden' },
  stageRace: {
    kinds: {
      'grand-tour': { label: 'Große Rundfahrt', hint: 'Straßenrennen, manche mit Ereigniskarten, und Ausscheidungsrennen' },
      road: { label: 'Straßenrennen', hint: 'kurz und lang, auf Wunsch mit Ereigniskarten' },
      events: { label: 'Wind und Wetter', hint: 'Straßenrennen mit Ereigniskarten' },
      circuits: { label: 'Rundkurse', hint: 'Ausscheidungsrennen, manche mit Ereigniskarten' },
    },
    classifications: {
      general: 'Gesamtwertung',
      teams: 'Teams',
      'day-points': 'Tagespunkte',
      'team-day-points': 'Tagespunkte der Teams',
    },
    jerseys: { yellow: 'das Gelbe Trikot der Gesamtwertung', green: 'das Grüne Trikot der Tagespunkte' },
    days: { road: 'Straßenrennen', circuit: 'Ausscheidungsrennen' },
    arrival: {
      round: { label: 'Runde', hint: '1 für die Runde, in der der erste Fahrer ankam' },
      label: { label: 'Zielfeld', hint: 'die Nummer des Felds hinter der Linie: 9 ist das nächste, 0 das fernste' },
    },
    outs: { eliminated: 'ausgeschieden', 'on-the-road': 'noch unterwegs, als das Rennen endete' },
  },
};
