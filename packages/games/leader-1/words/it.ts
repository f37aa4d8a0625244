import type { Details, Names, RefusalWords } from '@gruppetto/words';
import { article, either, list, number, ordinal, plural, toName } from '@gruppetto/words/grammar/it';
import type { Role } from '../rules/teams.ts';
import type { Face, Quality, WeatherToken } from '../rules/types.ts';
import type { At, PlainReason, Sentences } from './en.ts';
import { screens } from './it-screens.ts';
import { sheets } from './it-sheets.ts';

const energy = (amount: number): string => `${amount} di energia`;
const squares = (amount: number): string => plural(amount, 'casella', 'caselle');
const hexagons = (amount: number): string => plural(amount, 'esagono', 'esagoni');
const riders = (amount: number): string => plural(amount, 'corridore', 'corridori');
const tiles = (amount: number): string => plural(amount, 'tessera rifornimento', 'tessere rifornimento');
const pursuits = (amount: number): string => plural(amount, 'inseguimento', 'inseguimenti');
/** A front may lie between two rows: "9,6". */
const rowAt = (row: number): string => number(row, Number.isInteger(row) ? 0 : 1);
const spot = (row: number, lane: number): string => `riga ${rowAt(row)}, corsia ${lane}`;
const colourNames: Readonly<Record<NonNullable<Face['colour']>, string>> = { red: 'rosso', orange: 'arancione', blue: 'blu' };
const face = ({ value, colour }: Face): string => (colour ? `un ${value} ${colourNames[colour]}` : `un ${value}`);

const riderIn = ({ rider }: Details, names: Names): string => names.rider(Number(rider));

const qualityNames: Readonly<Record<Quality, string>> = { descender: 'discesista', fighter: 'lottatore', sprinter: 'velocista' };
const roleNames: Readonly<Record<Role, string>> = { rouleur: 'passista', leader: 'capitano', climber: 'scalatore' };

const qualities: Sentences['qualities'] = {
  descender: {
    label: 'Discesista',
    means: 'una casella gratuita in più partendo in discesa',
    chosen: (rider) => `${rider} è il discesista della squadra.`,
  },
  fighter: {
    label: 'Lottatore',
    means: 'la prima casella scura di una mossa è innocua',
    chosen: (rider) => `${rider} è il lottatore della squadra.`,
  },
  sprinter: {
    label: 'Velocista',
    means: 'una casella gratuita in più partendo in una zona volata',
    chosen: (rider) => `${rider} è il velocista della squadra.`,
  },
};

const roles: Sentences['roles'] = {
  rouleur: {
    label: 'Il passista',
    means: 'caselle gratuite: 3 in pianura, 2 in collina, 1 in montagna, 4 in discesa',
    taken: (rider) => `${rider} è il passista.`,
  },
  leader: {
    label: 'Il capitano',
    means: 'caselle gratuite: 2 in pianura, in collina e in montagna, 4 in discesa',
    taken: (rider) => `${rider} è il capitano.`,
  },
  climber: {
    label: 'Lo scalatore',
    means: 'caselle gratuite: 1 in pianura, 2 in collina, 3 in montagna, 4 in discesa',
    taken: (rider) => `${rider} è lo scalatore.`,
  },
};

const weatherNames: Readonly<Record<WeatherToken, string>> = {
  rain: 'pioggia',
  heat: 'caldo',
  'contrary-1': 'contrario 1',
  'contrary-2': 'contrario 2',
  'favourable-1': 'a favore 1',
  'favourable-2': 'a favore 2',
};

const weather: Readonly<Record<WeatherToken, string>> = {
  rain: 'Pioggia: le caselle scure sono pericolose anche nella parte gratuita di una mossa.',
  heat: 'Caldo: chi fa sei caselle o più scopre una tessera rifornimento e la aggiunge.',
  'contrary-1': 'Vento contrario: una mossa senza scia costa 1 di energia in più.',
  'contrary-2': 'Vento contrario: una mossa senza scia costa 2 di energia in più.',
  'favourable-1': 'Vento a favore: una mossa costa 1 di energia in meno.',
  'favourable-2': 'Vento a favore: una mossa costa 2 di energia in meno.',
};

