import type { Details, Names, RefusalWords } from '@gruppetto/words';
import { form, ordinal, plural } from '@gruppetto/words/grammar/nl';
import type { Reason } from '../rules/types.ts';
import type { Sentences } from './en.ts';

const bonuses = (amount: number): string => plural(amount, 'bonus', 'bonussen');
const sum = (dice: readonly number[]): string => dice.join(' + ');

const riderIn = ({ rider }: Details, names: Names): string => names.rider(Number(rider));
const wheelIn = ({ wheel }: Details, names: Names): string => names.rider(Number(wheel));

const cardNames: Readonly<Record<string, string>> = {
  puncture: 'lekke band',
  fall: 'val',
  'side-wind': 'zijwind',
  rain: 'regen',
  blank: 'blanco',
};

const refusals: Readonly<Record<Reason, RefusalWords>> = {
  'wrong-circuit': ({ length }) => `Een circuit voor een afvalkoers heeft 50 of 60 vakken, niet ${length}.`,
  'course-too-short': ({ length, min }) => `Een parcours heeft minstens ${min} vakken, niet ${length}.`,
  'no-draft-at-start': () => 'In de startronde pakt niemand een wiel.',
  'nobody-ahead': (details, names) => `${riderIn(details, names)} kan geen wiel pakken: er rijdt niemand voor.`,
  'not-stuck': (details, names) => `${riderIn(details, names)} kan geen wiel pakken: vak ${details.empty} was leeg toen de ronde begon.`,
  'wheel-did-not-move': (details, names) =>
    `${riderIn(details, names)} kan geen wiel pakken: ${wheelIn(details, names)} heeft deze ronde niet gereden.`,
  'cannot-match-bonuses': (details, names) =>
    `${riderIn(details, names)} kan dit wiel niet pakken: ${wheelIn(details, names)} gebruikte ${bonuses(Number(details.price))}, en jij hebt er ${details.owned}.`,
  'draft-gains-nothing': (details, names) => `${riderIn(details, names)} kan dit wiel niet pakken: het levert geen enkel vak op.`,
  'not-enough-bonuses': ({ bonuses: wanted, owned }) => `Je kunt er geen ${wanted} toevoegen: je hebt ${bonuses(Number(owned))}.`,
  'rider-twice': (details, names) => `${riderIn(details, names)} staat op twee plaatsen.`,
  'road-out-of-order': () => 'Zet de renners op de weg van de eerste tot de laatste.',
  'riders-missing': ({ missing }) =>
    `In deze koers ${form(Number(missing), 'ontbreekt', 'ontbreken')} ${plural(Number(missing), 'renner', 'renners')}.`,
  'wrong-starters': ({ seat, count, need }, names) =>
    `${names.seat(Number(seat))} heeft ${plural(Number(count), 'renner', 'renners')} gestart; het moeten er ${need} zijn.`,
  'nobody-home': () => 'Er moet minstens één renner binnen zijn: pas daarna kan een koers gestopt worden.',
  'first-not-in-round-1': (details, names) => `${riderIn(details, names)} finishte als eerste, dus dat is ronde 1.`,
  'home-after-the-stop': (details, names) =>
    `${riderIn(details, names)} finishte in een latere ronde, maar de koers werd na de eerste gestopt.`,
  'home-out-of-order': () => 'Zet wie binnen is in de volgorde van de scores.',
  'too-many-cards': ({ card, count, max }) =>
    `De stapel bevat ${count} keer de kaart ‘${cardNames[`${card}`] ?? card}’; er zijn er maar ${max}.`,
  'not-on-the-road': (details, names) => `${riderIn(details, names)} moet nog rijden, maar staat niet op de weg.`,
  'not-taken-down': (details, names) =>
    `${riderIn(details, names)} heeft deze ronde gereden of staat niet op de weg en is dus niet meegevallen.`,
  'lap-not-passed': (details, names) =>
    `${riderIn(details, names)} is nog niet over de streep achter vak ${details.line}, dus dat rondje is niet beslist.`,
};

