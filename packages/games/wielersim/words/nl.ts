import type { Details, Names, Noun, RefusalWords } from '@gruppetto/words';
import { form, list, measures, ordinal, plural } from '@gruppetto/words/grammar/nl';
import type { Reason } from '../rules/reasons.ts';
import type { GroupKind, RiderType } from '../rules/types.ts';
import type { Sentences } from './en.ts';
import { screens } from './nl-screens.ts';
import { sheets } from './nl-sheets.ts';

const squares = (count: number): string => plural(count, 'vak', 'vakken');
const riders = (count: number): string => plural(count, 'renner', 'renners');
const rows = (count: number): string => plural(count, 'rij', 'rijen');
const points = (count: number): string => plural(count, 'punt', 'punten');
const sum = (dice: readonly number[]): string => dice.join(' + ');
const time = (seconds: number): string => measures.seconds(seconds);
const on = (sector: string | undefined): string => (sector === undefined ? '' : ` op ${sector}`);
const less = (malus: number): string => (malus === 0 ? '' : ` min ${malus}`);
const won = (prizes: readonly string[]): string => (prizes.length === 0 ? '' : ` (${prizes.join(', ')})`);

const roles: Readonly<Record<RiderType, Noun>> = {
  leader: { one: 'kopman', many: 'kopmannen' },
  climber: { one: 'klimmer', many: 'klimmers' },
  sprinter: { one: 'sprinter', many: 'sprinters' },
  helper: { one: 'knecht', many: 'knechten' },
};

const groups: Readonly<Record<GroupKind, string>> = {
  leaders: 'Kopgroep',
  chasers: 'Achtervolgers',
  peloton: 'Peloton',
  dropped: 'Gelost',
  gruppetto: 'Gruppetto',
};

/** A group in running text. */
const theGroup: Readonly<Record<GroupKind, string>> = {
  leaders: 'de kopgroep',
  chasers: 'de achtervolgers',
  peloton: 'het peloton',
  dropped: 'de volgende',
  gruppetto: 'de gruppetto',
};

const riderIn = ({ rider }: Details, names: Names): string => names.rider(Number(rider));

