import type { Details, Names, Noun, RefusalWords } from '@gruppetto/words';
import { article, form, list, measures, ordinal, plural, toName } from '@gruppetto/words/grammar/it';
import type { Reason } from '../rules/reasons.ts';
import type { Category, GroupKind, RiderType } from '../rules/types.ts';
import type { Sentences } from './en.ts';
import { screens } from './it-screens.ts';
import { sheets } from './it-sheets.ts';

const squares = (count: number): string => plural(count, 'casella', 'caselle');
const riders = (count: number): string => plural(count, 'corridore', 'corridori');
const rowsOf = (count: number): string => plural(count, 'riga', 'righe');
const sum = (dice: readonly number[]): string => dice.join(' + ');
const time = (seconds: number): string => measures.seconds(seconds);
const on = (sector: string | undefined): string => (sector === undefined ? '' : ` su ${sector}`);
const less = (malus: number): string => (malus === 0 ? '' : ` meno ${malus}`);
const won = (prizes: readonly string[]): string => (prizes.length === 0 ? '' : ` (${prizes.join(', ')})`);

const roles: Readonly<Record<RiderType, Noun>> = {
  leader: { one: 'capitano', many: 'capitani' },
  climber: { one: 'scalatore', many: 'scalatori' },
  sprinter: { one: 'velocista', many: 'velocisti' },
  helper: { one: 'gregario', many: 'gregari' },
};
const theRole: Readonly<Record<RiderType, string>> = {
  leader: 'il capitano',
  climber: 'lo scalatore',
  sprinter: 'il velocista',
  helper: 'il gregario',
};
const toRole: Readonly<Record<RiderType, string>> = {
  leader: 'al capitano',
  climber: 'allo scalatore',
  sprinter: 'al velocista',
  helper: 'al gregario',
};
const ofRole: Readonly<Record<RiderType, string>> = {
  leader: 'del capitano',
  climber: 'dello scalatore',
  sprinter: 'del velocista',
  helper: 'del gregario',
};

const groups: Readonly<Record<GroupKind, string>> = {
  leaders: 'Testa',
  chasers: 'Inseguitori',
  peloton: 'Gruppo',
  dropped: 'Staccati',
  gruppetto: 'Gruppetto',
};
const theGroup: Readonly<Record<GroupKind, string>> = {
  leaders: 'la testa della corsa',
  chasers: 'gli inseguitori',
  peloton: 'il gruppo',
  dropped: 'gli staccati',
  gruppetto: 'il gruppetto',
};

const riderIn = ({ rider }: Details, names: Names): string => names.rider(Number(rider));

