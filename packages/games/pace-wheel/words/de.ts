import type { Details, Names, RefusalWords } from '@gruppetto/words';
import { form, list, ordinal, plural, ridersNamed } from '@gruppetto/words/grammar/de';
import type { Pace, Points, Reason, Skill, Terrain } from '../rules/types.ts';
import type { Sentences } from './en.ts';

const skills: Readonly<Record<Skill, string>> = { sprint: 'Sprint', stamina: 'Ausdauer', climbing: 'Berg' };
const points = (skill: Skill) => (amount: number) => plural(amount, `${skills[skill]}punkt`, `${skills[skill]}punkte`);
const sprintLeft = (amount: number): string => (amount === 0 ? 'keine Sprintpunkte mehr' : `noch ${points('sprint')(amount)}`);
const squaresOf = (count: number): string => plural(count, 'Feld', 'Felder');
const percent = (chance: number): string => `${Math.round(100 * chance)}\u00a0%`;
const profile = ({ sprint, stamina, climbing }: Points): string => `Sprint ${sprint}, Ausdauer ${stamina}, Berg ${climbing}`;
const where: Readonly<Record<Terrain, string>> = { uphill: 'bergauf', flat: 'in der Ebene', downhill: 'bergab' };
const paces: Readonly<Record<Pace, string>> = { slow: 'langsam', steady: 'gleichmäßig', fast: 'schnell' };

const skillIn = (skill: unknown): string => skills[skill as Skill] ?? `${skill}`;
const paceIn = (pace: unknown): string => paces[pace as Pace] ?? `${pace}`;

const groupList = (groups: readonly { readonly riders: string; readonly square: number }[]): string =>
  groups.map(({ riders, square }) => `${riders} auf ${square}`).join('; ');

const rider = (details: Details, names: Names): string => names.rider(Number(details.rider));