const refusals: Readonly<Record<Reason, RefusalWords>> = {
  'not-utf-8': () => 'Sommige tekens zijn onleesbaar. Sla de tekst op als UTF-8 en probeer het opnieuw.',
  'name-missing': () => 'De eerste regel moet de naam van de koers zijn, maar dit is al een regel van de tabel.',
  'no-table-row': () => 'Dit is geen regel van de tabel. Scheid plaats, km, gebeurtenis, vakken te gaan en kleur met |.',
  'too-many-columns': ({ count, max }) =>
    `Deze regel heeft ${count} kolommen; de tabel heeft er ${max}: plaats, km, gebeurtenis, vakken te gaan, kleur.`,
  twice: () => 'Deze regel staat er twee keer.',
  'no-strict-order': ({ types }) => `Noem elk van de vier types één keer, het hoogste eerst: ${types}.`,
  'hierarchy-missing': ({ types }) => `Voeg een regel ‘hierarchy: ${types}’ toe, in de volgorde van deze koers.`,
  'need-number': ({ value }) => `‘${value}’ is geen aantal kilometers.`,
  'unknown-event': ({ event, values }) => `De gebeurtenis ‘${event}’ bestaat niet. De gebeurtenissen zijn: ${values}.`,
  'malus-out-of-range': ({ value, min, max }) => `De hoogste malus van een klim ligt tussen ${min} en ${max}, niet ${value}.`,
  'unknown-colour': ({ value, values }) => `De kleur ‘${value}’ bestaat niet. De kleuren zijn: ${values}.`,
  'unknown-prologue': ({ value, values }) => `‘${value}’ kan in een proloog niet opnieuw gooien. Kies uit: ${values}.`,
  'km-falls': ({ km, before }) => `${km} km komt na ${before} km. Kilometers kunnen niet teruglopen.`,
  'finish-missing': () => 'De finish ontbreekt: de laatste regel heeft de gebeurtenis ‘finish’, of 0 vakken te gaan.',
  'two-finishes': ({ line }) => `Op regel ${line} staat al een finish.`,
  'after-the-finish': () => 'Na de finish komt niets meer.',
  'finish-not-at-0': ({ value }) => `Aan de finish zijn er 0 vakken te gaan, niet ${value}.`,
  'colour-at-finish': () => 'Aan de finish begint geen stuk, dus die heeft geen kleur.',
  'not-in-a-prologue': () => 'Een proloog rijd je tegen de klok: geen vakken, kleuren, rondjes of gebeurtenissen, behalve de finish.',
  'route-length': ({ value, min, max }) => `Een koers heeft ${min} tot ${max} vakken, niet ${value}.`,
  'first-colour': ({ values }) => `Het eerste stuk heeft een kleur nodig: ${values}.`,
  'before-the-start': () => 'Voor de vliegende start, de eerste regel met vakken te gaan, gebeurt er niets.',
  'squares-rise': ({ value, before }) =>
    `${plural(Number(value), 'vak', 'vakken')} te gaan komt na ${before}. De vakken te gaan kunnen niet oplopen.`,
  'climb-not-ended': ({ line }) => `De klim die op regel ${line} begint, heeft nog geen top.`,
  'cobbles-not-ended': ({ line }) => `De kasseien die op regel ${line} beginnen, hebben nog geen einde.`,
  'no-climb-here': () => 'Deze klim heeft een top maar geen begin. Noem het begin zoals de top, of geef het de gebeurtenis ‘climb start’.',
  'no-cobbles-here': () =>
    'Deze kasseien hebben een einde maar geen begin. Noem het begin zoals het einde, of geef het de gebeurtenis ‘cobbles start’.',
  'climb-too-short': ({ count, min }) => `Een klim heeft minstens ${min} vakken; deze heeft er ${count}.`,
  'cobbles-too-short': () => 'Kasseien hebben minstens één vak.',
  'quote-not-closed': () => 'Een aanhalingsteken is niet gesloten.',
  'wrong-columns': ({ count, need }) => `Deze regel heeft ${plural(Number(count), 'kolom', 'kolommen')}; het moeten er drie zijn: ${need}.`,
  'unknown-type': ({ value, values }) => `‘${value}’ is geen type renner. De types zijn: ${values}.`,
  'type-twice': ({ team, type, line }) => `${team} heeft al een ${roles[type as RiderType]?.one ?? type}, op regel ${line}.`,
  'name-twice': ({ team, name, line }) => `${name} van ${team} staat al op regel ${line}.`,
  'too-many-riders': ({ max }) => `Te veel renners: er kunnen er hoogstens ${max} starten.`,
  'nobody-starts': () => 'De startlijst is leeg. Schrijf één regel per renner.',
  'no-such-number': ({ value, max }) => `Nummer ${value} bestaat niet; de lijst heeft ${riders(Number(max))}.`,
  'absent-twice': ({ number }) => `Nummer ${number} staat er twee keer.`,
  'all-absent': ({ riders: all }) =>
    `${form(Number(all), 'De enige renner is afwezig', `Alle ${all} renners zijn afwezig`)}. Er moet er minstens één starten.`,
  'winner-not-at-0': (details, names) => `${riderIn(details, names)} won, dus de tijd is 0 seconden.`,
  'home-too-early': (details, names) =>
    `${riderIn(details, names)} staat achter een renner die ${time(Number(details.seconds))} na de winnaar binnenkwam, en kan dus niet sneller zijn.`,
  'rider-twice': (details, names) => `${riderIn(details, names)} staat er twee keer.`,
  'square-taken': ({ rider, other, row, lane }, names) =>
    `${names.rider(Number(rider))} en ${names.rider(Number(other))} staan op hetzelfde vak, rij ${row}, baan ${lane}.`,
  'riders-missing': ({ missing }) =>
    `Er ${form(Number(missing), 'ontbreekt', 'ontbreken')} ${riders(Number(missing))}: niet op de weg en niet binnen.`,
  'home-out-of-order': () => 'Zet wie binnen is in de volgorde van aankomst.',
  'mark-not-reached': ({ name }) => `Nog niemand is voorbij ${name}, dus niemand heeft daar een plaats.`,
  'place-missing': (details, names) => `${riderIn(details, names)} is voorbij ${details.name} en moet daar een plaats hebben.`,
  'not-past-the-top': (details, names) => `${riderIn(details, names)} heeft een plaats op ${details.name}, maar is er nog niet voorbij.`,
  'not-in-the-group': (details, names) =>
    `${riderIn(details, names)} heeft een plaats op ${details.name}, maar geen groep kan van daar zo ver naar achteren hebben gereikt.`,
};

