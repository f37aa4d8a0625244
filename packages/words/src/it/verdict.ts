import type { Words } from '../en/index.ts';
import { article, number, percent as percentOf, points } from './grammar.ts';

const percent = (share: number): string => percentOf(share, 1);

/** What the verdict on a race says. Shares are from 0 to 1, as chances are. */
export const verdict: Words['verdict'] = {
  open: 'Fortuna o bravura?',
  title: 'Verdetto',
  working: (done: number) => `Esamino la corsa: ${done}%…`,
  stop: 'Interrompi',
  stopHint: 'Le cifre dopo ± resteranno più ampie.',
  back: 'Torna al verdetto',
  failed: (detail: string) => `Non è stato possibile emettere il verdetto (${detail}).`,
  withheld: 'Niente verdetto: la registrazione di questa corsa è riservata.',
  points,
  percent,
  headlines: {
    luckWon: 'I dadi ti hanno dato una mano, e hai vinto.',
    choicesWon: 'La corsa l’hanno vinta le tue scelte.',
    onlyChoicesLost: 'I dadi erano dalla tua parte. A costarti la corsa sono state le scelte.',
    choicesLost: 'Le tue scelte ti sono costate più dei dadi.',
    onlyDiceLost: 'Hai scelto bene. I dadi no.',
    diceLost: 'I dadi ti sono costati più delle tue scelte.',
  },
  summary: (start: number, luck: number, choices: number, others: number) =>
    `Al via le tue probabilità erano ${article('del', percent(start))}. La tua fortuna le ha spostate di ${points(luck)} punti, le tue scelte di ${points(choices)}, i lanci e le scelte degli altri di ${points(others)}.`,
  backedSummary: (name, start, own, others) =>
    `Al via la probabilità di ${name} era ${article('del', percent(start))}. I suoi lanci l’hanno spostata di ${points(own)} punti, quelli degli altri corridori di ${points(others)}.`,
  bridges: 'Dal via al risultato',
  bridgesHint:
    'Che cosa ha spostato le probabilità di vittoria di ognuno, in punti percentuali. Le scelte si confrontano con quelle che avrebbe fatto un Gregario.',
  ridersHint:
    'Che cosa ha spostato le probabilità di vittoria di ogni corridore, in punti percentuali. In questo gioco nessuno sceglie: decidono i dadi.',
  start: 'Al via',
  ownLuck: 'Fortuna propria',
  ownChoices: 'Scelte proprie',
  othersLuck: 'Fortuna altrui',
  othersChoices: 'Scelte altrui',
  result: 'Risultato',
  error: (share: number) => `± ${number(100 * share, 1)}`,
  errorHint:
    'Le cifre dopo ± sono l’intervallo di confidenza al 95%: tengono conto dei dadi delle corse immaginate, non degli errori della valutazione stessa.',
  curve: 'Come si sono mosse le probabilità',
  curveAlt: 'Le probabilità di vittoria di ogni giocatore, dopo ogni passo.',
  turningPoints: 'I momenti di svolta',
  causes: { dice: 'Dadi', choice: 'Scelta' },
  watch: 'Guarda questo momento',
  costliest: (name: string) => `Le scelte più costose di ${name}`,
  noErrors: 'Nessun errore evidente: nessuna scelta è sicuramente peggiore di un’altra.',
  played: 'Giocata',
  better: 'Meglio',
  best: 'La scelta migliore',
  because: {
    position: 'Porta più avanti.',
    reserves: 'Risparmia energie per dopo.',
    shelter: 'Lascia meno corridori da soli.',
    safety: 'Rischia di meno.',
    finish: 'Prepara meglio l’arrivo.',
  },
  lost: (share: number, error: number) => `${points(-share)} ± ${number(100 * error, 1)} punti`,
  throws: 'I lanci che hanno contato',
  luckiest: 'I più fortunati',
  unluckiest: 'I più sfortunati',
  throwLine: (name: string, from: number, to: number) => `${name}: ${article('dal', percent(from))} ${article('al', percent(to))}`,
  puzzle: 'Tu che cosa avresti fatto?',
  puzzleOf: (nth: number, all: number) => `Quiz ${nth} di ${all}, da questa corsa`,
  puzzleRight: 'Sì, è la scelta migliore.',
  puzzleNearly: 'Buona quanto la migliore, per quel che ne sappiamo.',
  puzzleWrong: (lost: string) => `Questa costa ${lost} punti.`,
  next: 'Prossimo quiz',
  player: 'Di chi sono le scelte',
};