const refusals: Readonly<Record<Reason, RefusalWords>> = {
  'not-utf-8': () => 'Qualche lettera è rovinata. Salva il testo in UTF-8 e riprova.',
  'name-missing': () => 'La prima riga dovrebbe essere il nome della corsa, ma questa è già una riga della tabella.',
  'no-table-row': () => 'Questa non è una riga della tabella. Separa località, km, evento, caselle all’arrivo e colore con |.',
  'too-many-columns': ({ count, max }) =>
    `Questa riga ha ${count} colonne; la tabella ne ha ${max}: località, km, evento, caselle all’arrivo, colore.`,
  twice: () => 'Questa riga compare due volte.',
  'no-strict-order': ({ types }) => `Indica ognuno dei quattro tipi una volta, prima il più alto: ${types}.`,
  'hierarchy-missing': ({ types }) => `Aggiungi una riga «hierarchy: ${types}», nell’ordine di questa corsa.`,
  'need-number': ({ value }) => `«${value}» non è un numero di chilometri.`,
  'unknown-event': ({ event, values }) => `L’evento «${event}» non c’è. Gli eventi sono: ${values}.`,
  'malus-out-of-range': ({ value, min, max }) => `Il malus più alto di una salita è tra ${min} e ${max}, non ${value}.`,
  'unknown-colour': ({ value, values }) => `Il colore «${value}» non c’è. I colori sono: ${values}.`,
  'unknown-prologue': ({ value, values }) => `In un prologo «${value}» non può rilanciare. Può essere: ${values}.`,
  'km-falls': ({ km, before }) => `Il km ${km} viene dopo ${article('il', before)}. I chilometri non possono tornare indietro.`,
  'finish-missing': () => 'Manca l’arrivo: l’ultima riga ha l’evento «finish», o 0 caselle all’arrivo.',
  'two-finishes': ({ line }) => `C’è già un arrivo alla riga ${line}.`,
  'after-the-finish': () => 'Dopo l’arrivo non viene nulla.',
  'finish-not-at-0': ({ value }) => `All’arrivo mancano 0 caselle, non ${value}.`,
  'colour-at-finish': () => 'All’arrivo non comincia nessun tratto, quindi non ha colore.',
  'not-in-a-prologue': () => 'Un prologo si corre contro il tempo: niente caselle, colori, tornate o eventi tranne l’arrivo.',
  'route-length': ({ value, min, max }) => `Una corsa ha da ${min} a ${max} caselle, non ${value}.`,
  'first-colour': ({ values }) => `Il primo tratto ha bisogno di un colore: ${values}.`,
  'before-the-start': () => 'Prima della partenza lanciata, cioè della prima riga con caselle all’arrivo, non succede nulla.',
  'squares-rise': ({ value, before }) =>
    `${plural(Number(value), 'casella', 'caselle')} all’arrivo viene dopo ${before}. Le caselle all’arrivo non possono crescere.`,
  'climb-not-ended': ({ line }) => `La salita che comincia alla riga ${line} non ha ancora una cima.`,
  'cobbles-not-ended': ({ line }) => `Il pavé che comincia alla riga ${line} non ha ancora una fine.`,
  'no-climb-here': () => 'Questa salita ha una cima ma non un inizio. Dai all’inizio lo stesso nome della cima, o l’evento «climb start».',
  'no-cobbles-here': () =>
    'Questo pavé ha una fine ma non un inizio. Dai all’inizio lo stesso nome della fine, o l’evento «cobbles start».',
  'climb-too-short': ({ count, min }) => `Una salita ha almeno ${min} caselle; questa ne ha ${count}.`,
  'cobbles-too-short': () => 'Il pavé ha almeno una casella.',
  'quote-not-closed': () => 'Una virgoletta non è chiusa.',
  'wrong-columns': ({ count, need }) => `Questa riga ha ${plural(Number(count), 'colonna', 'colonne')}; ne servono tre: ${need}.`,
  'unknown-type': ({ value, values }) => `«${value}» non è un tipo di corridore. I tipi sono: ${values}.`,
  'type-twice': ({ team, type, line }) =>
    `${team} ha già un corridore di questo tipo (${roles[type as RiderType]?.one ?? type}), alla riga ${line}.`,
  'name-twice': ({ team, name, line }) => `${name} di ${team} è già alla riga ${line}.`,
  'too-many-riders': ({ max }) => `Troppi corridori: possono partirne al massimo ${max}.`,
  'nobody-starts': () => 'L’elenco dei partenti è vuoto. Scrivi una riga per corridore.',
  'no-such-number': ({ value, max }) => `Il numero ${value} non c’è; l’elenco ha ${riders(Number(max))}.`,
  'absent-twice': ({ number }) => `Il numero ${number} compare due volte.`,
  'all-absent': ({ riders: all }) =>
    `${form(Number(all), 'Manca l’unico corridore', `Mancano tutti e ${all} i corridori`)}. Almeno uno deve partire.`,
  'winner-not-at-0': (details, names) => `${riderIn(details, names)} ha vinto, quindi il suo tempo è 0 secondi.`,
  'home-too-early': (details, names) =>
    `${riderIn(details, names)} è piazzato dietro a chi è arrivato a ${time(Number(details.seconds))}, quindi non può essere più veloce.`,
  'rider-twice': (details, names) => `${riderIn(details, names)} compare due volte.`,
  'square-taken': ({ rider, other, row, lane }, names) =>
    `${names.rider(Number(rider))} e ${names.rider(Number(other))} sono sulla stessa casella, riga ${row}, corsia ${lane}.`,
  'riders-missing': ({ missing }) => `${plural(Number(missing), 'corridore manca', 'corridori mancano')}: né in strada né all’arrivo.`,
  'home-out-of-order': () => 'Elenca gli arrivati nell’ordine in cui sono arrivati.',
  'mark-not-reached': ({ name }) => `Nessuno è ancora passato ${toName(name)}, quindi lì nessuno ha un posto.`,
  'place-missing': (details, names) => `${riderIn(details, names)} è passato ${toName(details.name)} e lì deve avere un posto.`,
  'not-past-the-top': (details, names) => `${riderIn(details, names)} ha un posto ${toName(details.name)} ma non ci è passato.`,
  'not-in-the-group': (details, names) =>
    `${riderIn(details, names)} ha un posto ${toName(details.name)}, ma da lì nessun gruppo può essere arrivato così indietro.`,
};

