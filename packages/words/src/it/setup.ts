import type { Words } from '../en/index.ts';
import { capital, plural } from './grammar.ts';
import type { Wide } from './wide.ts';

const bots = (count: number): string => plural(count, 'bot', 'bot');
const persons = (count: number): string => plural(count, 'persona', 'persone');

/** What the set-up of a race says. */
export const setup: Wide<Words['setup']> = {
  unknownGame: 'Questo gioco non c’è',
  unknownGameHint: 'Controlla l’indirizzo, o scegli un gioco nella pagina iniziale.',
  toStart: 'Vai alla pagina iniziale',
  allGames: 'Tutti i giochi',
  loading: 'Apro il gioco …',
  race: 'Quale corsa?',
  against: 'Chi corre?',
  you: 'Tu',
  youAgainst: (count: number) => (count === 0 ? 'Corri senza avversari' : `Tu contro ${bots(count)}`),
  watching: (count: number) => `${bots(count)}, e tu guardi`,
  people: (people: number, count: number) => (count === 0 ? persons(people) : `${persons(people)} e ${bots(count)}`),
  backRider: 'Tifa per un corridore',
  backRole: 'In che cosa sono forti i corridori',
  role: (role: string) => capital(role),
  youBack: 'Tifi per',
  backNobody: 'La corsa si corre da sola. Scegli per chi tifare, o guarda e basta.',
  showAll: (count: number) => `Mostra tutti (${count})`,
  fewer: 'Un bot in meno',
  more: 'Un bot in più',
  bots: 'bot',
  start: 'Via alla corsa',
  together: 'Gioca online con gli amici',
  forecast: 'Pronostico',
  options: 'Altre opzioni',
  optionsHint: 'posti e colori, regole, un percorso tuo, dadi veri',
  seats: 'Posti',
  seat: (seat: number) => `posto ${seat}`,
  nameOf: (seat: string) => `Nome, ${seat}`,
  colourOf: (seat: string) => `Colore, ${seat}`,
  playerOf: (seat: string) => `Chi gioca, ${seat}`,
  remove: (seat: string) => `Rimuovi ${seat}`,
  addPerson: 'Aggiungi una persona',
  addBot: 'Aggiungi un bot',
  rules: 'Regole di questa corsa',
  realDice: 'Dadi veri',
  realDiceHint: 'Lanci dadi veri e li inserisci; i bot usano quelli virtuali',
  reset: 'Ripristina i valori predefiniti',
  noName: 'Ogni posto deve avere un nome.',
  whatIsWrong: 'Che cosa non va?',
  notStored: (detail: string) => `La corsa non è partita: questo browser non ha potuto salvarla (${detail}).`,
  players: {
    person: 'Persona',
    rookie: 'Esordiente',
    'rule-of-thumb': 'Gregario',
    captain: 'Capitano',
    champion: 'Campione',
    random: 'Bot casuale',
  },
  levels: {
    rookie: 'Conosce le regole e prende al volo ciò che adesso porta più lontano. Ideale per chi comincia.',
    'rule-of-thumb': 'Gioca come da manuale e regala poco.',
    captain: 'Guarda avanti prima di ogni scelta e pesa le conseguenze.',
    champion: 'Prima di ogni scelta corre in testa il resto della corsa, tante volte.',
  },
  level: 'Quanto sono forti i bot?',
  strength: (dots: number) => `forza ${dots} su 4`,
  levelWins: (share: number, error: number) =>
    error > 0
      ? `Vince il ${Math.round(100 * share)} % (± ${Math.round(100 * error)}) delle sue corse contro tre Gregari.`
      : `Vince ${Math.round(100 * share)} corse su 100 contro tre Gregari.`,
  levelRating: (rating: number, error: number) => (error > 0 ? `Punteggio ${rating} ± ${error}.` : `Punteggio ${rating}.`),
  mixed: 'I bot sono diversi: guarda i posti in «Altre opzioni».',
  ownRace: 'Una corsa tutta tua',
};