/** What Los Ciclistas says in Dutch. */
export const nl: Sentences = {
  square: { one: 'vak', many: 'vakken' },
  start: 'Start',
  round: (round) => `Ronde ${round}`,
  options: {
    players: { label: 'Spelers' },
    length: { label: 'Lengte', hint: 'vakken; in een afvalkoers vakken per rondje' },
    events: { label: 'Gebeurteniskaarten', hint: 'lekke banden, valpartijen, zijwind en regen' },
    elimination: { label: 'Afvalkoers', hint: 'drie rondjes; in de eerste twee vallen de laatste renners af' },
    end: {
      label: 'Einde van de koers',
      values: { 'all-home': 'als iedereen binnen is', 'first-finish': 'na de eerste finishronde' },
    },
  },
  groups: { front: 'Kop', pack: 'Peloton', chasers: 'Achtervolgers', gruppetto: 'Gruppetto' },
  cards: {
    puncture: 'Lekke band: wie dubbel gooit, gaat niet vooruit.',
    fall: 'Val: wie dubbel gooit, gaat niet vooruit; met een even getal gaan ook de renners erachter op hetzelfde vak onderuit.',
    'side-wind': 'Zijwind: op een vak mogen hoogstens vijf renners staan.',
    rain: 'Regen: deze ronde geen bonussen.',
    blank: 'Een blanco kaart: deze ronde gebeurt er niets.',
  },
  risks: { puncture: 'lekke band', fall: 'val' },
  bonuses,

  whoStarts: (seat) => `${seat}: welke renner start?`,
  addBonuses: (rider) => `${rider}: bonussen toevoegen?`,
  throwOrDraft: (rider) => `${rider}: gooien of wiel pakken?`,
  toMove: (rider) => `${rider} is aan de beurt`,

  throwFor: (rider) => `Gooi voor ${rider}`,
  twoDice: 'twee dobbelstenen',
  throwDice: 'Gooi twee dobbelstenen',
  range: ({ from, to, likeliest }) => `naar ${from}–${to}, meestal ${likeliest}`,
  draft: (wheel) => `Pak het wiel van ${wheel}`,
  draftTo: (to) => `naar ${to}, niet gooien`,
  draftAndEarn: (to) => `naar ${to}, niet gooien, +1 bonus`,
  draftFor: ({ to, price }) => `naar ${to}, niet gooien, kost ${bonuses(price)}`,
  addNothing: 'Niets toevoegen',
  add: (amount) => `${bonuses(amount)} toevoegen`,
  to: (to) => `naar ${to}`,

  startBegins: 'De renners staan aan de start.',
  roundBegins: (round) => `Ronde ${round} begint.`,
  rainIsVoid: 'Regen, maar die telt niet: er staan renners op de laatste tien vakken.',
  threw: ({ rider, dice }) => `${rider} gooit ${sum(dice)}.`,
  started: ({ rider, dice, to }) => `${rider} gooit ${sum(dice)} en start op ${to}.`,
  rode: ({ rider, dice, to }) => `${rider} gooit ${sum(dice)} en rijdt naar ${to}.`,
  added: ({ rider, used, to }) => `${rider} voegt ${bonuses(used)} toe en rijdt naar ${to}.`,
  addedNothing: ({ rider, to }) => `${rider} voegt niets toe en rijdt naar ${to}.`,
  noDraft: (empty) => `Geen wiel: vak ${empty} was leeg.`,
  windAt: (aimed) => `Door de zijwind is er geen plaats op ${aimed}.`,
  drafted: ({ rider, wheel, to }) => `${rider} pakt het wiel van ${wheel} en komt op ${to}.`,
  draftedAndEarned: ({ rider, wheel, to }) => `${rider} pakt het wiel van ${wheel}, komt op ${to} en verdient een bonus.`,
  draftedFor: ({ rider, wheel, to, price }) => `${rider} pakt voor ${bonuses(price)} het wiel van ${wheel} en komt op ${to}.`,
  punctured: ({ rider, dice }) => `${rider} gooit ${sum(dice)}: een lekke band. Deze ronde geen zet.`,
  fell: ({ rider, dice }) => `${rider} gooit ${sum(dice)} en valt. Deze ronde geen zet.`,
  takenDown: ({ rider, by }) => `${by} neemt ${rider} mee in de val. Deze ronde geen zet.`,
  noRoom: ({ rider, dice }) => `${rider} gooit ${sum(dice)}, maar door de zijwind is er geen plaats meer.`,
  won: ({ rider, round, label }) => `${rider} wint, in finishronde ${round}, op uitloopvak ${label}.`,
  finished: ({ rider, place, round, label }) => `${rider} wordt ${ordinal(place)}, in finishronde ${round}, op uitloopvak ${label}.`,
  wentOut: (rider) => `${rider} valt af.`,
  ended: 'De koers is voorbij.',

  refusals,
  sheets: {
    track: 'Parcours',
    bonuses: 'Bonussen',
    scores: 'Scoreblad',
    player: (number) => `Speler ${number}`,
    rider: (player, number) => `Speler ${player}, renner ${number}`,
    columns: ['Renner', 'Ronde', 'Vak', 'Score', 'Notities'],
    scoreHint: (riders) => `Score = 10 × finishronde + uitloopvak; de laagste wint. Elke speler heeft ${riders} renners; de beste telt.`,
    start: 'START',
    finish: 'FINISH',
    lap: (lap) => `rondje ${lap}`,
  },
  courses: { seafront: 'De boulevard', causeway: 'De lange dijk', squalls: 'Een dag vol buien', harbour: 'Rond de haven' },
  outs: { eliminated: 'afgevallen' },
  stageRace: {
    kinds: {
      'grand-tour': { label: 'Grote ronde', hint: 'wegkoersen, soms met gebeurteniskaarten, en afvalkoersen' },
      road: { label: 'Wegkoersen', hint: 'kort en lang, met gebeurteniskaarten als je wilt' },
      events: { label: 'Weer en wind', hint: 'wegkoersen met gebeurteniskaarten' },
      circuits: { label: 'Circuits', hint: 'afvalkoersen, soms met gebeurteniskaarten' },
    },
    classifications: {
      general: 'Algemeen klassement',
      teams: 'Ploegen',
      'day-points': 'Dagpunten',
      'team-day-points': 'Dagpunten van de ploegen',
    },
    jerseys: { yellow: 'de gele trui van het algemeen klassement', green: 'de groene trui van de dagpunten' },
    days: { road: 'wegkoers', circuit: 'afvalkoers' },
    arrival: {
      round: { label: 'Ronde', hint: '1 voor de ronde waarin de eerste renner finishte' },
      label: { label: 'Uitloopvak', hint: 'het nummer van het vak voorbij de streep: 9 is het dichtst bij, 0 het verst' },
    },
    outs: { eliminated: 'afgevallen', 'on-the-road': 'nog onderweg toen de koers werd gestopt' },
  },
};
