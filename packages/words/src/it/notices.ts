import type { Words } from '../en/index.ts';
import { list } from './grammar.ts';

/** What people are told who do not have the page open. */
export const notices: Words['notices'] = {
  yourTurn: 'La corsa aspetta te.',
  yourTurnAgainst: (others: readonly string[]) => `Corri contro ${list(others)}.`,
  invited: (title: string) => `Un posto per te: ${title}`,
  reserved: (from: string) => `${from} ti tiene un posto.`,
  confirm: 'Conferma il tuo indirizzo e-mail per Gruppetto',
  confirmText: (name: string) =>
    `Ciao ${name}, apri questo link per ricevere qui un messaggio quando tocca a te. Se non l’hai chiesto tu, non fare nulla: non ti scriveremo più.`,
  letterEnd: (url: string) => `Per non ricevere più questi messaggi, o per scegliere le ore di silenzio: ${url}`,
};
