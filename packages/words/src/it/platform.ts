import type { RiderId } from '@gruppetto/kernel';
import type { platformRefusals as english, measures as englishMeasures } from '../en/platform.ts';
import type { Names } from '../words.ts';
import { plural } from './grammar.ts';
import type { Wide } from './wide.ts';

/** "Rosso 1", "Rosso 1 e Blu 2", "Rosso 1 e altri 6". */
export function ridersNamed(riders: readonly RiderId[], names: Names): string {
  const [first = 0, second = 0] = riders;
  if (riders.length === 1) return names.rider(first);
  return `${names.rider(first)} e ${riders.length === 2 ? names.rider(second) : `altri ${riders.length - 1}`}`;
}

const fileKinds: Readonly<Record<string, string>> = {
  'gruppetto-race': 'di una corsa',
  'gruppetto-scenario': 'di uno scenario',
  'gruppetto-tour': 'di un giro',
  'gruppetto-tour-scenario': 'di uno scenario di un giro',
};

/** What the platform refuses, whatever the game. */
export const platformRefusals: Wide<typeof english> = {
  'race-over': () => 'La corsa è finita.',
  'no-such-seat': ({ seats }) => `Questo posto non c’è; il tavolo ne ha ${seats}.`,
  'not-your-turn': ({ seat }, names) => `Tocca a ${names.seat(Number(seat))}.`,
  'not-offered': () => 'Non è tra le scelte di adesso.',
  missing: () => 'Manca.',
  'need-integer': ({ min, max }) => `Dev’essere un numero intero da ${min} a ${max}.`,
  'out-of-range': ({ value, min, max }) => `È ${value}; dev’essere da ${min} a ${max}.`,
  'off-step': ({ value, step }) => `È ${value}; deve andare di ${step} in ${step}.`,
  'need-flag': () => 'Dev’essere vero o falso.',
  'need-one-of': ({ values }) => `Dev’essere uno di questi: ${values}.`,
  'need-text': () => 'Dev’essere un testo.',
  'too-long': ({ max }) => `È troppo lungo; al massimo ${plural(Number(max), 'carattere', 'caratteri')}.`,
  'too-short': ({ min }) => `È troppo corto; almeno ${plural(Number(min), 'carattere', 'caratteri')}.`,
  'need-plain-text': () => 'Contiene un carattere che non si può leggere.',
  'bot-alone': () => 'Un token per un bot non può fare altro.',
  'too-common': () => 'Troppe persone usano questa password. Scegline un’altra.',
  'need-uuid': () => 'Dev’essere un UUID.',
  'need-id': () => 'Sono ammessi lettere, cifre, - e _.',
  'need-list': () => 'Dev’essere un elenco.',
  'wrong-count': ({ count, min, max }) =>
    `Contiene ${plural(Number(count), 'voce', 'voci')}; ${min === max ? `ne servono ${min}` : `ne servono da ${min} a ${max}`}.`,
  'need-object': () => 'Dev’essere un oggetto con campi che hanno un nome.',
  'unknown-field': () => 'Campo sconosciuto.',
  'wrong-format': ({ need }) => `Questo non è il file ${fileKinds[`${need}`] ?? 'di una corsa'} di Gruppetto.`,
  'unknown-game': ({ game }) => `Qui non c’è nessun gioco chiamato «${game}».`,
  'unknown-bot': ({ bot, bots }) => `Per questo gioco non c’è nessun bot chiamato «${bot}»; ci sono: ${bots}.`,
  'other-rules': ({ theirs, ours }) => `È stato creato con la versione ${theirs} delle regole; questo programma usa la ${ours}.`,
  'dice-left': ({ left }) => `${plural(Number(left), 'dado avanzato', 'dadi avanzati')}, che nessuno ha lanciato.`,
  'die-missing': ({ sides }) => `Qui dovrebbe cadere un dado a ${sides} facce, ma non ne restano.`,
  'wrong-die': ({ die, face, min, max }) => `Il dado ${die} mostra ${face}, ma dev’essere da ${min} a ${max}.`,
  differs: ({ expected, actual }) => `Atteso ${expected}, trovato ${actual}.`,
  'fact-missing': ({ expected }) => `Doveva succedere, in quest’ordine, e non è successo: ${expected}.`,
  'fact-told': ({ fact }) => `È successo, anche se non doveva: ${fact}.`,
  'choice-unclear': ({ choices }) => `Più scelte hanno questi campi; di’ quale: ${choices}.`,
  'offer-missing': ({ offered }) => `Non è tra le scelte. Le scelte sono: ${offered}.`,
  'is-offered': ({ choice }) => `È tra le scelte: ${choice}.`,
  'no-starter': ({ rider }, names) => `${names.rider(Number(rider))} non corre questa tappa.`,
  'named-twice': ({ rider }, names) => `${names.rider(Number(rider))} compare due volte.`,
  'neither-home-nor-out': ({ rider }, names) => `${names.rider(Number(rider))} non risulta né all’arrivo né fuori corsa.`,
  'prime-twice': ({ id }) => `${id} compare due volte.`,
  'prime-not-full': ({ id, count, need }) =>
    `${id} ha ${plural(Number(count), 'corridore', 'corridori')}; servono i primi ${need} che passano.`,
  'need-hex': ({ digits }) => `Servono ${digits} cifre esadecimali.`,
  'promise-broken': () => 'Non è ciò che era stato promesso prima del primo lancio.',
  'shown-otherwise': () => 'Durante la corsa a questa pagina è stato mostrato altro.',
  'dice-differ': ({ fell }) => `Secondo i segreti di questo tavolo sono usciti: ${fell}.`,
  stale: () => 'Nel frattempo la corsa è andata avanti. Ecco a che punto è.',
  'not-your-seat': () => 'Non hai un posto a questo tavolo.',
  'not-racing': () => 'La corsa non è in corso.',
  'nothing-to-undo': () => 'Non c’è nulla di tuo da annullare.',
  'log-full': () => 'In questa corsa si è annullato troppo spesso. Da qui si va solo avanti.',
  'riders-changed': () => 'Non si può più chiedere il consenso a tutti quelli che hanno corso, quindi non si può annullare.',
  'no-request': () => 'Questa richiesta non è più aperta.',
  'engine-failed': () => 'Qualcosa è andato storto. Non è stato giocato nulla.',
  'too-costly': () => 'Ci vuole troppo tempo. Prova con qualcosa di più piccolo.',
  'not-stored': () => 'Non è stato possibile salvare, quindi non è stato giocato nulla. Riprova tra un momento.',
  'need-email': () => 'Questo non è un indirizzo e-mail.',
  'need-push-keys': () => 'Queste non sono le chiavi di un browser.',
  'need-web-address': () => 'Dev’essere un indirizzo web che comincia con http:// o https://.',
  'chat-too-fast': () => 'Non così in fretta: aspetta un momento prima del prossimo messaggio.',
  'file-too-large': () => 'Il file è troppo grande per essere una corsa.',
  'not-json': ({ detail }) => `Questo file non è un JSON valido: ${detail}.`,
};

/** What may be below nothing. */
const counted = (value: number, one: string, many: string): string => `${value < 0 ? '−' : ''}${plural(Math.abs(value), one, many)}`;

/** Seconds, points or Los Ciclistas' 1′4, as people read them. */
export const measures: Wide<typeof englishMeasures> = {
  seconds: (value: number) => {
    const whole = Math.abs(value);
    return `${value < 0 ? '−' : ''}${Math.floor(whole / 60)}′${String(whole % 60).padStart(2, '0')}″`;
  },
  turns: (value: number) => counted(value, 'turno', 'turni'),
  squares: (value: number) => counted(value, 'casella', 'caselle'),
  points: (value: number) => counted(value, 'punto', 'punti'),
  'round-label': (value: number) => `${Math.floor(value / 10)}′${value % 10}`,
};
