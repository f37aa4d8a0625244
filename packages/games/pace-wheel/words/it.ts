import { capital, type Details, type Names, type RefusalWords } from '@gruppetto/words';
import { article, list, ordinal, percent, plural, ridersNamed, toName } from '@gruppetto/words/grammar/it';
import type { Pace, Points, Reason, Skill, Terrain } from '../rules/types.ts';
import type { Sentences } from './en.ts';

const skills: Readonly<Record<Skill, string>> = { sprint: 'sprint', stamina: 'resistenza', climbing: 'salita' };
const inPoints: Readonly<Record<Skill, (amount: number) => string>> = {
  sprint: (amount) => plural(amount, 'punto di sprint', 'punti di sprint'),
  stamina: (amount) => plural(amount, 'punto di resistenza', 'punti di resistenza'),
  climbing: (amount) => plural(amount, 'punto salita', 'punti salita'),
};
const squaresOf = (count: number): string => plural(count, 'casella', 'caselle');
const profile = ({ sprint, stamina, climbing }: Points): string => `sprint ${sprint}, resistenza ${stamina}, salita ${climbing}`;
const where: Readonly<Record<Terrain, string>> = { uphill: 'in salita', flat: 'in pianura', downhill: 'in discesa' };
const paces: Readonly<Record<Pace, string>> = { slow: 'lenta', steady: 'regolare', fast: 'veloce' };

const rider = (details: Details, names: Names): string => names.rider(Number(details.rider));
/** "di sprint", after "punti". */
const ofSkill: Readonly<Record<Skill, string>> = { sprint: 'di sprint', stamina: 'di resistenza', climbing: 'salita' };

const refusals: Readonly<Record<Reason, RefusalWords>> = {
  'wrong-run': ({ run, from }) =>
    `«${run}», al carattere ${from}, non è una serie di caselle. Scrivi una lettera (u, f o d; maiuscola per i rifornimenti) e un numero, per esempio f20.`,
  'wrong-course-length': ({ squares, min, max }) => `Un percorso ha da ${min} a ${max} caselle, non ${squares}.`,
  'wrong-profile': ({ sum, need }) => `Un corridore riceve in tutto ${need} punti, non ${sum}.`,
  'profiles-not-given': () => 'I punti si possono riportare solo se i profili sono già stabiliti, non distribuiti al tavolo.',
  'never-gained': ({ gained, max }) =>
    `Questo corridore ha ${plural(Number(gained), 'punto', 'punti')} in più di quando è partito; i rifornimenti possono avergliene dati al massimo ${max}.`,
  'above-profile': ({ value, max }) => `Per tutta la corsa questo corridore ha ${max} di questa dote, quindi non può averne ${value}.`,
  'below-left': ({ value, min }) => `A questo corridore resta ${min} di questa dote, quindi non può partire con ${value}.`,
  'recovers-too-much': ({ value, max }) => `Tra due tappe un corridore recupera ${max} punti, non ${value}.`,
  'winner-not-at-0': (details, names) => `${rider(details, names)} ha vinto, quindi arriva 0 turni dopo chi vince.`,
  'home-too-early': (details, names) =>
    `${rider(details, names)} è piazzato dietro a chi è arrivato ${plural(Number(details.turns), 'turno', 'turni')} dopo chi vince.`,
  'not-in-first-square': (details, names) => `${rider(details, names)} non può andare in fuga: non è nella prima casella del suo gruppo.`,
  'no-point-to-attack': (details, names) =>
    `${rider(details, names)} non può andare in fuga: non ha più punti ${ofSkill[details.skill as Skill]}.`,
  'one-breakaway-a-turn': () => 'In questo turno hai già avuto la tua occasione di andare in fuga.',
  'left-behind': (details, names) => `${rider(details, names)} è rimasto indietro e non si può spostare dentro il gruppo.`,
  'more-than-one-step': ({ from, to }) =>
    `L’andatura cambia di un livello per turno: da ${paces[from as Pace] ?? from} a ${paces[to as Pace] ?? to} è troppo.`,
  'nobody-can-pay': () => 'Nella prima casella nessuno potrebbe pagare l’andatura veloce.',
  'no-point-to-accelerate': ({ to }) =>
    `Nessuno dei tuoi nella prima casella ha un punto da bruciare per l’andatura ${paces[to as Pace] ?? to}.`,
  'skill-full': (details, names) => `${rider(details, names)} ha già dieci punti ${ofSkill[details.skill as Skill]}.`,
  'rider-twice': (details, names) => `${rider(details, names)} è in due posti.`,
  'road-out-of-order': () => 'Elenca i corridori in strada dal primo all’ultimo.',
  'square-too-full': ({ square }) => `Sulla casella ${square} ci sono più di quattro corridori.`,
  'riders-missing': ({ missing }) => `${plural(Number(missing), 'corridore di questa corsa manca', 'corridori di questa corsa mancano')}.`,
  'asked-out-of-turn': () => 'I punti si danno a turno, corridore per corridore.',
  'placed-out-of-turn': (details, names) => `Non era il turno di schierare ${rider(details, names)}.`,
  'not-on-the-road': (details, names) => `${rider(details, names)} non è in strada.`,
  'not-past-it': (details, names) => `${rider(details, names)} non può avere già passato questa cima: nessuno è arrivato così lontano.`,
  'not-left-behind': (details, names) => `${rider(details, names)} non può essere attardato adesso da un guasto.`,
  'no-such-group': () => 'Questo gruppo non c’è.',
  'nothing-to-ask': () => 'Qui nessuno ha nulla da decidere.',
  'not-over': () => 'La corsa non è ancora finita.',
};