const refusals: Readonly<Record<Reason, RefusalWords>> = {
  'wrong-run': ({ run, from }) =>
    `„${run}“, ab Zeichen ${from}, ist keine Folge von Feldern. Schreib einen Buchstaben (u, f oder d; groß für Verpflegungsfelder) und eine Zahl, etwa f20.`,
  'wrong-course-length': ({ squares, min, max }) => `Eine Strecke hat ${min} bis ${max} Felder, nicht ${squares}.`,
  'wrong-profile': ({ sum, need }) => `Ein Fahrer bekommt insgesamt ${need} Punkte, nicht ${sum}.`,
  'profiles-not-given': () => 'Punkte lassen sich nur mitnehmen, wenn die Profile feststehen und nicht am Tisch vergeben werden.',
  'never-gained': ({ gained, max }) =>
    `Dieser Fahrer hat ${plural(Number(gained), 'Punkt', 'Punkte')} mehr als am Start; die Verpflegung kann höchstens ${max} gebracht haben.`,
  'above-profile': ({ value, max }) =>
    `Dieser Fahrer bekam von diesem Wert ${max} für das ganze Rennen, er kann also nicht ${value} haben.`,
  'below-left': ({ value, min }) => `Dieser Fahrer hat von diesem Wert noch ${min}, er kann also nicht mit ${value} starten.`,
  'recovers-too-much': ({ value, max }) => `Ein Fahrer bekommt zwischen zwei Etappen ${max} Punkte zurück, nicht ${value}.`,
  'winner-not-at-0': (details, names) => `${rider(details, names)} hat gewonnen, also mit 0 Zügen Rückstand.`,
  'home-too-early': (details, names) =>
    `${rider(details, names)} steht hinter einem Fahrer, der ${plural(Number(details.turns), 'Zug', 'Züge')} nach dem Sieger ankam.`,
  'not-in-first-square': (details, names) => `${rider(details, names)} kann nicht ausreißen: nicht auf dem ersten Feld der Gruppe.`,
  'no-point-to-attack': (details, names) => `${rider(details, names)} kann nicht ausreißen: kein ${skillIn(details.skill)}punkt mehr.`,
  'one-breakaway-a-turn': () => 'Deine Chance auszureißen hattest du in diesem Zug schon.',
  'left-behind': (details, names) => `${rider(details, names)} ist zurückgeblieben und kann in der Gruppe nicht umgesetzt werden.`,
  'more-than-one-step': ({ from, to }) => `Das Tempo ändert sich um eine Stufe je Zug: von ${paceIn(from)} auf ${paceIn(to)} ist zu viel.`,
  'nobody-can-pay': () => 'Auf dem ersten Feld könnte niemand schnelles Tempo zahlen.',
  'no-point-to-accelerate': ({ to }) => `Keiner deiner Fahrer auf dem ersten Feld hat einen Punkt für das Tempo „${paceIn(to)}“.`,
  'skill-full': (details, names) => `${rider(details, names)} hat schon zehn Punkte für ${skillIn(details.skill)}.`,
  'rider-twice': (details, names) => `${rider(details, names)} steht an zwei Stellen.`,
  'road-out-of-order': () => 'Liste die Fahrer auf der Straße vom ersten bis zum letzten auf.',
  'square-too-full': ({ square }) => `Auf Feld ${square} stehen mehr als vier Fahrer.`,
  'riders-missing': ({ missing }) =>
    `In diesem Rennen ${form(Number(missing), 'fehlt', 'fehlen')} ${plural(Number(missing), 'Fahrer', 'Fahrer')}.`,
  'asked-out-of-turn': () => 'Punkte werden reihum vergeben, Fahrer für Fahrer.',
  'placed-out-of-turn': (details, names) => `${rider(details, names)} wurde außer der Reihe aufgestellt.`,
  'not-on-the-road': (details, names) => `${rider(details, names)} ist nicht auf der Straße.`,
  'not-past-it': (details, names) =>
    `${rider(details, names)} kann noch nicht über diesen Gipfel gefahren sein: So weit ist niemand gekommen.`,
  'not-left-behind': (details, names) => `${rider(details, names)} kann jetzt nicht durch einen Defekt zurückliegen.`,
  'no-such-group': () => 'Diese Gruppe gibt es nicht.',
  'nothing-to-ask': () => 'Hier hat niemand etwas zu entscheiden.',
  'not-over': () => 'Das Rennen ist noch nicht vorbei.',
};

const screens: Sentences['screens'] = {
  courses: {
    'river-road': 'Die Flussstraße',
    'vineyard-hills': 'Weinberge',
    'salt-flats': 'Die Salzebene',
    'goat-pass': 'Über den Ziegenpass',
    'old-quarry': 'Hinauf zum alten Steinbruch',
    'cloud-road': 'Die Wolkenstraße',
    'lighthouse-coast': 'Die Leuchtturmküste',
    'long-descent': 'Die lange Abfahrt',
    'two-sisters': 'Die zwei Schwestern',
    'mill-circuit': 'Viermal um die Mühle',
  },
  ownCourse: 'Eigene Strecke',
  kinds: { flat: 'Flach', hilly: 'Hügelig', mountains: 'Berge' },
  brush: 'Was beim Antippen gezeichnet wird',
  brushes: { uphill: 'Bergauf', flat: 'Flach', downhill: 'Bergab', feed: 'Essen' },
  typeOrMake: 'Selbst eingeben oder vom Programm erzeugen lassen',
  kindOfCourse: 'Art der Strecke',
  seed: 'Startwert',
  makeCourse: 'Strecke erzeugen',
  squares: squaresOf,
  longer: '5 mehr',
  shorter: '5 weniger',

  profiles: { sprinter: 'Sprinter', rouleur: 'Rouleur', climber: 'Bergfahrer', 'all-rounder': 'Allrounder' },
  ownProfile: 'Eigenes',
  kindOf: (named) => `Typ von ${named}`,
  skills,
  skillOf: ({ skill, rider: named }) => `${skills[skill]} von ${named}`,
  skillTyped: ({ skill, rider: named }) => `${skills[skill]} von ${named}, getippt`,

  givePoints: 'Diese Punkte geben',
  allGiven: (of) => `alle ${of} vergeben`,
  stillToGive: ({ left, of }) => `noch ${left} von ${of} zu vergeben`,
  tooMany: (count) => `${count} zu viel`,

  pointsLeft: 'Punkte übrig und verbraucht',
  racer: 'Fahrer',
  leftOf: ({ left, of }) => `noch ${left} von ${of}`,

  turnOf: (seat) => `${seat} ist dran`,
  steps: { move: 'Fahren', break: 'Ausreißen', shuffle: 'Position', burn: 'Verbrauch', pace: 'Tempo' },

  wheel: 'Das Rad',
  paces,
  group: (number) => `Gruppe ${number}`,
  paceAt: ({ pace, square }) => `${paces[pace]}, Feld ${square}`,
  wheelShows: ({ group, pace, terrain, squares, need, more }) =>
    `${group}: ${paces[pace]} ${where[terrain]}, ${squaresOf(squares)} je Zug. Ein Ausreißversuch braucht ${need}; ein Konter ${more} mehr als der Angreifer.`,
};