interface Ride {
  readonly rider: string;
  readonly dice: readonly number[];
  readonly malus: number;
  readonly to: number;
}

interface Sped extends Ride {
  readonly role: RiderType;
  readonly equivalent: number;
}

interface Place {
  readonly rider: string;
  readonly place: number;
  readonly seconds: number;
  readonly prizes: readonly string[];
}

interface Passed {
  readonly rider: string;
  readonly name: string;
  readonly place: number;
  readonly prizes: readonly string[];
}

/** What WielerSIM says in Italian. Where a sentence is a list, each of them says the same thing. */
export const it: Sentences = {
  square: { one: 'riga', many: 'righe', gender: 'f' },
  distance: { one: 'casella', many: 'caselle', gender: 'f' },
  start: 'La partenza',
  turn: (turn: number) => `Turno ${turn}`,
  options: {
    route: {
      label: 'Tabella di marcia',
      hint: 'un nome, poi una riga per località: località | km | evento | caselle all’arrivo | colore; per ultima la gerarchia',
    },
    riders: {
      label: 'Elenco dei partenti',
      hint: 'una riga per corridore: squadra, corridore, tipo (leader = capitano, climber = scalatore, sprinter = velocista o helper = gregario)',
    },
    startDice: {
      label: 'Dadi di partenza',
      hint: 'per i posti sulla griglia',
      values: { d10: 'Due dadi a dieci facce', d6: 'Quattro dadi a sei facce' },
    },
    jersey: { label: 'Maglia di leader', hint: 'il numero di chi la indossa, cioè la sua riga nell’elenco dei partenti; 0 per nessuno' },
    absent: { label: 'Non al via', hint: 'i numeri di chi ha lasciato il giro' },
    bonusSeconds: { label: 'Abbuoni', hint: 'all’arrivo e ai traguardi volanti' },
    mountainPoints: { label: 'Punti nelle tappe di montagna', hint: 'anche all’arrivo di una tappa con una salita C1 o HC' },
  },
  groups,
  rain: 'Pioggia: più cadute',
  roles,
  things: {
    points: (amount: number) => plural(amount, 'punto', 'punti'),
    'mountain-points': (amount: number) => plural(amount, 'punto GPM', 'punti GPM'),
    'bonus-seconds': (amount: number) => plural(amount, 'secondo di abbuono', 'secondi di abbuono'),
  },
  question: 'La corsa è in strada',
  ride: { label: 'Falli correre', detail: 'un turno' },

  /** "Anna, Berta e Carla"; with `others`: "Anna, Berta e altri 7". */
  people: (names: readonly string[], others: number) => list(others > 0 ? [...names, form(others, 'un altro', `altri ${others}`)] : names),

  prologueBegins: ({ race, count }: { race: string; count: number }) => `${race}: ${riders(count)} contro il tempo, uno dopo l’altro.`,
  startBegins: ({ race, count, toGo }: { race: string; count: number; toGo: number }) =>
    `${race}: partenza lanciata per ${riders(count)}, ${squares(toGo)} all’arrivo.`,
  turnBehindHome: ({ turn, count, toGo }: { turn: number; count: number; toGo: number }) =>
    count === 1
      ? `Turno ${turn}: resta un corridore, a ${squares(toGo)} dall’arrivo.`
      : `Turno ${turn}: restano ${riders(count)}, il primo a ${squares(toGo)} dall’arrivo.`,
  turnOn: ({ turn, toGo, sector }: { turn: number; toGo: number; sector: string }) => [
    `Turno ${turn}: la testa della corsa è su ${sector}, a ${squares(toGo)} dall’arrivo.`,
    `Turno ${turn}. ${squares(toGo)} all’arrivo, su ${sector}.`,
  ],
  turnPast: ({ turn, toGo, location }: { turn: number; toGo: number; location: string }) => [
    `Turno ${turn}: la testa della corsa ha passato ${location}, a ${squares(toGo)} dall’arrivo.`,
    `Turno ${turn}. ${squares(toGo)} all’arrivo, dopo ${location}.`,
  ],
  turnBegins: ({ turn, toGo }: { turn: number; toGo: number }) => [
    `Turno ${turn}: ${squares(toGo)} all’arrivo per la testa della corsa.`,
    `Turno ${turn}. ${squares(toGo)} all’arrivo.`,
  ],

  placed: ({ rider, dice, to, lane }: { rider: string; dice: readonly number[]; to: number; lane: number }) =>
    `${rider} fa ${sum(dice)} e parte dalla riga ${to}, corsia ${lane}.`,
  placedBestTwo: ({ rider, dice, to, lane }: { rider: string; dice: readonly number[]; to: number; lane: number }) =>
    `${rider} fa ${sum(dice)}, conta i due migliori e parte dalla riga ${to}, corsia ${lane}.`,
  placedAgain: (one: {
    rider: string;
    dice: readonly number[];
    was: readonly number[];
    now: readonly number[];
    to: number;
    lane: number;
  }) =>
    `${one.rider} fa ${sum(one.dice)}, rilancia ${list(one.was.map((die) => article('il', die)))}, ottiene ${list(one.now.map(String))} e parte dalla riga ${one.to}, corsia ${one.lane}.`,
  rowFull: (row: number) => `La riga ${row} è piena.`,

  weather: {
    wetStart: ['Alla partenza piove.', 'Si parte sotto la pioggia.', 'Cielo grigio e pioggia al via.'],
    dryStart: ['Alla partenza la strada è asciutta.', 'Si parte all’asciutto.', 'Niente pioggia al via.'],
    rainBegins: ['A metà corsa arriva la pioggia.', 'A metà corsa comincia a piovere.', 'Nuvole nere a metà corsa: ora piove.'],
    rainGoesOn: ['Metà corsa, e piove ancora.', 'A metà corsa la pioggia non dà tregua.'],
    rainEnds: ['A metà corsa smette di piovere.', 'A metà corsa si apre il cielo: la pioggia è finita.'],
    staysDry: ['Metà corsa, e ancora asciutto.', 'A metà corsa resta asciutto.'],
  },

  rode: ({ rider, dice, malus, to }: Ride) => [
    `${rider} fa ${sum(dice)}${less(malus)} e va alla ${to}.`,
    `${rider}: ${sum(dice)}${less(malus)}, alla ${to}.`,
  ],
  rodeBestTwo: ({ rider, dice, malus, to }: Ride) => [
    `${rider} fa ${sum(dice)}, conta i due migliori${less(malus)} e va alla ${to}.`,
    `${rider}: i due migliori di ${sum(dice)}${less(malus)}, alla ${to}.`,
  ],
  rodeBy: ({ rider, by, malus, to }: { rider: string; by: number; malus: number; to: number }) => [
    `${rider} avanza di ${by}${less(malus)} fino alla ${to}.`,
    `${rider}: ${by}${less(malus)}, alla ${to}.`,
  ],
  stoppedThere: 'Lì trova una riga piena davanti e si ferma.',
  sped: ({ role, rider, dice, equivalent, malus, to }: Sped) => [
    `Ecco ${theRole[role]} ${rider}: ${sum(dice)} batte ${article('il', equivalent)} della ruota. Alla ${to}${less(malus) && `, tolto ${article('il', malus)} della strada`}.`,
    `${rider} non aspetta la ruota: ${sum(dice)}${less(malus)}, più del suo ${equivalent}, e via fino alla ${to}.`,
    `Questa strada piace ${toRole[role]} ${rider}: ${sum(dice)}${less(malus)}, più ${article('del', equivalent)} della ruota, alla ${to}.`,
  ],
  notFaster: ({ rider, dice, equivalent }: { rider: string; dice: readonly number[]; equivalent: number }) => [
    `${rider} prova ad accelerare, ma ${sum(dice)} non batte ${article('il', equivalent)} della ruota.`,
    `${rider} vuole più di quanto dà la ruota: ${sum(dice)}, non basta.`,
  ],
  follows: ({ rider, wheel, to }: { rider: string; wheel: string; to: number }) => [
    `${rider} segue ${wheel} alla ${to}.`,
    `${rider} si mette a ruota di ${wheel}, alla ${to}.`,
    `${rider} va con ${wheel}, alla ${to}.`,
  ],
  follow: ({ riders: who, wheel }: { riders: string; wheel: string }) => [
    `${who} seguono ${wheel}.`,
    `${who} restano a ruota di ${wheel}.`,
    `${who} vanno con ${wheel}.`,
  ],
  countered: ({ rider, wheel, die, to }: { rider: string; wheel: string; die: number; to: number }) => [
    `${rider} fa ${die} e va con ${wheel}, alla ${to}.`,
    `Un ${die}: ${rider} risponde e si aggancia ${toName(wheel)}, alla ${to}.`,
    `${rider} risponde con un ${die} ed è a ruota di ${wheel}, alla ${to}.`,
  ],
  notCountered: ({ rider, attacker, die }: { rider: string; attacker: string; die: number }) => [
    `${rider} vuole andare con ${attacker} ma fa ${die}.`,
    `${rider} non ha risposta: un ${die}.`,
    `Un ${die} per ${rider}, che deve lasciar andare l’attacco.`,
  ],
  attacked: ({ rider, role, toGo, sector }: { rider: string; role: RiderType; toGo: number; sector?: string | undefined }) => [
    `${rider} attacca${on(sector)}, a ${squares(toGo)} dall’arrivo!`,
    `Attacco! Parte ${theRole[role]} ${rider}${on(sector)}, mancano ${squares(toGo)}.`,
    `Scatto di ${rider}${on(sector)} a ${squares(toGo)} dall’arrivo!`,
    `E se ne va ${rider}${on(sector)}! ${squares(toGo)} all’arrivo.`,
  ],
  escaped: ({ rider, die, to }: { rider: string; die: number; to: number }) => [
    `${rider} fa ${die}, scarta e prosegue fino alla ${to}.`,
    `Un ${die}: ${rider} evita la caduta e va alla ${to}.`,
  ],
  events: {
    crash: (rider: string) => [`Caduta! ${rider} è a terra.`, `${rider} vola a terra!`, `Si toccano le ruote, e ${rider} cade!`],
    'flat-tyre': (rider: string) => [`Foratura per ${rider}.`, `${rider} alza il braccio: ha forato.`, `${rider} fora.`],
    'steering-error': (rider: string, die: number) => [
      `${rider} sbaglia una curva e avanza solo di ${die}.`,
      `Errore di guida: ${rider} avanza di ${die}.`,
      `${rider} deve frenare di colpo e avanza solo di ${die}.`,
    ],
    nothing: (rider: string) => [
      `Un sette per ${rider}, ma non succede nulla.`,
      `${rider} fa sette e ne esce senza guai.`,
      `Un sette; per ${rider} va tutto bene.`,
    ],
    surge: (rider: string) => [
      `${rider} trova un’altra marcia: il sette vale dieci.`,
      `Cambio di passo di ${rider}: il sette vale come un dieci.`,
    ],
    attack: (rider: string) => [`${rider} trasforma il sette in un dodici.`, `Dal nulla, il sette di ${rider} diventa un dodici.`],
  },
  stayed: {
    blocked: (rider: string) => [`${rider} resta imbottigliato dietro una riga piena.`, `${rider} non trova spazio: la strada è chiusa.`],
    crash: (rider: string) => [`${rider} perde il turno.`, `${rider} risale in bici, ma ha perso il turno.`],
    'taken-down': (rider: string, by: string, die: number) => [
      `${rider} fa ${die} e va a terra con ${by}.`,
      `Un ${die}: ${rider} non riesce a evitare ${by} e finisce a terra.`,
    ],
    'flat-tyre': (rider: string) => [
      `${rider} aspetta il cambio ruota e perde il turno.`,
      `In questo turno ${rider} è fermo a bordo strada.`,
    ],
  },

  clear: ({ ahead, behind, alone, sector }: { ahead: string; behind: string; alone: boolean; sector?: string | undefined }) => [
    `${ahead} ${alone ? 'si avvantaggia' : 'si avvantaggiano'} su ${behind}${sector === undefined ? '' : ` (${sector})`}.`,
    `Si apre un buco${on(sector)} alle spalle di ${ahead}; dietro, ${behind}.`,
  ],
  dropped: ({ riders: who, alone, sector }: { riders: string; alone: boolean; sector?: string | undefined }) => [
    `${who} ${alone ? 'si stacca' : 'si staccano'}${on(sector)}.`,
    `${who} ${alone ? 'perde' : 'perdono'} le ruote${on(sector)}.`,
  ],
  split: ({ ahead, behind, sector }: { ahead: number; behind: number; sector?: string | undefined }) => [
    `Il gruppo si spezza${on(sector)}: ${ahead} davanti, ${behind} dietro.`,
    `Frattura${on(sector)}: ${riders(ahead)} davanti, ${behind} dietro.`,
  ],
  riders,
  caught: ({ ahead, behind, alone, sector }: { ahead: string; behind: string; alone: boolean; sector?: string | undefined }) => [
    `${behind} ${alone ? 'rientra' : 'rientrano'} su ${ahead}${sector === undefined ? '' : ` (${sector})`}.`,
    `${behind} ${alone ? 'chiude' : 'chiudono'} il buco su ${ahead}${sector === undefined ? '' : ` (${sector})`}.`,
    `Di nuovo insieme${on(sector)}: ${behind} ${alone ? 'riprende' : 'riprendono'} ${ahead}.`,
  ],
  gap: ({ riders: who, seconds }: { riders: string; seconds: number }) => `${who} a ${time(seconds)}`,
  gapOfGroup: ({ kind, count, seconds }: { kind: GroupKind; count: number; seconds: number }) =>
    `${theGroup[kind]} (${count}) a ${time(seconds)}`,
  gaps: ({ head, gaps, more, home }: { head: string; gaps: readonly string[]; more: boolean; home: boolean }) =>
    `${home ? 'I prossimi in strada' : 'In testa'}: ${head}; poi ${gaps.join(', ')}${more ? '; altri più indietro' : ''}.`,
  rowsInSeconds: (rows: number, seconds: number) => `${rowsOf(rows)} = ${seconds} s`,
  together: (parts: readonly string[]) => parts.join('; '),

  intermediateAlone: (name: string) => [`Traguardo volante di ${name}: un corridore passa da solo.`],
  intermediate: (name: string, count: number) => [
    `In ${count} fanno la volata al traguardo volante di ${name}.`,
    `Traguardo volante di ${name}: se lo giocano in ${count}.`,
  ],
  sprintToWin: (count: number) => [
    `Volata a ${count} per la vittoria!`,
    `È volata: sono in ${count}, vince uno solo.`,
    `Eccoli: in ${count} allo sprint!`,
  ],
  sprintFor: (place: number, count: number) => [
    `In ${count} si giocano in volata ${article('il', ordinal(place))} posto.`,
    `Il gruppo successivo: volata a ${count} per ${article('il', ordinal(place))} posto.`,
  ],
  sprinted: ({ rider, dice, to }: { rider: string; dice: readonly number[]; to: number }) => [
    `${rider} fa ${sum(dice)} e arriva alla ${to}.`,
    `${rider}: ${sum(dice)}, alla ${to}.`,
  ],
  sprintedPast: ({ rider, dice, rows, to }: { rider: string; dice: readonly number[]; rows: number; to: number }) => [
    `${rider} fa ${sum(dice)}, supera ${rowsOf(rows)} e arriva alla ${to}.`,
    `${rider}: ${sum(dice)}, oltre ${rowsOf(rows)}, alla ${to}.`,
  ],
  theSprinter: (rider: string) => `Il velocista ${rider}`,
  firstOver: ({ rider, name, category, prizes }: Passed & { category: Category }) => [
    `${name}, ${category}: ${rider} passa in testa${won(prizes)}.`,
    `${rider} scollina in testa: ${name}, ${category}${won(prizes)}.`,
  ],
  over: ({ rider, name, place, prizes }: Passed) => [
    `${ordinal(place)} posto ${toName(name)}: ${rider}${won(prizes)}.`,
    `${rider} scollina ${article('al', ordinal(place))} posto: ${name}${won(prizes)}.`,
  ],
  wonIntermediate: ({ rider, name, prizes }: Passed) => [
    `${rider} vince il traguardo volante di ${name}${won(prizes)}.`,
    `Il traguardo volante di ${name} va ${toName(rider)}${won(prizes)}.`,
  ],
  placedIntermediate: ({ rider, name, place, prizes }: Passed) => [
    `${ordinal(place)} posto ${toName(name)}: ${rider}${won(prizes)}.`,
    `${rider} passa ${article('al', ordinal(place))} posto ${toName(name)}${won(prizes)}.`,
  ],

  timed: ({ rider, dice }: { rider: string; dice: readonly number[] }) => `${rider} fa ${sum(dice)}.`,
  timedAgain: ({ rider, dice, again }: { rider: string; dice: readonly number[]; again: readonly number[] }) =>
    `${rider} fa ${sum(dice)}, rilancia ${plural(again.length, 'dado', 'dadi')} e ottiene ${sum(again)}.`,
  bestTime: (pips: number) => `${plural(pips, 'punto', 'punti')}: miglior tempo finora.`,
  timeSoFar: ({ pips, place, seconds }: { pips: number; place: number; seconds: number }) =>
    `${plural(pips, 'punto', 'punti')}: finora ${ordinal(place)} posto, a ${time(seconds)}.`,
  lowestAgain: (dice: readonly number[], pips: number) => `${sum(dice)}, rilanciati i più bassi: ${pips}`,
  pips: (dice: readonly number[], pips: number) => `${sum(dice)} = ${pips}`,

  wins: ({ rider, role, prizes }: { rider: string; role: RiderType; prizes: readonly string[] }) => [
    `Vince ${rider}${won(prizes)}!`,
    `Vittoria ${ofRole[role]} ${rider}${won(prizes)}!`,
    `${rider} alza le braccia al cielo${won(prizes)}!`,
  ],
  sharesTheWin: ({ rider, prizes }: { rider: string; prizes: readonly string[] }) => [`Vittoria alla pari per ${rider}${won(prizes)}!`],
  sameTime: ({ rider, place, prizes }: Place) => [
    `${ordinal(place)} posto: ${rider}, stesso tempo${won(prizes)}.`,
    `${rider} chiude ${article('al', ordinal(place))} posto, stesso tempo${won(prizes)}.`,
    `Stesso tempo per ${rider}, ${article('al', ordinal(place))} posto${won(prizes)}.`,
  ],
  finished: ({ rider, place, seconds, prizes }: Place) => [
    `${ordinal(place)} posto: ${rider}, a ${time(seconds)}${won(prizes)}.`,
    `${rider} chiude ${article('al', ordinal(place))} posto, a ${time(seconds)}${won(prizes)}.`,
    `A ${time(seconds)} ${rider}, ${article('al', ordinal(place))} posto${won(prizes)}.`,
  ],
  ended: ['Sono arrivati tutti.', 'È arrivato anche l’ultimo: la corsa è finita.'],

  /** Notes beside the sums of a "why?". */
  notes: { atLeastOne: 'almeno 1', rain: 'pioggia', cobbles: 'pavé', worth: (thrown: number) => `vale ${thrown}` },

  fields: { squares: 'caselle all’arrivo' },
  atLine: (line: number, what: string) => `Riga ${line}: ${what}`,
  atField: (line: number, field: string, what: string) => `Riga ${line}, ${field}: ${what}`,

  screens,
  sheets,
  refusals,
  outs: { 'did-not-start': 'non al via' },
  stageRace: {
    kinds: {
      'grand-tour': { label: 'Grande giro', hint: 'un prologo, poi qualcosa per tutti' },
      flat: { label: 'Per velocisti', hint: 'tappe piatte, ogni tanto una collina' },
      classics: { label: 'Colline e pavé', hint: 'per capitani' },
      mountains: { label: 'Montagne', hint: 'passi e arrivi in salita, per scalatori' },
      'ready-made': { label: 'Percorsi pronti', hint: 'quelli che il gioco ha già' },
    },
    classifications: { general: 'Classifica generale', points: 'Punti', mountain: 'Gran premi della montagna' },
    jerseys: {
      yellow: 'la maglia gialla della classifica generale',
      green: 'la maglia verde della classifica a punti',
      'polka-dot': 'la maglia a pois dei gran premi della montagna',
    },
    primes: {
      sprint: 'traguardo volante',
      HC: 'cima fuori categoria',
      C1: 'cima di prima categoria',
      C2: 'cima di seconda categoria',
      C3: 'cima di terza categoria',
    },
    days: { prologue: 'prologo', flat: 'tappa piatta o ondulata', mountain: 'tappa di montagna' },
    arrival: { seconds: { label: 'Secondi', hint: 'di distacco da chi vince' } },
    outs: { abandoned: 'ritiro', 'did-not-start': 'non al via' },
  },
};
