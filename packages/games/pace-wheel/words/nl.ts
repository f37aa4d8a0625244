import type { Details, Names, RefusalWords } from '@gruppetto/words';
import { form, list, ordinal, plural, ridersNamed } from '@gruppetto/words/grammar/nl';
import type { Pace, Points, Reason, Skill, Terrain } from '../rules/types.ts';
import type { Sentences } from './en.ts';

const skills: Readonly<Record<Skill, string>> = { sprint: 'sprint', stamina: 'conditie', climbing: 'klimmen' };
const skillPoints: Readonly<Record<Skill, readonly [string, string]>> = {
  sprint: ['sprintpunt', 'sprintpunten'],
  stamina: ['conditiepunt', 'conditiepunten'],
  climbing: ['klimpunt', 'klimpunten'],
};
const points = (skill: Skill) => (amount: number) => plural(amount, ...skillPoints[skill]);
const squares = (amount: number): string => plural(amount, 'vak', 'vakken');
const percent = (chance: number): string => `${Math.round(100 * chance)}%`;
const profile = ({ sprint, stamina, climbing }: Points): string => `sprint ${sprint}, conditie ${stamina}, klimmen ${climbing}`;
const where: Readonly<Record<Terrain, string>> = { uphill: 'bergop', flat: 'op het vlakke', downhill: 'bergaf' };
const paces: Readonly<Record<Pace, string>> = { slow: 'rustig', steady: 'gestaag', fast: 'snel' };
const paceIn = (pace: unknown): string => paces[pace as Pace];

const rider = (details: Details, names: Names): string => names.rider(Number(details.rider));

const refusals: Readonly<Record<Reason, RefusalWords>> = {
  'wrong-run': ({ run, from }) =>
    `‘${run}’, vanaf teken ${from}, is geen reeks vakken. Schrijf een letter (u, f of d; een hoofdletter voor bevoorrading) en een getal, zoals f20.`,
  'wrong-course-length': ({ squares: long, min, max }) => `Een parcours heeft ${min} tot ${max} vakken, niet ${long}.`,
  'wrong-profile': ({ sum, need }) => `Een renner krijgt in totaal ${need} punten, niet ${sum}.`,
  'profiles-not-given': () => 'Punten gaan alleen mee als de profielen vastliggen, niet als ze aan tafel verdeeld worden.',
  'never-gained': ({ gained, max }) =>
    `Deze renner heeft ${plural(Number(gained), 'punt', 'punten')} meer dan bij de start; door te eten kunnen het er hoogstens ${max} zijn.`,
  'above-profile': ({ value, max }) =>
    `Deze renner kreeg ${max} van deze vaardigheid voor de hele koers, en kan er dus geen ${value} hebben.`,
  'below-left': ({ value, min }) => `Deze renner heeft nog ${min} van deze vaardigheid, en kan dus niet met ${value} starten.`,
  'recovers-too-much': ({ value, max }) => `Een renner krijgt tussen twee etappes ${max} punten terug, niet ${value}.`,
  'winner-not-at-0': (details, names) => `${rider(details, names)} won, en finishte dus 0 beurten na de winnaar.`,
  'home-too-early': (details, names) =>
    `${rider(details, names)} staat achter een renner die ${plural(Number(details.turns), 'beurt', 'beurten')} na de winnaar finishte.`,
  'not-in-first-square': (details, names) => `${rider(details, names)} kan niet wegspringen: niet op het eerste vak van de groep.`,
  'no-point-to-attack': (details, names) =>
    `${rider(details, names)} kan niet wegspringen: geen ${skillPoints[details.skill as Skill][0]} meer.`,
  'one-breakaway-a-turn': () => 'Je kans om weg te springen is deze beurt al voorbij.',
  'left-behind': (details, names) => `${rider(details, names)} is achtergebleven en kan niet binnen de groep verschuiven.`,
  'more-than-one-step': ({ from, to }) => `Het tempo verandert één stap per beurt: van ${paceIn(from)} naar ${paceIn(to)} is te veel.`,
  'nobody-can-pay': () => 'Niemand op het eerste vak zou een snel tempo kunnen betalen.',
  'no-point-to-accelerate': ({ to }) =>
    `Geen van je renners op het eerste vak heeft een punt om voor het tempo ‘${paceIn(to)}’ te verbranden.`,
  'skill-full': (details, names) => `${rider(details, names)} heeft al tien ${skillPoints[details.skill as Skill][1]}.`,
  'rider-twice': (details, names) => `${rider(details, names)} staat op twee plaatsen.`,
  'road-out-of-order': () => 'Zet de renners op de weg van de eerste tot de laatste.',
  'square-too-full': ({ square }) => `Op vak ${square} staan meer dan vier renners.`,
  'riders-missing': ({ missing }) =>
    `In deze koers ${form(Number(missing), 'ontbreekt', 'ontbreken')} ${plural(Number(missing), 'renner', 'renners')}.`,
  'asked-out-of-turn': () => 'Punten worden om de beurt gegeven, renner voor renner.',
  'placed-out-of-turn': (details, names) => `${rider(details, names)} werd buiten de beurt om geplaatst.`,
  'not-on-the-road': (details, names) => `${rider(details, names)} is niet op de weg.`,
  'not-past-it': (details, names) => `${rider(details, names)} kan deze top nog niet over zijn: zo ver is niemand gekomen.`,
  'not-left-behind': (details, names) => `${rider(details, names)} kan nu niet achterop liggen door materiaalpech.`,
  'no-such-group': () => 'Die groep bestaat niet.',
  'nothing-to-ask': () => 'Hier heeft niemand iets te beslissen.',
  'not-over': () => 'De koers is nog niet voorbij.',
};