/** What Pace Wheel says in German. */
export const de: Sentences = {
  square: { one: 'Feld', many: 'Felder', gender: 'n' },
  start: 'Start',
  turn: (turn) => `Zug ${turn}`,
  options: {
    teams: { label: 'Teams', hint: 'je drei Fahrer; mit zwölf Fahrern wird das Rennen am besten' },
    course: {
      label: 'Strecke',
      hint: 'Folgen von Feldern: f flach, u bergauf, d bergab, Großbuchstaben für Verpflegungsfelder, etwa f20 u8 d6 F2 f90',
    },
    profiles: {
      label: 'Profile',
      hint: '15 Punkte für jeden Fahrer: Sprint, Ausdauer und Berg, je bis zu 10',
      values: { 'at-the-table': 'Die Spieler vergeben die Punkte', given: 'Hier festlegen' },
    },
    given: { label: 'Punkte', hint: 'jedes Fahrers; ein Sprinter, ein Rouleur und ein Bergfahrer, wenn du nichts änderst' },
    carried: { label: 'Übrige Punkte', hint: 'was jeder Fahrer von der Etappe davor noch hat' },
    dice: { label: 'Würfel', values: { 'one-twelve-sided': 'Ein Zwölfseiter', 'two-six-sided': 'Zwei Sechsseiter' } },
    feed: { label: 'Verpflegungszonen', hint: 'wer dort einen Zug beendet, bekommt zwei Punkte' },
    incidents: { label: 'Defekte', hint: 'wer eine 1 würfelt, fährt beim nächsten Mal nicht mit' },
    accelerating: {
      label: 'Beschleunigen',
      hint: 'das Tempo einer Gruppe um eine Stufe erhöhen',
      values: { 'costs-a-point': 'Kostet einen Punkt', free: 'Ist umsonst' },
    },
    groupSprint: {
      label: 'Gruppensprint',
      hint: 'wenn Fahrer einer Gruppe zusammen über die Linie fahren',
      values: { 'by-points': 'Die meisten Sprintpunkte gewinnen', 'by-square': 'Wer am weitesten kommt, gewinnt' },
    },
    race: {
      label: 'Rennen',
      values: { 'one-day': 'Eintagesrennen: endet mit dem Sieg', stage: 'Etappe: alle ins Ziel, Berge zählen' },
    },
  },
  groups: { breakaway: 'Ausreißer', peloton: 'Peloton', gruppetto: 'Gruppetto', dropped: 'Abgehängt' },
  // The chance to fail is part of what a choice says of itself.
  risks: { fails: '', 'fails-with-a-point': '', incident: 'Defekt', countered: 'ein Gegner geht mit' },
  things: { sprint: points('sprint'), stamina: points('stamina'), climbing: points('climbing') },

  askPoints: ({ seat, rider: named }) => `${seat}: 15 Punkte für ${named}`,
  askPlace: (seat) => `${seat}: Stell einen Fahrer am Start auf`,
  askRide: (seat) => `${seat} ist dran: Die Gruppen fahren`,
  askChase: (named) => `${named} ist zurückgeblieben: mit Ausdauer aufholen?`,
  askBreakaway: (seat) => `${seat}: ausreißen?`,
  askSpend: (named) => `${named} hat gewürfelt: mehr Punkte verbrauchen?`,
  askCounter: (named) => `${named}: mitgehen?`,
  askAdd: (named) => `${named} fehlt eins: einen Punkt verbrauchen?`,
  askShuffle: (seat) => `${seat}: einen Fahrer in der Gruppe umsetzen?`,
  askPush: (seat) => `${seat}: Wer macht Platz?`,
  askBurn: (named) => `${named} fährt schnell: Womit zahlen?`,
  askPace: ({ seat, rider: named }) => `${seat}: Welches Tempo für die Gruppe von ${named}?`,
  askFeed: (named) => `${named} verpflegt sich: Welcher Wert?`,

  profile,
  usualThree: 'Die üblichen drei',
  usualThreeAre: 'ein Sprinter, ein Rouleur und ein Bergfahrer',
  placeInRow: ({ rider: named, row }) => `${named} in Startreihe ${row} stellen`,
  ride: 'Fahren',
  rideHow: 'jede Gruppe in ihrem Tempo',
  chaseNot: 'Nichts verbrauchen',
  chase: (squares) => `${points('stamina')(squares)} für ${squaresOf(squares)}`,
  breakAway: (named) => `${named} reißt aus`,
  stay: 'Nicht ausreißen',
  odds: ({ to, further, chance }) =>
    further === undefined ? `auf ${to}: ${percent(chance)}` : `auf ${to} oder ${further}: ${percent(chance)}`,
  oddsWithPoint: (chance) => `${percent(chance)} mit einem weiteren Punkt`,
  spendNothing: 'Nichts mehr verbrauchen',
  spendToAdd: 'Ein Punkt, um 1 zu addieren',
  spendToGoFurther: 'Ein Punkt für ein Feld mehr',
  spendBoth: 'Zwei Punkte: 1 addieren und ein Feld mehr',
  fails: 'der Versuch scheitert',
  to: (to) => `auf ${to}`,
  counter: 'Mitgehen',
  letGo: 'Ziehen lassen',
  addNothing: 'Punkt behalten',
  add: 'Punkt verbrauchen',
  shuffleTo: ({ rider: named, to }) => `${named} auf ${to}`,
  makesRoom: 'jemand muss Platz machen',
  keep: 'Niemanden umsetzen',
  pushBack: (named) => `${named} geht ein Feld zurück`,
  burn: (skill) => `${skills[skill]} verbrauchen`,
  paces: { slow: 'Langsam', steady: 'Gleichmäßig', fast: 'Schnell' },
  accelerates: ({ rider: named, skill }) => `${named} verbraucht ${points(skill)(1)}`,
  payNextTurn: (names) => `der nächste Zug kostet ${form(names.length, '', 'je ')}einen Punkt: ${list(names)}`,
  together: (parts) => parts.join('; '),
  feed: (skill) => `${skills[skill]} auffüllen`,
  feedGives: (amount) => `${amount} mehr`,

  began: (seat) => `${seat} ist dran.`,
  profiled: ({ rider: named, points: given }) => `${named} bekommt ${profile(given)}.`,
  placed: ({ rider: named, row }) => `${named} stellt sich in Startreihe ${row} auf.`,
  threwToBegin: ({ seat, dice }) => `${seat} würfelt ${dice.join(' + ')} um den ersten Zug.`,
  threw: ({ rider: named, dice, need }) => `${named} würfelt ${dice.join(' + ')} und braucht ${need}.`,
  riders: ridersNamed,
  rode: ({ riders, size, pace, terrain, squares, to }) =>
    `${riders} ${form(size, 'fährt', 'fahren')} ${paces[pace]} ${where[terrain]}: ${squaresOf(squares)}${to === undefined ? '' : `, auf ${to}`}.`,
  blocked: ({ rider: named, to, aimed }) => `${named} kommt nur auf ${to}: Ein volles Feld versperrt den Weg auf ${aimed}.`,
  fullAt: (aimed) => `Ein volles Feld versperrt den Weg auf ${aimed}.`,
  atTheRoadside: (named) => `${named} steht mit Defekt am Straßenrand, die Gruppe fährt weiter.`,
  noRoom: (named) => `${named} hat vorn keinen Platz und bleibt stehen.`,
  brokeAway: ({ rider: named, dice, to }) => `${named} würfelt ${dice.join(' + ')} und reißt aus, auf ${to}.`,
  brokeAwayWithPoint: ({ rider: named, result, to }) => `${named} kommt mit einem Punkt auf ${result} und reißt aus, auf ${to}.`,
  brokeAwayWithout: ({ rider: named, result, to }) => `${named} reißt mit ${result} aus, auf ${to}.`,
  followed: ({ rider: named, dice, to }) => `${named} würfelt ${dice.join(' + ')} und geht mit, auf ${to}.`,
  followedWithPoint: ({ rider: named, result, to }) => `${named} kommt mit einem Punkt auf ${result} und geht mit, auf ${to}.`,
  failed: ({ rider: named, dice, need }) => `${named} würfelt ${dice.join(' + ')}, braucht aber ${need}: Der Versuch scheitert.`,
  failedWith: ({ rider: named, result, need }) => `${named} bleibt bei ${result}, braucht aber ${need}: Der Versuch scheitert.`,
  punctured: (named) => `${named} würfelt eine 1: ein Defekt. Der Versuch scheitert, und der nächste Zug mit der Gruppe fällt aus.`,
  movedUp: ({ rider: named, to }) => `${named} geht nach vorn auf ${to}.`,
  movedBack: ({ rider: named, to }) => `${named} geht zurück auf ${to}.`,
  madeRoom: ({ rider: named, to }) => `${named} macht Platz und geht zurück auf ${to}.`,
  dropped: ({ rider: named, to }) => `${named} kann das schnelle Tempo nicht zahlen und fällt zurück auf ${to}.`,
  chased: ({ rider: named, to, squares }) => `${named} verbraucht ${points('stamina')(squares)} und kommt auf ${to}.`,
  burnt: (list) =>
    `Das schnelle Tempo kostet ${form(list.length, '', 'je ')}einen Punkt: ${list.map(({ rider: named, skill }) => `${named} (${skills[skill]})`).join(', ')}.`,
  fed: ({ rider: named, amount, skill }) => `${named} verpflegt sich: +${amount} ${skills[skill]}.`,
  easedOff: ({ riders, size }) =>
    `Vorn kann niemand schnelles Tempo zahlen: ${riders} ${form(size, 'fährt', 'fahren')} nur noch gleichmäßig.`,
  paced: ({ seat, riders, size, pace }) => `${seat} gibt das Tempo vor: ${riders} ${form(size, 'fährt', 'fahren')} ${paces[pace]}.`,
  accelerated: ({ seat, riders, size, pace, rider: named, skill }) =>
    `${seat} gibt das Tempo vor: ${riders} ${form(size, 'fährt', 'fahren')} ${paces[pace]}, für ${points(skill)(1)} von ${named}.`,
  joined: (groups) => `Gruppen laufen zusammen: ${groupList(groups)}.`,
  parted: (groups) => `Eine Gruppe zerfällt: ${groupList(groups)}.`,
  regrouped: (groups) => `Die Gruppen ordnen sich neu: ${groupList(groups)}.`,
  overTheTop: ({ rider: named, top, place, gets }) =>
    `${named} kommt als ${ordinal(place)} über den Gipfel auf ${top}${gets > 0 ? `: ${plural(gets, 'Punkt', 'Punkte')}` : ''}.`,
  won: ({ rider: named, sprint }) => `${named} gewinnt und hat ${sprintLeft(sprint)}.`,
  finished: ({ rider: named, place, sprint }) => `${named} kommt als ${ordinal(place)} ins Ziel und hat ${sprintLeft(sprint)}.`,
  ended: 'Das Rennen ist vorbei.',

  refusals,
  screens,
  stageRace: {
    kinds: {
      'grand-tour': { label: 'Große Rundfahrt', hint: 'abwechselnd Ebene, Hügel und Berge' },
      flat: { label: 'Flach', hint: 'für Sprinter' },
      hilly: { label: 'Hügelig', hint: 'kurze Anstiege die ganze Strecke lang' },
      mountains: { label: 'Berge', hint: 'für Bergfahrer' },
      'ready-made': { label: 'Fertige Strecken', hint: 'die zehn Strecken mit Namen' },
    },
    classifications: { general: 'Gesamtwertung', climbers: 'Bergwertung' },
    jerseys: { yellow: 'das Gelbe Trikot der Gesamtwertung', 'polka-dot': 'das Gepunktete Trikot der Bergwertung' },
    primes: { top: 'Gipfel' },
    firstPast: (who, count) => `${who} war auf ${plural(count, 'Gipfel', 'Gipfeln')} vorn.`,
    days: { stage: 'Etappe' },
    arrival: {
      turns: { label: 'Züge', hint: 'nach dem Zug des Siegers; 0 für denselben Zug' },
      group: { label: 'Gruppe', hint: 'dieselbe Nummer für Fahrer, die in einer Gruppe waren, als deren erster ankam' },
    },
    prepare: {
      points: { label: 'Punkte am Start', hint: 'bis zu sechs mehr als übrig, kein Wert über dem Stand zu Beginn des Rennens' },
    },
  },
  sheets: {
    course: 'Strecke',
    wheel: 'Temporad',
    teams: 'Teamblätter',
    markers: { start: 'START', summit: 'GIPFEL', finish: 'ZIEL' },
    letters: { uphill: 'S', flat: 'F', downhill: 'A' },
    feed: 'R',
    sections: { climb: 'Steigung (S)', flat: 'flach (F)', descent: 'Abfahrt (A)' },
    terrains: { uphill: 'Steigung', flat: 'flach', downhill: 'Abfahrt' },
    needs: ({ more, need }) => `+${more} = ${need}`,
    more: (amount) => `+${amount}`,
    wheelHints: [
      'Schneide das Rad und die Marker aus; jede Gruppe hat einen Marker auf dem äußeren Ring, bei ihrem Tempo und Gelände.',
      'Äußerer Ring: Felder je Zug. Mittlerer Ring: So viel mehr braucht ein Ausreißversuch, also dieses Ergebnis.',
      'Innerer Ring: So viel mehr als der Angreifer braucht ein Konter.',
      'Schnell kostet jeden Fahrer auf dem ersten Feld einen Punkt: Ausdauer; bergauf auch Berg, bergab auch Sprint.',
    ],
    team: (number) => `Team ${number}`,
    racer: (number) => `Fahrer ${number}`,
    skills: { sprint: 'Sprint', stamina: 'Ausdauer', climbing: 'Berg' },
    crossOut:
      'Ein Kästchen mit festem Rand ist ein Punkt: Kreuze es durch, wenn er verbraucht ist. Ein gestricheltes kann noch gefüllt werden.',
    giveOut: (amount) => `Umrande ${amount} Kästchen für jeden Fahrer; kreuze einen Punkt durch, wenn er verbraucht ist.`,
  },
};