const refusals: Readonly<Record<PlainReason, RefusalWords>> = {
  'hexagon-count': ({ count, min, max }) => `Una corsa ha da ${min} a ${max} esagoni, non ${count}.`,
  'tile-twice': ({ tile, other }) => `${tile} e ${other} sono le due facce della stessa tessera.`,
  'marker-off-road': ({ row, max }) => `La riga ${row} qui non va bene: i segnalini stanno prima dell’arrivo, sulle righe da 1 a ${max}.`,
  'rows-out-of-order': ({ row }) => `La riga ${row} deve venire dopo la precedente.`,
  'sprint-twice': ({ row }) => `La zona volata dopo la riga ${row} è una di troppo per la sua linea.`,
  'sprint-too-far': ({ row, from, hexagon }) =>
    `La zona volata dopo la riga ${row} comincia troppo presto: deve cominciare sull’esagono ${from} o ${hexagon}.`,
  'sprint-to-mountain': ({ hexagon }) => `Una linea in montagna non ha zona volata: togli quella dell’esagono ${hexagon}.`,
  'climb-without-token': ({ hexagon }) => `La salita che comincia sull’esagono ${hexagon} ha bisogno di una categoria.`,
  'no-climb-begins': ({ hexagon }) => `Sull’esagono ${hexagon} non comincia nessuna salita.`,
  'climbs-out-of-order': ({ hexagon }) => `L’esagono ${hexagon} deve venire dopo la salita precedente.`,
  'weather-off-road': ({ hexagon, max }) => `L’esagono ${hexagon} non esiste; questa corsa ne ha ${max}.`,
  'weather-twice': ({ hexagon }) => `L’esagono ${hexagon} ha già un gettone meteo.`,
  'too-many-riders': ({ players, ridersEach, max }) =>
    `${plural(Number(players), 'giocatore', 'giocatori')} con ${riders(Number(ridersEach))} a testa sono troppi: al massimo ${max} corridori.`,
  'race-named-too': ({ race }) => `La corsa è «${race}»; per correre un piano tuo, impostala su «own».`,
  'too-few-hexagons': ({ weather: tokens, places }) =>
    `${plural(Number(tokens), 'gettone meteo non ci sta', 'gettoni meteo non ci stanno')} su ${hexagons(Number(places))}.`,
  'team-twice': ({ team }, names) =>
    `${names.team?.(Number(team)) ?? `La squadra ${Number(team) + 1}`} compare due volte, o non è in questa corsa.`,
  'rider-twice': (details, names) => `${riderIn(details, names)} compare due volte, o non è in questa corsa.`,
  'no-such-rider': ({ rider }) => `Il corridore ${rider} non esiste.`,
  'nobody-rides': () => 'Almeno un corridore deve essere ancora in gara.',
  'role-taken': ({ role }) => `Nella squadra questo ruolo è già preso: ${roleNames[role as Role] ?? role}.`,
  'role-fixed': () => 'Con tre corridori a testa ognuno corre con una squadra intera: non c’è nulla da scegliere.',
  'break-too-short': ({ min }) => `Una fuga è lunga almeno ${squares(Number(min))}.`,
  'cannot-pay': (details, names) =>
    `${riderIn(details, names)} non può pagarla: costa ${details.need}, e ha ${energy(Number(details.energy))}.`,
  'cannot-pay-double': (details, names) =>
    `Lì ${riderIn(details, names)} rischia la crisi, quindi deve poter pagare il doppio: ${details.need}. Ha ${energy(Number(details.energy))}.`,
  'square-taken': () => 'Su quella casella c’è un altro corridore.',
  'punctured-there': () => 'Su quella casella c’è chi ha forato: puoi passare, ma non fermarti lì.',
  'peloton-ahead': ({ front }) => `Nessuno supera il gruppo da dietro; la sua testa è alla riga ${front}.`,
  'front-cannot-drop': (details, names) => `${riderIn(details, names)} è in testa; solo chi è in coda può sfilarsi.`,
  'quality-taken': ({ quality }) => `La squadra ha già questa qualità: ${qualityNames[quality as Quality] ?? quality}.`,
  'not-on-the-road': () => 'Ce l’ha solo un corridore in strada.',
  'no-such-square': ({ row, lane }) => `Nessuna casella della corsia ${lane} ha il fronte alla riga ${rowAt(Number(row))}.`,
  'inside-the-peloton': ({ row, front }) => `La riga ${row} è del gruppo, che ha la testa alla riga ${front}.`,
  'two-on-a-square': ({ row, lane }) => `Riga ${rowAt(Number(row))}, corsia ${lane}: c’è già un corridore.`,
  'riders-missing': ({ missing }) => `Qui ${plural(Number(missing), 'corridore manca', 'corridori mancano')}.`,
  'road-out-of-order': () => 'Elenca i corridori in strada dal primo all’ultimo.',
  'not-home': (details, names) => `${riderIn(details, names)} non risulta all’arrivo.`,
  'home-out-of-order': () => 'Elenca gli arrivati nell’ordine dei turni.',
  'too-many-tiles': ({ tile, count, max }) => `${count} tessere rifornimento da ${tile} di un colore; la scatola ne ha ${max}.`,
  'token-twice': ({ token }) => `Il gettone meteo «${weatherNames[token as WeatherToken] ?? token}» è su due esagoni.`,
  'nothing-to-choose': () => 'Con il caldo si chiede solo se il corridore tiene tessere rifornimento diverse.',
  'race-not-begun': ({ turn }) => `Non può essere il turno ${turn}: i corridori si stanno ancora preparando.`,
  'race-has-begun': () => 'La corsa è cominciata: i turni si contano da 1.',
  'not-begun': () => 'Nessuno è ancora partito.',
  'wrong-out': (details, names) => `${riderIn(details, names)}: è fuori chi è stato eliminato in una tappa precedente, e nessun altro.`,
  'has-moved': () => 'Questo corridore ha già mosso in questo turno.',
  'nobody-leaves-now': () => 'In questa fase nessuno si sfila dal gruppo.',
  'home-with-peloton': () => 'Il gruppo è arrivato, e con lui tutti i suoi corridori.',
  'line-passed': ({ line }) => `La linea di abbuono dopo la riga ${line} è già stata passata, quindi è presa.`,
  'line-not-passed': ({ line }) =>
    `La linea di abbuono dopo la riga ${line} non può essere presa così: chi è indicato non l’ha ancora passata.`,
  'turned-up': ({ hexagon }) => `La corsa è vicina all’esagono ${hexagon}, quindi il suo gettone meteo è già scoperto.`,
  'not-over': () => 'Ci sono ancora corridori in strada, quindi la corsa non è finita.',
  'peloton-is-home': () => 'Il gruppo è arrivato, quindi questa fase è finita.',
  'not-asked-now': ({ rider }) => `In questa fase ${toName(rider)} non si chiede.`,
  'nobody-decides': () => 'Qui nessuno ha nulla da decidere: prima vengono i dadi.',
};

