import type { Details, Names, RefusalWords } from '@gruppetto/words';
import { article, ordinal, plural, toName } from '@gruppetto/words/grammar/it';
import type { Reason } from '../rules/types.ts';
import type { Sentences } from './en.ts';

const bonuses = (amount: number): string => plural(amount, 'bonus', 'bonus');
const sum = (dice: readonly number[]): string => dice.join(' + ');

interface Throw {
  readonly rider: string;
  readonly dice: readonly number[];
}

const cardNames: Readonly<Record<string, string>> = {
  puncture: 'foratura',
  fall: 'caduta',
  'side-wind': 'vento laterale',
  rain: 'pioggia',
  blank: 'carta bianca',
};

const riderIn = ({ rider }: Details, names: Names): string => names.rider(Number(rider));
const wheelIn = ({ wheel }: Details, names: Names): string => names.rider(Number(wheel));

const refusals: Readonly<Record<Reason, RefusalWords>> = {
  'wrong-circuit': ({ length }) => `Un circuito a eliminazione ha 50 o 60 caselle, non ${length}.`,
  'course-too-short': ({ length, min }) => `Un percorso ha almeno ${min} caselle, non ${length}.`,
  'no-draft-at-start': () => 'Nel turno di partenza nessuno sta in scia.',
  'nobody-ahead': (details, names) => `${riderIn(details, names)} non può stare in scia: nessuno muove prima.`,
  'not-stuck': (details, names) =>
    `${riderIn(details, names)} non può stare in scia: all’inizio del turno la casella ${details.empty} era vuota.`,
  'wheel-did-not-move': (details, names) =>
    `${riderIn(details, names)} non può stare in scia: in questo turno ${wheelIn(details, names)} non si è mosso.`,
  'cannot-match-bonuses': (details, names) =>
    `${riderIn(details, names)} non può stare in scia: ${wheelIn(details, names)} ha usato ${bonuses(Number(details.price))}, e tu ne hai ${details.owned}.`,
  'draft-gains-nothing': (details, names) => `${riderIn(details, names)} non può stare in scia: non avanzerebbe di una sola casella.`,
  'not-enough-bonuses': ({ bonuses: wanted, owned }) => `Non puoi aggiungerne ${wanted}: hai ${bonuses(Number(owned))}.`,
  'rider-twice': (details, names) => `${riderIn(details, names)} è in due posti.`,
  'road-out-of-order': () => 'Elenca i corridori in strada dal primo all’ultimo.',
  'riders-missing': ({ missing }) => `${plural(Number(missing), 'corridore di questa corsa manca', 'corridori di questa corsa mancano')}.`,
  'wrong-starters': ({ seat, count, need }, names) =>
    `${names.seat(Number(seat))} ha fatto partire ${plural(Number(count), 'corridore', 'corridori')}; dovrebbero essere ${need}.`,
  'nobody-home': () => 'Almeno un corridore deve essere arrivato: solo dopo si può fermare una corsa.',
  'first-not-in-round-1': (details, names) => `${riderIn(details, names)} ha vinto, quindi il suo turno è 1.`,
  'home-after-the-stop': (details, names) =>
    `${riderIn(details, names)} arriva in un turno successivo, ma la corsa è stata fermata dopo il primo.`,
  'home-out-of-order': () => 'Elenca gli arrivati nell’ordine dei risultati.',
  'too-many-cards': ({ card, count, max }) =>
    `Il mazzo contiene ${count} volte la carta «${cardNames[`${card}`] ?? card}»; ce ne sono solo ${max}.`,
  'not-on-the-road': (details, names) => `${riderIn(details, names)} deve ancora muovere ma non è in strada.`,
  'not-taken-down': (details, names) =>
    `${riderIn(details, names)} ha già mosso in questo turno o non è in strada: nessuno l’ha fatto cadere.`,
  'lap-not-passed': (details, names) =>
    `${riderIn(details, names)} non ha passato la linea dopo la casella ${details.line}: quella tornata non è decisa.`,
};