/** What WielerSIM says in Dutch. Where a sentence is a list, each of them says the same thing. */
export const nl: Sentences = {
  square: { one: 'rij', many: 'rijen' },
  distance: { one: 'vak', many: 'vakken' },
  start: 'De start',
  turn: (turn) => `Ronde ${turn}`,
  options: {
    route: {
      label: 'Routeschema',
      hint: 'een naam, dan een regel per plaats: plaats | km | gebeurtenis | vakken te gaan | kleur; de hiërarchie komt als laatste',
    },
    riders: { label: 'Startlijst', hint: 'één regel per renner: ploeg, renner, type (leader, climber, sprinter of helper)' },
    startDice: {
      label: 'Startworp',
      hint: 'voor de plaatsen op het startveld',
      values: { d10: 'Twee tienzijdige dobbelstenen', d6: 'Vier gewone dobbelstenen' },
    },
    jersey: { label: 'Leiderstrui', hint: 'nummer van de drager: de regel op de startlijst; 0 voor niemand' },
    absent: { label: 'Niet aan de start', hint: 'nummers van de renners die niet meer in koers zijn' },
    bonusSeconds: { label: 'Bonificaties', hint: 'aan de finish en aan tussensprints' },
    mountainPoints: { label: 'Punten in bergetappes', hint: 'ook aan de finish van een etappe met een klim C1 of HC' },
  },
  groups,
  rain: 'Regen: meer valpartijen',
  roles,
  things: {
    points,
    'mountain-points': (amount) => plural(amount, 'bergpunt', 'bergpunten'),
    'bonus-seconds': (amount) => plural(amount, 'bonificatieseconde', 'bonificatieseconden'),
  },
  question: 'De koers is onderweg',
  ride: { label: 'Laat ze rijden', detail: 'één ronde' },

  people: (names, others) => list(others > 0 ? [...names, `${others} anderen`] : names),

  prologueBegins: ({ race, count }) => `${race}: ${riders(count)} tegen de klok, de een na de ander.`,
  startBegins: ({ race, count, toGo }) => `${race}: een vliegende start voor ${riders(count)}, met nog ${squares(toGo)} te gaan.`,
  turnBehindHome: ({ turn, count, toGo }) =>
    form(
      count,
      `Ronde ${turn}: er is nog één renner, met ${squares(toGo)} te gaan.`,
      `Ronde ${turn}: er zijn nog ${riders(count)}, de eerste met ${squares(toGo)} te gaan.`,
    ),
  turnOn: ({ turn, toGo, sector }) => [
    `Ronde ${turn}: de kop van de koers rijdt op ${sector}, met nog ${squares(toGo)} te gaan.`,
    `Ronde ${turn}. Nog ${squares(toGo)}, op ${sector}.`,
  ],
  turnPast: ({ turn, toGo, location }) => [
    `Ronde ${turn}: de kop van de koers is voorbij ${location}, met nog ${squares(toGo)} te gaan.`,
    `Ronde ${turn}. Nog ${squares(toGo)}, voorbij ${location}.`,
  ],
  turnBegins: ({ turn, toGo }) => [
    `Ronde ${turn}: nog ${squares(toGo)} voor de kop van de koers.`,
    `Ronde ${turn}. Nog ${squares(toGo)} te gaan.`,
  ],

  placed: ({ rider, dice, to, lane }) => `${rider} gooit ${sum(dice)} en start op rij ${to}, baan ${lane}.`,
  placedBestTwo: ({ rider, dice, to, lane }) => `${rider} gooit ${sum(dice)}, telt de beste twee en start op rij ${to}, baan ${lane}.`,
  placedAgain: (one) =>
    `${one.rider} gooit ${sum(one.dice)}, gooit ${list(one.was.map((die) => `de ${die}`))} opnieuw: ${list(one.now.map(String))}, en start op rij ${one.to}, baan ${one.lane}.`,
  rowFull: (row) => `Rij ${row} is vol.`,

  weather: {
    wetStart: ['Het regent bij de start.', 'Een natte start: regen.', 'Een grijze lucht en regen bij de start.'],
    dryStart: ['De weg is droog bij de start.', 'Een droge start.', 'Geen regen bij de start.'],
    rainBegins: ['Halverwege, en het begint te regenen.', 'Halverwege gaan de sluizen open.', 'Donkere wolken halverwege: nu regent het.'],
    rainGoesOn: ['Halverwege, en het regent nog steeds.', 'Ook halverwege blijft het regenen.'],
    rainEnds: ['Halverwege, en het houdt op met regenen.', 'Halverwege klaart het op: de regen is voorbij.'],
    staysDry: ['Halverwege, en nog steeds droog.', 'Ook halverwege blijft het droog.'],
  },

  rode: ({ rider, dice, malus, to }) => [
    `${rider} gooit ${sum(dice)}${less(malus)} en rijdt naar ${to}.`,
    `${rider}: ${sum(dice)}${less(malus)}, naar ${to}.`,
  ],
  rodeBestTwo: ({ rider, dice, malus, to }) => [
    `${rider} gooit ${sum(dice)}, telt de beste twee${less(malus)} en rijdt naar ${to}.`,
    `${rider}: de beste twee van ${sum(dice)}${less(malus)}, naar ${to}.`,
  ],
  rodeBy: ({ rider, by, malus, to }) => [`${rider} rijdt ${by}${less(malus)}, naar ${to}.`, `${rider}: ${by}${less(malus)}, naar ${to}.`],
  stoppedThere: 'Een volle rij verspert daar de weg.',
  sped: ({ role, rider, dice, equivalent, malus, to }) => [
    `Daar is ${roles[role].one} ${rider}: ${sum(dice)} is meer dan de ${equivalent} van het wiel. Naar ${to}${less(malus) && `, min ${malus} voor de weg`}.`,
    `${rider} wacht niet op het wiel: ${sum(dice)}${less(malus)}, meer dan die ${equivalent}, en weg naar ${to}.`,
    `Deze weg ligt ${roles[role].one} ${rider}: ${sum(dice)}${less(malus)}, meer dan de ${equivalent} van het wiel, naar ${to}.`,
  ],
  notFaster: ({ rider, dice, equivalent }) => [
    `${rider} probeert te versnellen, maar ${sum(dice)} is niet meer dan de ${equivalent} van het wiel.`,
    `${rider} wil meer dan het wiel geeft: ${sum(dice)}, niet genoeg.`,
  ],
  follows: ({ rider, wheel, to }) => [
    `${rider} volgt ${wheel} naar ${to}.`,
    `${rider} pakt het wiel van ${wheel}, naar ${to}.`,
    `${rider} gaat mee met ${wheel}, naar ${to}.`,
  ],
  follow: ({ riders: who, wheel }) => [
    `${who} volgen ${wheel}.`,
    `${who} blijven in het wiel van ${wheel}.`,
    `${who} gaan mee met ${wheel}.`,
  ],
  countered: ({ rider, wheel, die, to }) => [
    `${rider} gooit een ${die} en springt mee met ${wheel}, naar ${to}.`,
    `Een ${die}: ${rider} heeft een antwoord en bijt zich vast aan ${wheel}, op ${to}.`,
    `${rider} reageert met een ${die} en zit in het wiel van ${wheel}, op ${to}.`,
  ],
  notCountered: ({ rider, attacker, die }) => [
    `${rider} wil mee met ${attacker} maar gooit een ${die}.`,
    `${rider} heeft geen antwoord: een ${die}.`,
    `Een ${die} voor ${rider}, die de demarrage moet laten gaan.`,
  ],
  attacked: ({ rider, role, toGo, sector }) => [
    `${rider} demarreert${on(sector)}, met nog ${squares(toGo)} te gaan!`,
    `Demarrage! Daar gaat ${roles[role].one} ${rider}${on(sector)}, nog ${squares(toGo)}.`,
    `${rider} springt weg${on(sector)}, met nog ${squares(toGo)} te gaan!`,
    `En weg is ${rider}${on(sector)}! Nog ${squares(toGo)}.`,
  ],
  escaped: ({ rider, die, to }) => [
    `${rider} gooit een ${die}, wijkt uit en rijdt door naar ${to}.`,
    `Een ${die}: ${rider} stuurt om de valpartij heen en rijdt naar ${to}.`,
  ],
  events: {
    crash: (rider) => [`Valpartij! ${rider} gaat tegen de grond.`, `${rider} ligt op de grond!`, `Wielen raken elkaar, en ${rider} valt!`],
    'flat-tyre': (rider) => [`Lekke band voor ${rider}.`, `${rider} steekt een hand op: lekke band.`, `${rider} rijdt lek.`],
    'steering-error': (rider, die) => [
      `${rider} mist een bocht en rijdt maar ${die}.`,
      `Een stuurfout: ${rider} rijdt ${die}.`,
      `${rider} moet vol in de remmen en rijdt maar ${die}.`,
    ],
    nothing: (rider) => [
      `Een zeven voor ${rider}, maar er gebeurt niets.`,
      `${rider} gooit een zeven en blijft uit de problemen.`,
      `Een zeven; het loopt goed af voor ${rider}.`,
    ],
    surge: (rider) => [
      `${rider} schakelt een tandje bij: de zeven is een tien waard.`,
      `Een versnelling van ${rider}: de zeven telt als tien.`,
    ],
    attack: (rider) => [`${rider} maakt van de zeven een twaalf.`, `Uit het niets maakt ${rider} van de zeven een twaalf.`],
  },
  stayed: {
    blocked: (rider) => [`${rider} zit ingesloten achter een volle rij.`, `Geen doorkomen aan voor ${rider}: de weg is vol.`],
    crash: (rider) => [`${rider} verliest de ronde.`, `${rider} zit weer op de fiets, maar is de ronde kwijt.`],
    'taken-down': (rider, by, die) => [
      `${rider} gooit een ${die} en gaat mee tegen de grond met ${by}.`,
      `Een ${die}: ${rider} kan ${by} niet ontwijken en valt ook.`,
    ],
    'flat-tyre': (rider) => [`${rider} wacht op een wiel en verliest de ronde.`, `${rider} staat deze ronde aan de kant.`],
  },

  clear: ({ ahead, behind, alone, sector }) => [
    `${ahead} ${alone ? 'rijdt' : 'rijden'} weg van ${behind}${on(sector)}.`,
    `Een gat achter ${ahead}${on(sector)}: geen antwoord van ${behind}.`,
  ],
  dropped: ({ riders: who, alone, sector }) => [
    `${who} ${alone ? 'moet' : 'moeten'} lossen${on(sector)}.`,
    `${who} ${alone ? 'kan' : 'kunnen'} de wielen niet houden${on(sector)}.`,
  ],
  split: ({ ahead, behind, sector }) => [
    `De groep breekt${on(sector)}: ${ahead} vooraan, ${behind} erachter.`,
    `Een breuk${on(sector)}: ${riders(ahead)} vooraan, ${behind} erachter.`,
  ],
  riders,
  caught: ({ ahead, behind, alone, sector }) => [
    `${behind} ${alone ? 'is' : 'zijn'} weer bij ${ahead}${on(sector)}.`,
    `${behind} ${alone ? 'dicht' : 'dichten'} het gat met ${ahead}${on(sector)}.`,
    `Weer samen${on(sector)}: ${behind} ${alone ? 'heeft' : 'hebben'} ${ahead} bijgehaald.`,
  ],
  gap: ({ riders: who, seconds }) => `${who} op ${time(seconds)}`,
  gapOfGroup: ({ kind, count, seconds }) => `${theGroup[kind]} (${count}) op ${time(seconds)}`,
  gaps: ({ head, gaps, more, home }) =>
    `${home ? 'Nu vooraan op de weg' : 'Op kop'}: ${head}; dan ${gaps.join(', ')}${more ? '; de rest nog verder' : ''}.`,
  rowsInSeconds: (count, seconds) => `${rows(count)} = ${seconds} s`,
  together: (parts) => parts.join('; '),

  intermediateAlone: (name) => [`De tussensprint in ${name}: één renner passeert alleen.`],
  intermediate: (name, count) => [
    `${riders(count)} strijden om de tussensprint in ${name}.`,
    `De tussensprint in ${name}: ${riders(count)} gaan ervoor.`,
  ],
  sprintToWin: (count) => [
    `${riders(count)} sprinten om de zege!`,
    `De sprint is begonnen: ${riders(count)}, één winnaar.`,
    `Daar komen ze: ${riders(count)} in de sprint!`,
  ],
  sprintFor: (place, count) => [
    `${riders(count)} sprinten om plaats ${place}.`,
    `De volgende groep: ${riders(count)} sprinten om plaats ${place}.`,
  ],
  sprinted: ({ rider, dice, to }) => [`${rider} gooit ${sum(dice)} en haalt ${to}.`, `${rider}: ${sum(dice)}, naar ${to}.`],
  sprintedPast: ({ rider, dice, rows: passed, to }) => [
    `${rider} gooit ${sum(dice)}, passeert ${rows(passed)} en haalt ${to}.`,
    `${rider}: ${sum(dice)}, voorbij ${rows(passed)}, naar ${to}.`,
  ],
  theSprinter: (rider) => `Sprinter ${rider}`,
  firstOver: ({ rider, name, category, prizes }) => [
    `${rider} komt als eerste boven op ${name}, ${category}${won(prizes)}.`,
    `${rider} gaat op kop over de top van ${name}, ${category}${won(prizes)}.`,
  ],
  over: ({ rider, name, place, prizes }) => [
    `${ordinal(place)} op ${name}: ${rider}${won(prizes)}.`,
    `${rider} komt als ${ordinal(place)} boven op ${name}${won(prizes)}.`,
  ],
  wonIntermediate: ({ rider, name, prizes }) => [
    `${rider} wint de tussensprint in ${name}${won(prizes)}.`,
    `De sprint in ${name} is voor ${rider}${won(prizes)}.`,
  ],
  placedIntermediate: ({ rider, name, place, prizes }) => [
    `${ordinal(place)} in ${name}: ${rider}${won(prizes)}.`,
    `${rider} wordt ${ordinal(place)} in ${name}${won(prizes)}.`,
  ],

  timed: ({ rider, dice }) => `${rider} gooit ${sum(dice)}.`,
  timedAgain: ({ rider, dice, again }) =>
    `${rider} gooit ${sum(dice)}, en ${plural(again.length, 'dobbelsteen', 'dobbelstenen')} opnieuw: ${sum(again)}.`,
  bestTime: (pips) => `${pips} ogen: voorlopig de beste tijd.`,
  timeSoFar: ({ pips, place, seconds }) => `${pips} ogen: voorlopig ${ordinal(place)}, op ${time(seconds)}.`,
  lowestAgain: (dice, pips) => `${sum(dice)}, de laagste opnieuw: ${pips}`,
  pips: (dice, pips) => `${sum(dice)} = ${pips}`,

  wins: ({ rider, role, prizes }) => [
    `${rider} wint${won(prizes)}!`,
    `De zege is voor ${roles[role].one} ${rider}${won(prizes)}!`,
    `${rider} pakt de zege${won(prizes)}!`,
  ],
  sharesTheWin: ({ rider, prizes }) => [`${rider} deelt de zege${won(prizes)}!`],
  sameTime: ({ rider, place, prizes }) => [
    `${ordinal(place)}: ${rider}, in dezelfde tijd${won(prizes)}.`,
    `${rider} wordt ${ordinal(place)}, in dezelfde tijd${won(prizes)}.`,
    `${rider} pakt plaats ${place} in dezelfde tijd${won(prizes)}.`,
  ],
  finished: ({ rider, place, seconds, prizes }) => [
    `${ordinal(place)}: ${rider}, op ${time(seconds)}${won(prizes)}.`,
    `${rider} wordt ${ordinal(place)}, op ${time(seconds)}${won(prizes)}.`,
    `${rider} pakt plaats ${place}, op ${time(seconds)}${won(prizes)}.`,
  ],
  ended: ['Iedereen is binnen.', 'De laatste renner is binnen: de koers is voorbij.'],

  notes: { atLeastOne: 'minstens 1', rain: 'regen', cobbles: 'kasseien', worth: (thrown) => `${thrown} waard` },

  fields: { squares: 'vakken te gaan' },
  atLine: (line, what) => `Regel ${line}: ${what}`,
  atField: (line, field, what) => `Regel ${line}, ${field}: ${what}`,

  refusals,
  screens,
  sheets,
  outs: { 'did-not-start': 'niet gestart' },
  stageRace: {
    kinds: {
      'grand-tour': { label: 'Grote ronde', hint: 'een proloog, dan voor elk wat wils' },
      flat: { label: 'Voor sprinters', hint: 'vlakke etappes, met af en toe een heuvel' },
      classics: { label: 'Heuvels en kasseien', hint: 'voor kopmannen' },
      mountains: { label: 'Bergen', hint: 'cols en aankomsten bergop, voor klimmers' },
      'ready-made': { label: 'Kant-en-klare routes', hint: 'de routes die bij het spel horen' },
    },
    classifications: { general: 'Algemeen klassement', points: 'Puntenklassement', mountain: 'Bergklassement' },
    jerseys: {
      yellow: 'de gele trui van het algemeen klassement',
      green: 'de groene trui van het puntenklassement',
      'polka-dot': 'de bolletjestrui van het bergklassement',
    },
    primes: {
      sprint: 'tussensprint',
      HC: 'top van buitencategorie',
      C1: 'top van eerste categorie',
      C2: 'top van tweede categorie',
      C3: 'top van derde categorie',
    },
    days: { prologue: 'proloog', flat: 'vlakke of heuvelachtige etappe', mountain: 'bergetappe' },
    arrival: { seconds: { label: 'Seconden', hint: 'achter de winnaar' } },
    outs: { abandoned: 'opgave', 'did-not-start': 'niet gestart' },
  },
};