interface Attempt {
  readonly rider: string;
  readonly dice: readonly number[];
}
type To = { readonly to: number };
type Rider = { readonly rider: string };

interface Rode {
  readonly riders: string;
  readonly pace: Pace;
  readonly terrain: Terrain;
  readonly squares: number;
  readonly to: number | undefined;
}

interface GroupSaid {
  readonly riders: string;
  readonly square: number;
}

const groupList = (groups: readonly GroupSaid[]): string => groups.map(({ riders, square }) => `${riders} sulla ${square}`).join('; ');

interface WheelSaid {
  readonly group: string;
  readonly pace: Pace;
  readonly terrain: Terrain;
  readonly squares: number;
  readonly need: number;
  readonly more: number;
}

const screens: Sentences['screens'] = {
  courses: {
    'river-road': 'La strada del fiume',
    'vineyard-hills': 'Le colline dei vigneti',
    'salt-flats': 'Le saline',
    'goat-pass': 'Oltre il Passo delle Capre',
    'old-quarry': 'Su alla vecchia cava',
    'cloud-road': 'La strada delle nuvole',
    'lighthouse-coast': 'La costa dei fari',
    'long-descent': 'La lunga discesa',
    'two-sisters': 'Le due sorelle',
    'mill-circuit': 'Quattro volte intorno al mulino',
  },
  ownCourse: 'Il tuo percorso',
  kinds: { flat: 'Pianura', hilly: 'Colline', mountains: 'Montagne' },
  brush: 'Che cosa disegni',
  brushes: { uphill: 'Salita', flat: 'Pianura', downhill: 'Discesa', feed: 'Rifornimento' },
  typeOrMake: 'Scrivilo, o fallo creare al programma',
  kindOfCourse: 'Tipo di percorso',
  seed: 'Seme',
  makeCourse: 'Crea un percorso',
  squares: squaresOf,
  longer: '5 in più',
  shorter: '5 in meno',

  profiles: { sprinter: 'Velocista', rouleur: 'Passista', climber: 'Scalatore', 'all-rounder': 'Completo' },
  ownProfile: 'Personalizzato',
  kindOf: (named: string) => `Tipo di ${named}`,
  skills,
  skillOf: ({ skill, rider: named }: Rider & { skill: Skill }) => `${skills[skill]} di ${named}`,
  skillTyped: ({ skill, rider: named }: Rider & { skill: Skill }) => `${skills[skill]} di ${named}, da scrivere`,

  givePoints: 'Dai questi punti',
  allGiven: (of: number) => `dati tutti e ${of}`,
  stillToGive: ({ left, of }: { left: number; of: number }) => `${left} di ${of} ancora da dare`,
  tooMany: (count: number) => `${count} di troppo`,

  pointsLeft: 'Punti rimasti e bruciati',
  racer: 'corridore',
  leftOf: ({ left, of }: { left: number; of: number }) => `${left} di ${of}`,

  turnOf: (seat: string) => `Turno di ${seat}`,
  steps: { move: 'Mossa', break: 'Fuga', shuffle: 'Posti', burn: 'Punti', pace: 'Andatura' },

  wheel: 'La ruota',
  paces,
  group: (number: number) => `Gruppo ${number}`,
  paceAt: ({ pace, square }: { pace: Pace; square: number }) => `${paces[pace]}, casella ${square}`,
  wheelShows: ({ group, pace, terrain, squares, need, more }: WheelSaid) =>
    `${group}: andatura ${paces[pace]} ${where[terrain]}, ${squaresOf(squares)} per turno. Per una fuga serve ${need}; per una risposta, ${more} in più di chi attacca.`,
};