const planRefusals: Sentences['planRefusals'] = {
  classic: {
    'feed-count': ({ count, need, hexagons: all }) =>
      `Una classica di ${hexagons(Number(all))} ha ${plural(Number(need), 'rifornimento', 'rifornimenti')}, non ${count}.`,
    'bonus-count': () => 'Una classica non ha linee di abbuono.',
  },
  stage: {
    'feed-count': ({ count, need, hexagons: all }) =>
      `Una tappa di ${hexagons(Number(all))} ha ${plural(Number(need), 'rifornimento', 'rifornimenti')}, non ${count}.`,
    'bonus-count': ({ count }) => `Una tappa ha una o due linee di abbuono, non ${count}.`,
  },
  'sprint-missing': ({ row }, hexagons) =>
    `La linea dopo la riga ${row} ha bisogno di una zona volata che cominci sull’esagono ${either(hexagons)}.`,
};

/** A ride with what it cost, in the wind or behind a wheel. */
const rides = (ride: (at: At) => string) => ({
  costing: (at: At, amount: number) => `${ride(at)}, per ${energy(amount)}.`,
  towedCosting: (at: At, amount: number) => `${ride(at)}, in scia, per ${energy(amount)}.`,
  gettingBack: (at: At, amount: number) => `${ride(at)}, e recupera ${energy(amount)}.`,
  towedGettingBack: (at: At, amount: number) => `${ride(at)}, in scia, e recupera ${energy(amount)}.`,
  forNothing: (at: At) => `${ride(at)}.`,
  towedForNothing: (at: At) => `${ride(at)}, in scia.`,
});