interface GroupSaid {
  readonly riders: string;
  readonly square: number;
}

const groupList = (groups: readonly GroupSaid[]): string => groups.map(({ riders, square }) => `${riders} op ${square}`).join('; ');

const screens: Sentences['screens'] = {
  courses: {
    'river-road': 'De rivierweg',
    'vineyard-hills': 'Wijnheuvels',
    'salt-flats': 'De zoutvlakte',
    'goat-pass': 'Over de Geitenpas',
    'old-quarry': 'Naar de oude groeve',
    'cloud-road': 'De wolkenweg',
    'lighthouse-coast': 'De vuurtorenkust',
    'long-descent': 'De lange afdaling',
    'two-sisters': 'De twee zussen',
    'mill-circuit': 'Vier keer rond de molen',
  },
  ownCourse: 'Je eigen parcours',
  kinds: { flat: 'Vlak', hilly: 'Heuvels', mountains: 'Bergen' },
  brush: 'Wat een tik tekent',
  brushes: { uphill: 'Bergop', flat: 'Vlak', downhill: 'Bergaf', feed: 'Bevoorrading' },
  typeOrMake: 'Typ het, of laat het programma er een maken',
  kindOfCourse: 'Soort parcours',
  seed: 'Startgetal',
  makeCourse: 'Maak een parcours',
  squares,
  longer: '5 meer',
  shorter: '5 minder',

  profiles: { sprinter: 'Sprinter', rouleur: 'Rouleur', climber: 'Klimmer', 'all-rounder': 'Allrounder' },
  ownProfile: 'Eigen',
  kindOf: (named) => `Type van ${named}`,
  skills: { sprint: 'sprint', stamina: 'conditie', climbing: 'klimmen' },
  skillOf: ({ skill, rider: named }) => `${skills[skill]} van ${named}`,
  skillTyped: ({ skill, rider: named }) => `${skills[skill]} van ${named}, getypt`,

  givePoints: 'Deze punten geven',
  allGiven: (of) => `alle ${of} verdeeld`,
  stillToGive: ({ left, of }) => `nog ${left} van ${of} te verdelen`,
  tooMany: (count) => `${count} te veel`,

  pointsLeft: 'Punten over en verbrand',
  racer: 'renner',
  leftOf: ({ left, of }) => `nog ${left} van ${of}`,

  turnOf: (seat) => `Beurt van ${seat}`,
  steps: { move: 'Rijden', break: 'Wegspringen', shuffle: 'Schuiven', burn: 'Verbranden', pace: 'Tempo' },

  wheel: 'De schijf',
  paces: { slow: 'rustig', steady: 'gestaag', fast: 'snel' },
  group: (number) => `Groep ${number}`,
  paceAt: ({ pace, square }) => `${paces[pace]}, vak ${square}`,
  wheelShows: ({ group, pace, terrain, squares: count, need, more }) =>
    `${group}: ${paces[pace]} ${where[terrain]}, ${squares(count)} per beurt. Wegspringen vraagt ${need}; meespringen vraagt ${more} meer dan de aanvaller heeft.`,
};

