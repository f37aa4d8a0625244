import type { notices as english } from '../en/notices.ts';
import { list } from './grammar.ts';

/** What people are told who do not have the page open. */
export const notices: typeof english = {
  yourTurn: 'La course vous attend.',
  yourTurnAgainst: (others) => `Vous courez contre ${list(others)}.`,
  invited: (title) => `Une place pour vous : ${title}`,
  reserved: (from) => `${from} vous garde une place.`,
  confirm: 'Confirmez votre adresse e-mail pour Gruppetto',
  confirmText: (name) =>
    `Bonjour ${name}, ouvrez ce lien pour recevoir un message ici quand c’est votre tour. Si vous n’avez rien demandé, ne faites rien : nous ne vous écrirons plus.`,
  letterEnd: (url) => `Pour ne plus recevoir ces messages, ou choisir des heures calmes : ${url}`,
};