/** What Los Ciclistas says in Italian. */
export const it: Sentences = {
  square: { one: 'casella', many: 'caselle', gender: 'f' },
  start: 'Partenza',
  round: (round: number) => `Turno ${round}`,
  options: {
    players: { label: 'Giocatori' },
    length: { label: 'Lunghezza', hint: 'caselle; in una corsa a eliminazione, caselle per tornata' },
    events: { label: 'Carte evento', hint: 'forature, cadute, vento laterale e pioggia' },
    elimination: { label: 'Eliminazione', hint: 'tre tornate; nelle prime due escono gli ultimi' },
    end: {
      label: 'La corsa finisce',
      values: { 'all-home': 'quando sono arrivati tutti', 'first-finish': 'dopo il primo turno d’arrivo' },
    },
  },
  groups: { front: 'Testa', pack: 'Gruppo', chasers: 'Inseguitori', gruppetto: 'Gruppetto' },
  cards: {
    puncture: 'Foratura: chi fa un doppio non si muove.',
    fall: 'Caduta: chi fa un doppio non si muove; un doppio pari trascina a terra anche chi sta dietro nella stessa casella.',
    'side-wind': 'Vento laterale: in una casella possono stare al massimo cinque corridori.',
    rain: 'Pioggia: in questo turno niente bonus.',
    blank: 'Carta bianca: in questo turno non succede nulla.',
  },
  risks: { puncture: 'foratura', fall: 'caduta' },
  bonuses,

  whoStarts: (seat: string) => `${seat}: quale corridore parte?`,
  addBonuses: (rider: string) => `${rider}: aggiungi bonus?`,
  throwOrDraft: (rider: string) => `${rider}: dadi o scia?`,
  toMove: (rider: string) => `Tocca ${toName(rider)}`,

  throwFor: (rider: string) => `Lancia per ${rider}`,
  twoDice: 'due dadi',
  throwDice: 'Lancia due dadi',
  range: ({ from, to, likeliest }: { from: number; to: number; likeliest: number }) => `alla ${from}–${to}, più probabile ${likeliest}`,
  draft: (wheel: string) => `A ruota di ${wheel}`,
  draftTo: (to: number) => `alla ${to}, senza dadi`,
  draftAndEarn: (to: number) => `alla ${to}, senza dadi, +1 bonus`,
  draftFor: ({ to, price }: { to: number; price: number }) => `alla ${to}, senza dadi, costa ${bonuses(price)}`,
  addNothing: 'Non aggiungere nulla',
  add: (amount: number) => `Aggiungi ${bonuses(amount)}`,
  to: (to: number) => `alla ${to}`,

  startBegins: 'I corridori si schierano.',
  roundBegins: (round: number) => `Comincia il turno ${round}.`,
  rainIsVoid: 'Pioggia, ma non vale: ci sono corridori nelle ultime dieci caselle.',
  threw: ({ rider, dice }: Throw) => `${rider} fa ${sum(dice)}.`,
  started: ({ rider, dice, to }: Throw & { to: number }) => `${rider} fa ${sum(dice)} e parte dalla ${to}.`,
  rode: ({ rider, dice, to }: Throw & { to: number }) => `${rider} fa ${sum(dice)} e va alla ${to}.`,
  added: ({ rider, used, to }: { rider: string; used: number; to: number }) => `${rider} aggiunge ${bonuses(used)} e va alla ${to}.`,
  addedNothing: ({ rider, to }: { rider: string; to: number }) => `${rider} non aggiunge nulla e va alla ${to}.`,
  noDraft: (empty: number) => `Niente scia: la casella ${empty} era vuota.`,
  windAt: (aimed: number) => `Il vento laterale non lascia posto sulla ${aimed}.`,
  drafted: ({ rider, wheel, to }: { rider: string; wheel: string; to: number }) => `${rider} si mette a ruota di ${wheel} e va alla ${to}.`,
  draftedAndEarned: ({ rider, wheel, to }: { rider: string; wheel: string; to: number }) =>
    `${rider} si mette a ruota di ${wheel}, va alla ${to} e guadagna un bonus.`,
  draftedFor: ({ rider, wheel, to, price }: { rider: string; wheel: string; to: number; price: number }) =>
    `${rider} si mette a ruota di ${wheel} e va alla ${to}, per ${bonuses(price)}.`,
  punctured: ({ rider, dice }: Throw) => `${rider} fa ${sum(dice)}: foratura. In questo turno resta fermo.`,
  fell: ({ rider, dice }: Throw) => `${rider} fa ${sum(dice)} e cade. In questo turno resta fermo.`,
  takenDown: ({ rider, by }: { rider: string; by: string }) => `${by} trascina a terra ${rider}, che in questo turno resta fermo.`,
  noRoom: ({ rider, dice }: Throw) => `${rider} fa ${sum(dice)}, ma il vento laterale non lascia posto davanti.`,
  won: ({ rider, round, label }: { rider: string; round: number; label: number }) =>
    `${rider} vince, nel turno d’arrivo ${round}, sul numero ${label}.`,
  finished: ({ rider, place, round, label }: { rider: string; place: number; round: number; label: number }) =>
    `${rider} chiude ${article('al', ordinal(place))} posto, nel turno d’arrivo ${round}, sul numero ${label}.`,
  wentOut: (rider: string) => `Eliminazione per ${rider}.`,
  ended: 'La corsa è finita.',

  refusals,
  sheets: {
    track: 'Percorso',
    bonuses: 'Bonus',
    scores: 'Foglio dei risultati',
    player: (number: number) => `Giocatore ${number}`,
    rider: (player: number, number: number) => `Giocatore ${player}, corridore ${number}`,
    columns: ['Corridore', 'Turno', 'Numero', 'Risultato', 'Note'],
    scoreHint: (riders: number) =>
      `Risultato = 10 × turno d’arrivo + numero; vince il più basso. Ogni giocatore ha ${riders} corridori; conta il migliore.`,
    start: 'PARTENZA',
    finish: 'ARRIVO',
    lap: (lap: string) => `tornata ${lap}`,
  },
  courses: { seafront: 'Il lungomare', causeway: 'La lunga diga', squalls: 'Giornata di raffiche', harbour: 'Il giro del porto' },
  outs: { eliminated: 'eliminazione' },
  stageRace: {
    kinds: {
      'grand-tour': { label: 'Grande giro', hint: 'corse in linea, alcune con carte evento, e circuiti a eliminazione' },
      road: { label: 'Corse in linea', hint: 'corte e lunghe, se vuoi con carte evento' },
      events: { label: 'Vento e maltempo', hint: 'corse in linea con carte evento' },
      circuits: { label: 'Circuiti', hint: 'corse a eliminazione, alcune con carte evento' },
    },
    classifications: {
      general: 'Classifica generale',
      teams: 'Squadre',
      'day-points': 'Punti di giornata',
      'team-day-points': 'Punti di giornata a squadre',
    },
    jerseys: { yellow: 'la maglia gialla della classifica generale', green: 'la maglia verde dei punti di giornata' },
    days: { road: 'corsa in linea', circuit: 'circuito a eliminazione' },
    arrival: {
      round: { label: 'Turno', hint: '1 per il turno in cui è arrivato il primo corridore' },
      label: { label: 'Casella', hint: 'il numero della casella oltre la linea: 9 è la più vicina, 0 la più lontana' },
    },
    outs: { eliminated: 'eliminazione', 'on-the-road': 'ancora in strada quando la corsa è stata fermata' },
  },
};