/** What Pace Wheel says in Dutch. */
export const nl: Sentences = {
  square: { one: 'vak', many: 'vakken' },
  start: 'Start',
  turn: (turn) => `Beurt ${turn}`,
  options: {
    teams: { label: 'Ploegen', hint: 'elk drie renners; met twaalf renners is de koers het mooist' },
    course: {
      label: 'Parcours',
      hint: 'reeksen vakken: f vlak, u bergop, d bergaf, hoofdletters voor bevoorrading, zoals f20 u8 d6 F2 f90',
    },
    profiles: {
      label: 'Profielen',
      hint: '15 punten voor elke renner: sprint, conditie en klimmen, elk tot 10',
      values: { 'at-the-table': 'Spelers verdelen de punten', given: 'Hier instellen' },
    },
    given: { label: 'Punten', hint: 'van elke renner; een sprinter, een rouleur en een klimmer als je niets verandert' },
    carried: { label: 'Punten over', hint: 'wat elke renner overhield van de vorige etappe' },
    dice: {
      label: 'Dobbelstenen',
      values: { 'one-twelve-sided': 'Eén twaalfzijdige', 'two-six-sided': 'Twee gewone' },
    },
    feed: { label: 'Bevoorrading', hint: 'wie er aan het einde van een beurt staat, krijgt twee punten' },
    incidents: { label: 'Materiaalpech', hint: 'wie een 1 gooit, rijdt de volgende keer niet mee' },
    accelerating: {
      label: 'Versnellen',
      hint: 'het tempo van een groep een stap verhogen',
      values: { 'costs-a-point': 'Kost een punt', free: 'Is gratis' },
    },
    groupSprint: {
      label: 'Groepssprint',
      hint: 'als renners van een groep samen over de streep gaan',
      values: { 'by-points': 'Wie de meeste sprintpunten heeft, wint', 'by-square': 'Wie het verst voorbij de streep komt, wint' },
    },
    race: {
      label: 'Koers',
      values: { 'one-day': 'Eén dag: voorbij na de beurt van de winnaar', stage: 'Etappe: iedereen rijdt uit, beklimmingen tellen' },
    },
  },
  groups: { breakaway: 'Ontsnapping', peloton: 'Peloton', gruppetto: 'Gruppetto', dropped: 'Gelost' },
  risks: { fails: '', 'fails-with-a-point': '', incident: 'materiaalpech', countered: 'een tegenstander springt mee' },
  things: { sprint: points('sprint'), stamina: points('stamina'), climbing: points('climbing') },

  askPoints: ({ seat, rider: named }) => `${seat}: geef 15 punten aan ${named}`,
  askPlace: (seat) => `${seat}: zet een renner aan de start`,
  askRide: (seat) => `Beurt van ${seat}: de groepen rijden`,
  askChase: (named) => `${named} is achtergebleven: conditie verbranden om terug te komen?`,
  askBreakaway: (seat) => `${seat}: wegspringen?`,
  askSpend: (named) => `${named} heeft gegooid: meer punten verbranden?`,
  askCounter: (named) => `${named}: meespringen?`,
  askAdd: (named) => `${named} komt er één te kort: een punt verbranden?`,
  askShuffle: (seat) => `${seat}: een renner binnen de groep verschuiven?`,
  askPush: (seat) => `${seat}: wie maakt plaats?`,
  askBurn: (named) => `${named} rijdt snel: welk punt verbranden?`,
  askPace: ({ seat, rider: named }) => `${seat}: welk tempo voor de groep van ${named}?`,
  askFeed: (named) => `${named} eet: welke vaardigheid?`,

  profile,
  usualThree: 'De gebruikelijke drie',
  usualThreeAre: 'een sprinter, een rouleur en een klimmer',
  placeInRow: ({ rider: named, row }) => `Zet ${named} op rij ${row} van de start`,
  ride: 'Rijden',
  rideHow: 'elke groep op eigen tempo',
  chaseNot: 'Niets verbranden',
  chase: (count) => `${points('stamina')(count)} verbranden voor ${squares(count)}`,
  breakAway: (named) => `${named} springt weg`,
  stay: 'Niemand springt weg',
  odds: ({ to, further, chance }) =>
    further === undefined ? `naar ${to}: ${percent(chance)}` : `naar ${to} of ${further}: ${percent(chance)}`,
  oddsWithPoint: (chance) => `${percent(chance)} met nog een punt`,
  spendNothing: 'Niets meer verbranden',
  spendToAdd: 'Eén punt: tel er 1 bij',
  spendToGoFurther: 'Eén punt: een vak verder',
  spendBoth: 'Twee punten: tel er 1 bij en een vak verder',
  fails: 'de poging mislukt',
  to: (to) => `naar ${to}`,
  counter: 'Meespringen',
  letGo: 'Laten gaan',
  addNothing: 'Punt houden',
  add: 'Punt verbranden',
  shuffleTo: ({ rider: named, to }) => `${named} naar ${to}`,
  makesRoom: 'iemand moet plaats maken',
  keep: 'Niemand verschuiven',
  pushBack: (named) => `${named} gaat een vak achteruit`,
  burn: (skill) => `Verbrand ${skills[skill]}`,
  paces: { slow: 'Rustig', steady: 'Gestaag', fast: 'Snel' },
  accelerates: ({ rider: named, skill }) => `${named} verbrandt ${points(skill)(1)}`,
  payNextTurn: (names) => `volgende beurt kost ${form(names.length, '', 'ieder ')}een punt: ${list(names)}`,
  together: (parts) => parts.join('; '),
  feed: (skill) => `Bij ${skills[skill]}`,
  feedGives: (amount) => `${amount} erbij`,

  began: (seat) => `${seat} is aan de beurt.`,
  profiled: ({ rider: named, points: given }) => `${named} krijgt ${profile(given)}.`,
  placed: ({ rider: named, row }) => `${named} staat op rij ${row} van de start.`,
  threwToBegin: ({ seat, dice }) => `${seat} gooit ${dice.join(' + ')} om te zien wie begint.`,
  threw: ({ rider: named, dice, need }) => `${named} gooit ${dice.join(' + ')} en heeft ${need} nodig.`,
  riders: ridersNamed,
  rode: ({ riders, size, pace, terrain, squares: count, to }) =>
    `${riders} ${form(size, 'rijdt', 'rijden')} ${paces[pace]} ${where[terrain]}: ${squares(count)}${to === undefined ? '' : `, naar ${to}`}.`,
  blocked: ({ rider: named, to, aimed }) => `${named} komt maar tot ${to}: een vol vak verspert de weg naar ${aimed}.`,
  fullAt: (aimed) => `Een vol vak verspert de weg naar ${aimed}.`,
  atTheRoadside: (named) => `${named} staat stil met pech terwijl de groep doorrijdt.`,
  noRoom: (named) => `${named} heeft geen ruimte vóór zich en blijft staan.`,
  brokeAway: ({ rider: named, dice, to }) => `${named} gooit ${dice.join(' + ')} en springt weg naar ${to}.`,
  brokeAwayWithPoint: ({ rider: named, result, to }) => `${named} verbrandt een punt voor ${result} en springt weg naar ${to}.`,
  brokeAwayWithout: ({ rider: named, result, to }) => `${named} springt met ${result} weg naar ${to}.`,
  followed: ({ rider: named, dice, to }) => `${named} gooit ${dice.join(' + ')} en springt mee naar ${to}.`,
  followedWithPoint: ({ rider: named, result, to }) => `${named} verbrandt een punt voor ${result} en springt mee naar ${to}.`,
  failed: ({ rider: named, dice, need }) => `${named} gooit ${dice.join(' + ')} maar heeft ${need} nodig: de poging mislukt.`,
  failedWith: ({ rider: named, result, need }) => `${named} blijft op ${result} maar heeft ${need} nodig: de poging mislukt.`,
  punctured: (named) =>
    `${named} gooit een 1: materiaalpech. De poging mislukt, en de volgende keer rijdt de groep zonder ${named} verder.`,
  movedUp: ({ rider: named, to }) => `${named} schuift op naar ${to}.`,
  movedBack: ({ rider: named, to }) => `${named} gaat achteruit naar ${to}.`,
  madeRoom: ({ rider: named, to }) => `${named} maakt plaats en gaat achteruit naar ${to}.`,
  dropped: ({ rider: named, to }) => `${named} kan het snelle tempo niet betalen en zakt naar ${to}.`,
  chased: ({ rider: named, to, squares: count }) => `${named} verbrandt ${points('stamina')(count)} en komt tot ${to}.`,
  burnt: (burners) =>
    `Het snelle tempo kost ${form(burners.length, '', 'ieder ')}een punt: ${burners.map(({ rider: named, skill }) => `${named} (${skills[skill]})`).join(', ')}.`,
  fed: ({ rider: named, amount, skill }) => `${named} eet: ${amount} erbij voor ${skills[skill]}.`,
  easedOff: ({ riders, size }) =>
    `Niemand op kop kan een snel tempo betalen: ${riders} ${form(size, 'valt', 'vallen')} terug naar gestaag.`,
  paced: ({ seat, riders, pace }) => `${seat} bepaalt het tempo van ${riders}: ${paces[pace]}.`,
  accelerated: ({ seat, riders, pace, rider: named, skill }) =>
    `${seat} bepaalt het tempo van ${riders}: ${paces[pace]}, voor ${points(skill)(1)} van ${named}.`,
  joined: (groups) => `Groepen komen samen: ${groupList(groups)}.`,
  parted: (groups) => `Een groep breekt: ${groupList(groups)}.`,
  regrouped: (groups) => `De groepen veranderen: ${groupList(groups)}.`,
  overTheTop: ({ rider: named, top, place, gets }) =>
    `${named} komt als ${ordinal(place)} over de top op ${top}${gets > 0 ? `: ${plural(gets, 'punt', 'punten')}` : ''}.`,
  won: ({ rider: named, sprint }) => `${named} wint, met nog ${points('sprint')(sprint)}.`,
  finished: ({ rider: named, place, sprint }) => `${named} wordt ${ordinal(place)}, met nog ${points('sprint')(sprint)}.`,
  ended: 'De koers is voorbij.',

  refusals,
  screens,
  stageRace: {
    kinds: {
      'grand-tour': { label: 'Grote ronde', hint: 'om de beurt vlak, heuvels en bergen' },
      flat: { label: 'Vlak', hint: 'voor sprinters' },
      hilly: { label: 'Heuvels', hint: 'de hele weg korte beklimmingen' },
      mountains: { label: 'Bergen', hint: 'voor klimmers' },
      'ready-made': { label: 'Kant-en-klare parcoursen', hint: 'de tien parcoursen met een naam' },
    },
    classifications: { general: 'Algemeen klassement', climbers: 'Bergklassement' },
    jerseys: { yellow: 'de gele trui van het algemeen klassement', 'polka-dot': 'de bolletjestrui van het bergklassement' },
    primes: { top: 'top' },
    firstPast: (who, count) => `${who} kwam als eerste boven op ${plural(count, 'top', 'toppen')}.`,
    days: { stage: 'etappe' },
    arrival: {
      turns: { label: 'Beurten', hint: 'na de beurt van de winnaar; 0 voor dezelfde beurt' },
      group: { label: 'Groep', hint: 'hetzelfde nummer voor renners die in één groep zaten toen de eerste ervan finishte' },
    },
    prepare: {
      points: { label: 'Punten bij de start', hint: 'tot zes meer dan er over zijn, niets boven de waarde bij het begin van de koers' },
    },
  },
  sheets: {
    course: 'Parcours',
    wheel: 'Temposchijf',
    teams: 'Ploegbladen',
    markers: { start: 'START', summit: 'TOP', finish: 'FINISH' },
    letters: { uphill: 'O', flat: 'V', downhill: 'A' },
    feed: 'R',
    sections: { climb: 'bergop (O)', flat: 'vlak (V)', descent: 'bergaf (A)' },
    terrains: { uphill: 'bergop', flat: 'vlak', downhill: 'bergaf' },
    needs: ({ more, need }) => `+${more} = ${need}`,
    more: (amount) => `+${amount}`,
    wheelHints: [
      'Knip de schijf en de fiches uit; elke groep heeft een fiche op de buitenste ring, bij het eigen tempo en terrein.',
      'Buitenste ring: vakken per beurt. Middelste ring: wegspringen vraagt zoveel meer, en dus dit resultaat.',
      'Binnenste ring: meespringen vraagt zoveel meer dan de aanvaller heeft.',
      'Snel kost elke renner op het eerste vak een punt: conditie; bergop ook klimmen, bergaf ook sprint.',
    ],
    team: (number) => `Ploeg ${number}`,
    racer: (number) => `Renner ${number}`,
    skills: { sprint: 'Sprint', stamina: 'Conditie', climbing: 'Klimmen' },
    crossOut: 'Een vol vakje is een punt: kruis het door als het verbrand is. Een gestippeld vakje kan nog gevuld worden.',
    giveOut: (amount) => `Omlijn ${amount} vakjes voor elke renner; kruis een punt door als het verbrand is.`,
  },
};
