import type { Words } from '../en/index.ts';
import { list } from './grammar.ts';
import type { Wide } from './wide.ts';

/** What people are told who do not have the page open. */
export const notices: Wide<Words['notices']> = {
  yourTurn: (others: readonly string[]) => (others.length === 0 ? 'La corsa aspetta te.' : `Corri contro ${list(others)}.`),
  invited: (title: string) => `Un posto per te: ${title}`,
  reserved: (from: string) => `${from} ti tiene un posto.`,
  confirm: 'Conferma il tuo indirizzo e-mail per Gruppetto',
  confirmText: (name: string) =>
    `Ciao ${name}, apri questo link per ricevere qui un messaggio quando tocca a te. Se non l’hai chiesto tu, non fare nulla: non ti scriveremo più.`,
  letterEnd: (url: string) => `Per non ricevere più questi messaggi, o per scegliere le ore di silenzio: ${url}`,
};