/** What Pace Wheel says in Italian. */
export const it: Sentences = {
  square: { one: 'casella', many: 'caselle', gender: 'f' },
  start: 'Partenza',
  turn: (turn: number) => `Turno ${turn}`,
  options: {
    teams: { label: 'Squadre', hint: 'tre corridori ciascuna; con dodici corridori la corsa è più bella' },
    course: {
      label: 'Percorso',
      hint: 'serie di caselle: f pianura, u salita, d discesa, maiuscole per i rifornimenti, per esempio f20 u8 d6 F2 f90',
    },
    profiles: {
      label: 'Profili',
      hint: '15 punti per corridore: sprint, resistenza e salita, fino a 10 ciascuno',
      values: { 'at-the-table': 'I punti li danno i giocatori', given: 'Stabiliscili qui' },
    },
    given: { label: 'Punti', hint: 'di ogni corridore; un velocista, un passista e uno scalatore se non li cambi' },
    carried: { label: 'Punti rimasti', hint: 'che cosa resta a ogni corridore dalla tappa precedente' },
    dice: { label: 'Dadi', values: { 'one-twelve-sided': 'Un dado a dodici facce', 'two-six-sided': 'Due dadi a sei facce' } },
    feed: { label: 'Rifornimenti', hint: 'chi ci finisce un turno riceve due punti' },
    incidents: { label: 'Guasti meccanici', hint: 'chi fa 1 salta il movimento successivo' },
    accelerating: {
      label: 'Accelerare',
      hint: 'alzare di un livello l’andatura di un gruppo',
      values: { 'costs-a-point': 'Costa un punto', free: 'È gratis' },
    },
    groupSprint: {
      label: 'Volata di gruppo',
      hint: 'quando i corridori di un gruppo tagliano il traguardo insieme',
      values: { 'by-points': 'Vince chi ha più punti di sprint', 'by-square': 'Vince chi è più lontano oltre la linea' },
    },
    race: {
      label: 'Corsa',
      values: { 'one-day': 'Di un giorno: finisce con il turno di chi vince', stage: 'Tappa: arrivano tutti, le salite contano' },
    },
  },
  groups: { breakaway: 'Fuga', peloton: 'Gruppo', gruppetto: 'Gruppetto', dropped: 'Staccati' },
  // The chance to fail is part of what a choice says of itself.
  risks: { fails: '', 'fails-with-a-point': '', incident: 'guasto meccanico', countered: 'un avversario risponde' },
  things: inPoints,

  askPoints: ({ seat, rider: named }: Rider & { seat: string }) => `${seat}: dai 15 punti ${toName(named)}`,
  askPlace: (seat: string) => `${seat}: schiera un corridore alla partenza`,
  askRide: (seat: string) => `Turno di ${seat}: i gruppi si muovono`,
  askChase: (named: string) => `${named} è rimasto indietro: bruci resistenza per rientrare?`,
  askBreakaway: (seat: string) => `${seat}: vai in fuga?`,
  askSpend: (named: string) => `${named} ha lanciato: bruci altri punti?`,
  askCounter: (named: string) => `${named}: rispondi al fuggitivo?`,
  askAdd: (named: string) => `${capital(toName(named))} manca 1: bruci un punto?`,
  askShuffle: (seat: string) => `${seat}: sposti un corridore dentro il gruppo?`,
  askPush: (seat: string) => `${seat}: chi fa posto?`,
  askBurn: (named: string) => `${named}, andatura veloce: quale punto bruci?`,
  askPace: ({ seat, rider: named }: Rider & { seat: string }) => `${seat}: che andatura per il gruppo di ${named}?`,
  askFeed: (named: string) => `${named} si rifornisce: quale dote?`,

  profile,
  usualThree: 'I tre classici',
  usualThreeAre: 'un velocista, un passista e uno scalatore',
  placeInRow: ({ rider: named, row }: Rider & { row: number }) => `${named} nella fila ${row} di partenza`,
  ride: 'Avanti',
  rideHow: 'ogni gruppo alla sua andatura',
  chaseNot: 'Non bruciare nulla',
  chase: (squares: number) => `Brucia ${inPoints.stamina(squares)} per ${squaresOf(squares)}`,
  breakAway: (named: string) => `${named} va in fuga`,
  stay: 'Nessuna fuga',
  odds: ({ to, further, chance }: To & { further: number | undefined; chance: number }) =>
    further === undefined ? `alla ${to}: ${percent(chance)}` : `alla ${to} o ${further}: ${percent(chance)}`,
  oddsWithPoint: (chance: number) => `${percent(chance)} con un altro punto`,
  spendNothing: 'Non bruciare altro',
  spendToAdd: 'Un punto per aggiungere 1',
  spendToGoFurther: 'Un punto per un’altra casella',
  spendBoth: 'Due punti: aggiungi 1 e un’altra casella',
  fails: 'il tentativo fallisce',
  to: (to: number) => `alla ${to}`,
  counter: 'Rispondi',
  letGo: 'Lascia andare',
  addNothing: 'Tieni il punto',
  add: 'Brucia un punto',
  shuffleTo: ({ rider: named, to }: Rider & To) => `${named} alla ${to}`,
  makesRoom: 'qualcuno deve fare posto',
  keep: 'Non spostare nessuno',
  pushBack: (named: string) => `${named} arretra di una casella`,
  burn: (skill: Skill) => `Brucia ${skills[skill]}`,
  paces: { slow: 'Lenta', steady: 'Regolare', fast: 'Veloce' },
  accelerates: ({ rider: named, skill }: Rider & { skill: Skill }) => `${named} brucia ${inPoints[skill](1)}`,
  payNextTurn: (names: readonly string[]) => `al prossimo turno un punto in meno per ${list(names)}`,
  together: (parts: readonly string[]) => parts.join('; '),
  feed: (skill: Skill) => `Aggiungi a ${skills[skill]}`,
  feedGives: (amount: number) => `${amount} in più`,

  began: (seat: string) => `Turno di ${seat}.`,
  profiled: ({ rider: named, points: given }: Rider & { points: Points }) => `${named} riceve ${profile(given)}.`,
  placed: ({ rider: named, row }: Rider & { row: number }) => `${named} si schiera nella fila ${row} di partenza.`,
  threwToBegin: ({ seat, dice }: { seat: string; dice: readonly number[] }) => `${seat} lancia per cominciare: ${dice.join(' + ')}.`,
  threw: ({ rider: named, dice, need }: Attempt & { need: number }) => `${named} fa ${dice.join(' + ')}; serve ${need}.`,
  riders: ridersNamed,
  rode: ({ riders, pace, terrain, squares, to }: Rode) =>
    `${riders}: andatura ${paces[pace]} ${where[terrain]}, ${squaresOf(squares)}${to === undefined ? '' : `, alla ${to}`}.`,
  blocked: ({ rider: named, to, aimed }: Rider & To & { aimed: number }) =>
    `${named} arriva solo alla ${to}: una casella piena sbarra la strada per la ${aimed}.`,
  fullAt: (aimed: number) => `Una casella piena sbarra la strada per la ${aimed}.`,
  atTheRoadside: (named: string) => `${named} è fermo per il guasto mentre il gruppo va avanti.`,
  noRoom: (named: string) => `${named} non ha posto davanti e resta lì.`,
  brokeAway: ({ rider: named, dice, to }: Attempt & To) => `${named} fa ${dice.join(' + ')} e va in fuga fino alla ${to}.`,
  brokeAwayWithPoint: ({ rider: named, result, to }: Rider & To & { result: number }) =>
    `${named} brucia un punto, arriva a ${result} e va in fuga fino alla ${to}.`,
  brokeAwayWithout: ({ rider: named, result, to }: Rider & To & { result: number }) =>
    `Con ${result}, ${named} va in fuga fino alla ${to}.`,
  followed: ({ rider: named, dice, to }: Attempt & To) => `${named} fa ${dice.join(' + ')} e risponde, alla ${to}.`,
  followedWithPoint: ({ rider: named, result, to }: Rider & To & { result: number }) =>
    `${named} brucia un punto, arriva a ${result} e risponde, alla ${to}.`,
  failed: ({ rider: named, dice, need }: Attempt & { need: number }) =>
    `${named} fa ${dice.join(' + ')}, ma serve ${need}: il tentativo fallisce.`,
  failedWith: ({ rider: named, result, need }: Rider & { result: number; need: number }) =>
    `${named} resta a ${result}, ma serve ${need}: il tentativo fallisce.`,
  punctured: (named: string) => `${named} fa 1: guasto meccanico. Il tentativo fallisce, e il corridore salta il prossimo movimento.`,
  movedUp: ({ rider: named, to }: Rider & To) => `${named} risale alla ${to}.`,
  movedBack: ({ rider: named, to }: Rider & To) => `${named} arretra alla ${to}.`,
  madeRoom: ({ rider: named, to }: Rider & To) => `${named} fa posto e arretra alla ${to}.`,
  dropped: ({ rider: named, to }: Rider & To) => `${named} non può pagare l’andatura veloce e arretra alla ${to}.`,
  chased: ({ rider: named, to, squares }: Rider & To & { squares: number }) =>
    `${named} brucia ${inPoints.stamina(squares)} e arriva alla ${to}.`,
  burnt: (burners: readonly { readonly rider: string; readonly skill: Skill }[]) => {
    const payers = burners.map(({ rider: named, skill }) => `${named} (${skills[skill]})`).join(', ');
    return burners.length === 1
      ? `L’andatura veloce costa un punto ${toName(payers)}.`
      : `L’andatura veloce costa un punto a testa: ${payers}.`;
  },
  fed: ({ rider: named, amount, skill }: Rider & { amount: number; skill: Skill }) =>
    `${named} si rifornisce: ${amount} in più di ${skills[skill]}.`,
  easedOff: ({ riders }: { riders: string }) => `Davanti nessuno può pagare l’andatura veloce: per ${riders} si torna a quella regolare.`,
  paced: ({ seat, riders, pace }: { seat: string; riders: string; pace: Pace }) =>
    `${seat} detta l’andatura ${toName(riders)}: ${paces[pace]}.`,
  accelerated: ({ seat, riders, pace, rider: named, skill }: Rider & { seat: string; riders: string; pace: Pace; skill: Skill }) =>
    `${seat} detta l’andatura ${toName(riders)}: ${paces[pace]}, per ${inPoints[skill](1)} di ${named}.`,
  joined: (groups: readonly GroupSaid[]) => `I gruppi si ricompattano: ${groupList(groups)}.`,
  parted: (groups: readonly GroupSaid[]) => `Un gruppo si spezza: ${groupList(groups)}.`,
  regrouped: (groups: readonly GroupSaid[]) => `Cambiano i gruppi: ${groupList(groups)}.`,
  overTheTop: ({ rider: named, top, place, gets }: Rider & { top: number; place: number; gets: number }) =>
    `${named} scollina ${article('al', ordinal(place))} posto, sulla ${top}${gets > 0 ? `: ${plural(gets, 'punto', 'punti')}` : ''}.`,
  won: ({ rider: named, sprint }: Rider & { sprint: number }) => `${named} vince; punti di sprint rimasti: ${sprint}.`,
  finished: ({ rider: named, place, sprint }: Rider & { place: number; sprint: number }) =>
    `${named} chiude ${article('al', ordinal(place))} posto; punti di sprint rimasti: ${sprint}.`,
  ended: 'La corsa è finita.',

  refusals,
  screens,
  stageRace: {
    kinds: {
      'grand-tour': { label: 'Grande giro', hint: 'pianura, colline e montagne a turno' },
      flat: { label: 'Pianura', hint: 'per velocisti' },
      hilly: { label: 'Colline', hint: 'salite brevi dall’inizio alla fine' },
      mountains: { label: 'Montagne', hint: 'per scalatori' },
      'ready-made': { label: 'Percorsi pronti', hint: 'i dieci percorsi con un nome' },
    },
    classifications: { general: 'Classifica generale', climbers: 'Scalatori' },
    jerseys: { yellow: 'la maglia gialla della classifica generale', 'polka-dot': 'la maglia a pois degli scalatori' },
    primes: { top: 'cima' },
    firstPast: (who, count) => `${who} passa in testa su ${plural(count, 'cima', 'cime')}.`,
    days: { stage: 'tappa' },
    arrival: {
      turns: { label: 'Turni', hint: 'dopo il turno di chi vince; 0 per lo stesso turno' },
      group: { label: 'Gruppo', hint: 'lo stesso numero per chi era in un gruppo quando è arrivato il suo primo corridore' },
    },
    prepare: {
      points: { label: 'Punti al via', hint: 'fino a sei in più di quelli rimasti, nessuno oltre il valore d’inizio corsa' },
    },
  },
  sheets: {
    course: 'Percorso',
    wheel: 'Ruota dell’andatura',
    teams: 'Fogli delle squadre',
    markers: { start: 'PARTENZA', summit: 'CIMA', finish: 'ARRIVO' },
    letters: { uphill: 'S', flat: 'P', downhill: 'D' },
    feed: 'R',
    sections: { climb: 'salita (S)', flat: 'pianura (P)', descent: 'discesa (D)' },
    terrains: { uphill: 'salita', flat: 'pianura', downhill: 'discesa' },
    needs: ({ more, need }: { more: number; need: number }) => `+${more} = ${need}`,
    more: (amount: number) => `+${amount}`,
    wheelHints: [
      'Ritaglia la ruota e i gettoni; ogni gruppo ha un gettone sull’anello esterno, alla sua andatura e sul suo terreno.',
      'Anello esterno: caselle per turno. Anello centrale: quanto serve in più per una fuga, e quindi il risultato da fare.',
      'Anello interno: quanto serve in più di chi attacca per rispondere.',
      'L’andatura veloce costa un punto a ogni corridore della prima casella: resistenza; in salita anche punti salita, in discesa anche sprint.',
    ],
    team: (number: number) => `Squadra ${number}`,
    racer: (number: number) => `Corridore ${number}`,
    skills: { sprint: 'Sprint', stamina: 'Resistenza', climbing: 'Salita' },
    crossOut: 'Un quadretto pieno è un punto: barralo quando lo bruci. Uno tratteggiato si può ancora riempire.',
    giveOut: (amount: number) => `Cerchia ${amount} quadretti per corridore; barra un punto quando lo bruci.`,
  },
};
