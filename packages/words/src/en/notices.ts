import { list } from './grammar.ts';

/** What people are told who do not have the page open. */
export const notices = {
  yourTurn: 'The race waits for you.',
  yourTurnAgainst: (others: readonly string[]) => `You race against ${list(others)}.`,
  invited: (title: string) => `A seat for you: ${title}`,
  reserved: (from: string) => `${from} keeps a seat for you.`,
  confirm: 'Confirm your e-mail address for Gruppetto',
  confirmText: (name: string) =>
    `Hello ${name}, open this link to get a letter here when it’s your turn. If you didn’t ask for it, do nothing: you won’t hear from us again.`,
  letterEnd: (url: string) => `To stop these letters, or to choose quiet hours: ${url}`,
};