/** What Leader 1 says in Italian. */
export const it: Sentences = {
  square: { one: 'riga', many: 'righe', gender: 'f' },
  riderTypes: {
    rouleur: { one: 'passista', many: 'passisti' },
    leader: { one: 'capitano', many: 'capitani' },
    climber: { one: 'scalatore', many: 'scalatori' },
  },
  beforeTheStart: 'Prima del via',
  turn: (turn: number) => `Turno ${turn}`,
  options: {
    players: { label: 'Giocatori', hint: 'se sono più di quattro, si dividono le squadre' },
    ridersEach: { label: 'Corridori a testa', hint: 'dodici in tutto al massimo; con uno o due scegli quali' },
    race: {
      label: 'Corsa',
      values: {
        'three-harbours': 'Tre Porti: pianura, 10 esagoni',
        'vineyard-hills': 'Colline dei Vigneti: ondulata, 12 esagoni',
        'heath-and-ridge': 'Brughiera e Crinale: ondulata con una salita, 12 esagoni',
        'long-way-north': 'La Lunga Strada del Nord: ondulata, 14 esagoni',
        'miners-road': 'La Strada dei Minatori: cinque settori di pavé, 12 esagoni',
        'farmers-sunday': 'La Domenica dei Contadini: quattro settori di pavé, 10 esagoni',
        'seven-sectors': 'Sette Settori: tutto il pavé della scatola, 15 esagoni',
        'two-passes': 'Due Passi: tappa di montagna, 12 esagoni',
        'eagle-summit': 'Cima dell’Aquila: tappa con arrivo in salita, 14 esagoni',
        'queen-stage': 'Il Tappone: tre salite, 18 esagoni',
        own: 'Una corsa tutta tua',
      },
    },
    own: { label: 'La tua corsa', hint: 'esagoni e segnalini' },
    qualities: { label: 'Qualità', hint: 'in ogni squadra un discesista, un lottatore e un velocista' },
    weather: { label: 'Gettoni meteo', hint: 'coperti lungo la strada' },
    before: { label: 'Le tappe precedenti', hint: 'che cosa hanno lasciato: ordine, energia, inseguimenti, corridori' },
  },
  groups: { breakaway: 'fuga', front: 'testa', back: 'coda', dropped: 'staccati' },
  sections: {
    plain: 'pianura',
    hill: 'collina',
    mountain: 'montagna',
    climb: (category: string) => `montagna, categoria ${category}`,
    downhill: 'discesa',
    cobbles: 'pavé',
    plainCobbles: 'pavé in pianura',
  },
  markers: {
    feed: 'rifornimento',
    sprint: 'volata',
    time: 'linea di abbuono',
    weather: 'meteo ?',
    ...weatherNames,
  },
  weather,
  risks: {
    crack: 'crisi',
    fall: 'caduta (perde un turno)',
    puncture: 'foratura (muove per ultimo)',
    dropped: 'distacco dal gruppo',
  },
  things: {
    energy,
    pursuit: pursuits,
    risk: (amount: number) => plural(amount, 'rischio corso', 'rischi corsi'),
    'feed-tile': tiles,
    price: energy,
    'free-square': (amount: number) => plural(amount, 'casella gratuita', 'caselle gratuite'),
    'paying-square': (amount: number) => plural(amount, 'casella a pagamento', 'caselle a pagamento'),
    towed: () => 'in scia',
    passed: (amount: number) => plural(amount, 'corridore superato', 'corridori superati'),
    wind: (amount: number) => `${amount} per il vento`,
    crack: (amount: number) => `${energy(amount)} in più per una crisi`,
    slipstream: () => 'scia',
    wheel: () => 'una ruota da seguire',
    heat: () => 'una tessera rifornimento scoperta dal caldo',
    draw: (amount: number) => `pesca ${tiles(amount)}`,
    'bonus-line': () => 'primo sulla linea di abbuono',
    peloton: () => 'di nuovo nel gruppo',
    home: (place: number) => `arriva ${article('al', ordinal(place))} posto`,
  },
  marks: 'Su ogni casella: il prezzo in energia e il rischio in %.',
  free: 'gratis',
  notes: {
    home: 'arrivo',
    peloton: 'rientra',
    'bonus-line': 'abbuono',
    draw: 'rifor.',
    wheel: 'ruota',
    tows: 'dà scia',
    noTow: 'no scia',
  },
  colours: { red: { letter: 'R', name: 'rosso' }, orange: { letter: 'A', name: 'arancione' }, blue: { letter: 'B', name: 'blu' } },

  whichRider: (seat: string) => `${seat}: quale corridore prendi?`,
  whichQuality: (rider: string) => `${rider}: quale qualità?`,
  whichArea: (rider: string) => `${rider}: in testa o in coda al gruppo?`,
  breakAway: (seat: string) => `${seat}: vai in fuga?`,
  changePlaces: (seat: string) => `${seat}: cambi posto nel gruppo?`,
  speedUp: (seat: string) => `${seat}: fai accelerare il gruppo?`,
  payWithTile: (rider: string) => `${rider} non può pagare per restare: aggiungi una tessera rifornimento?`,
  whichTile: (rider: string) => `${rider}, con questo caldo: quale tessera rifornimento scopri e aggiungi?`,
  toMove: (rider: string) => `Tocca ${toName(rider)}`,

  roles,
  qualities,
  lineUpFront: { label: 'In testa', detail: 'paga 1 o 2 a turno, può andare in fuga' },
  lineUpBack: { label: 'In coda', detail: 'paga 0 o 1 a turno' },
  rideTo: ({ rider, row, lane }: At) => `${rider} → ${spot(row, lane)}`,
  rideHome: (rider: string) => `${rider} oltre l’arrivo`,
  rideIntoPeloton: (rider: string) => `${rider} rientra nel gruppo`,
  freeSquares: (free: number) => plural(free, 'gratuita', 'gratuite'),
  freeWithSlipstream: (free: number) => `${plural(free, 'gratuita', 'gratuite')} con la scia`,
  payingSquares: (paying: number) => `${paying} a pagamento`,
  ridersPassed: (passed: number) => `${plural(passed, 'corridore superato', 'corridori superati')} +${passed}`,
  headwind: (amount: number) => `vento contrario +${amount}`,
  tailwind: (amount: number) => `vento a favore −${amount}`,
  price: (parts: string, amount: number) => `${parts}: ${energy(amount)}`,
  energyBack: (parts: string, amount: number) => `${parts}: recuperi ${amount}`,
  noPrice: (parts: string) => `${parts}: niente energia`,
  place: (place: number) => `${ordinal(place)} posto`,
  ifCracking: (amount: number) => `${energy(amount)} in più in caso di crisi`,
  firstPastLine: 'primo sulla linea di abbuono',
  draws: (amount: number) => `pesca ${tiles(amount)}`,
  heatShows: 'scopre e aggiunge una tessera rifornimento per il caldo',
  givesSlipstream: (rider: string) => `${rider} prende la scia`,
  deniesSlipstream: (rider: string) => `${rider} perde la scia`,
  wheelToFollow: 'una ruota da seguire',
  together: (parts: readonly string[]) => parts.join('; '),
  addTile: (rider: string) => `Aggiungi la tessera rifornimento di ${rider}`,
  addTileOf: (amount: number) => `${energy(amount)}, la vedono tutti; se la tieni, resta segreta e puoi aggiungerla dopo`,
  hold: { label: 'Nessuno va in fuga', detail: 'restano tutti nel gruppo' },
  goToFront: (rider: string) => ({ label: `${rider} in testa`, detail: 'paga 1 o 2 a turno, al prossimo può andare in fuga' }),
  goToBack: (rider: string) => ({ label: `${rider} in coda`, detail: 'paga 0 o 1 a turno' }),
  dropOff: (rider: string) => ({ label: `${rider} si sfila`, detail: 'non paga nulla e corre dietro il gruppo' }),
  stay: { label: 'Nessun cambio', detail: 'ognuno resta al suo posto' },
  accelerate: {
    label: 'Accelera',
    detail: 'costa un inseguimento: il gruppo fa una riga in più e il tuo segnalino va al primo posto',
  },
  decline: { label: 'Rinuncia', detail: 'risparmi l’inseguimento; si chiede alla prossima squadra' },
  letGo: { label: 'Lascia andare il gruppo', detail: 'tieni le tessere e corri dietro' },

  turnBegins: (turn: number) => `Comincia il turno ${turn}.`,
  ordered: (teams: string) => `Ordine delle squadre nel gruppo: ${teams}.`,
  linedUpFront: (rider: string) => `${rider} si schiera in testa.`,
  linedUpBack: (rider: string) => `${rider} si schiera in coda.`,
  wentToFront: (rider: string) => `${rider} si porta in testa al gruppo.`,
  wentToBack: (rider: string) => `${rider} scivola in coda al gruppo.`,
  droppedOff: (rider: string) => `${rider} si sfila dal gruppo.`,
  accelerated: (team: string, teams: string) => `${team} fa accelerare il gruppo. Ora l’ordine è ${teams}.`,
  declined: (team: string) => `${team} rinuncia.`,
  pelotonTookBonus: (line: number) => `È il gruppo a passare per primo la linea di abbuono dopo la riga ${line}: nessuno prende l’abbuono.`,
  tookBonus: (rider: string, line: number) => `${rider} passa per primo la linea di abbuono dopo la riga ${line}.`,
  rode: rides(({ rider, row, lane }) => `${rider} va alla ${spot(row, lane)}`),
  rodeHome: rides(({ rider }) => `${rider} taglia il traguardo`),
  brokeAway: rides(({ rider, row, lane }) => `${rider} va in fuga fino alla ${spot(row, lane)}`),
  brokeAwayHome: rides(({ rider }) => `${rider} esce dal gruppo e taglia il traguardo`),
  sumOfSquares: (count: number, free: number) => `${squares(count)} = ${plural(free, 'gratuita', 'gratuite')}`,
  sumOfPaying: (paying: number, price: number) => ` + ${paying} a pagamento (${price})`,
  sumOfPassed: (passed: number) => `${passed} per i corridori superati`,
  sumOfWind: (amount: string) => `${amount} per il vento`,
  sumBack: (back: number) => `recuperi ${back}`,
  stands: {
    'let-drop': ({ rider, row, lane }: At) => `${rider} si sfila: ${spot(row, lane)}.`,
    punctured: ({ rider, row, lane }: At) => `${rider} resta dietro il gruppo: ${spot(row, lane)}.`,
  },
  cannotPay: ({ rider, row, lane }: At, price: number) => `${rider} non può pagare ${energy(price)} e si stacca: ${spot(row, lane)}.`,
  absorbed: {
    front: (rider: string) => `Il gruppo riprende ${rider}, in testa.`,
    back: (rider: string) => `Il gruppo riprende ${rider}, in coda.`,
  },
  rejoined: (rider: string) => `${rider} rientra nel gruppo.`,
  crackCosts: (rider: string, amount: number) => `${rider} paga ${energy(amount)} in più per la crisi.`,
  pelotonPays: (payers: string) => `Stare nel gruppo costa ${payers}.`,
  payers: (who: string, amount: number, several: boolean) => `${energy(amount)}${several ? ' a testa' : ''} ${toName(who)}`,
  list,
  sumOfPeloton: (rows: number, back: number) => `${plural(rows, 'riga', 'righe')}: ${back} in coda, ${back + 1} in testa`,
  pelotonRides: (team: string, thrown: Face, to: number) => `${team} fa ${face(thrown)}: il gruppo va alla riga ${to}.`,
  pelotonRidesOn: (to: number) => `Il gruppo va alla riga ${to}.`,
  redFace: 'Rosso: ogni corridore lancia per la foratura.',
  forPursuit: '1 per l’inseguimento',
  forEmptiness: '1 perché è senza corridori',
  drew: (rider: string) => `${rider} pesca una tessera rifornimento.`,
  drewTile: (rider: string, tile: number) => `${rider} pesca una tessera rifornimento: ${tile}.`,
  addedTile: (rider: string, amount: number) => `${rider} aggiunge una tessera rifornimento: ${energy(amount)}.`,
  heatTook: (rider: string, amount: number) => `Per il caldo ${rider} scopre e aggiunge una tessera rifornimento: ${energy(amount)}.`,
  addedKept: (rider: string, amount: number) => `${rider} aggiunge una tessera rifornimento tenuta da parte: ${energy(amount)}.`,
  needs: ['più di 3', 'più di 4', 'un 4 arancione o blu'],
  risked: {
    crack: (rider: string, need: string, thrown: Face) => `${rider} rischia la crisi, deve fare ${need} e fa ${face(thrown)}:`,
    fall: (rider: string, need: string, thrown: Face) => `${rider} rischia la caduta, deve fare ${need} e fa ${face(thrown)}:`,
    cobbles: (rider: string, _need: string, thrown: Face) => `${rider} rischia sul pavé e fa ${face(thrown)}:`,
  },
  results: {
    held: 'non succede nulla.',
    cracked: 'crisi, il prezzo raddoppia.',
    fell: 'caduta, e il prossimo turno è perso.',
    punctured: 'foratura.',
  },
  punctured: (rider: string, thrown: Face) => `${rider} fa ${face(thrown)}: foratura.`,
  nobodyPunctures: (count: number) => `${plural(count, 'corridore lancia', 'corridori lanciano')}: non fora nessuno.`,
  gotUp: (rider: string) => `${rider} si rialza dopo la caduta e perde questo turno.`,
  turnedUp: (hexagon: number, meaning: string) => `Esagono ${hexagon}: ${meaning}`,
  won: (rider: string, turn: number) => `${rider} vince, nel turno ${turn}.`,
  finished: (rider: string, place: number, turn: number) => `${rider} chiude ${article('al', ordinal(place))} posto, nel turno ${turn}.`,
  wentOut: (rider: string) => `${rider} è fuori corsa.`,
  ended: 'La corsa è finita.',

  screens,
  sheets,
  refusals,
  planRefusals,
  atlasNote:
    'Con più di quattro giocatori, i posti dal 5 in su scelgono i corridori per ultimi: i primi quattro Gregari prendono ciascuno il tipo più adatto al percorso, nessuna squadra ne ha due dello stesso tipo (L1-2.2), e su quasi tutti i percorsi un tipo vince quasi ogni corsa ([tipi di corridori](rider-types.md)).',
  outs: { eliminated: 'eliminazione' },
  stageRace: {
    kinds: {
      classic: { label: 'Strade ondulate', hint: 'pianure e colline, niente montagne' },
      cobbles: { label: 'Pavé', hint: 'settori di pavé ogni giorno' },
      mountains: { label: 'Montagne', hint: 'salite e discese ogni giorno' },
      mixed: { label: 'Un po’ di tutto', hint: 'strade ondulate, pavé e montagne a turno' },
    },
    classifications: { general: 'Classifica generale' },
    jerseys: { yellow: 'la maglia gialla della classifica generale' },
    primes: { 'bonus-line': 'linea di abbuono' },
    firstPast: (who, count) => `${who} passa in testa su ${plural(count, 'linea di abbuono', 'linee di abbuono')}.`,
    days: { stage: 'tappa', classic: 'classica' },
    arrival: {
      turns: { label: 'Turno', hint: 'il turno d’arrivo; contano solo i turni di distacco da chi vince' },
      energy: { label: 'Energia rimasta', hint: 'comprese le tessere rifornimento tenute; fino a 15 passano alla tappa successiva' },
    },
    outs: { abandoned: 'ritiro' },
    advantages: { pursuit: pursuits },
  },
};
