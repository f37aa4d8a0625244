import { list } from './grammar.ts';

/** What people hear from us while the page isn’t open. */
export const notices = {
  yourTurn: 'The race is waiting for you.',
  yourTurnAgainst: (others: readonly string[]) => `You’re racing against ${list(others)}.`,
  invited: (title: string) => `A seat for you: ${title}`,
  reserved: (from: string) => `${from} is keeping a seat for you.`,
  confirm: 'Confirm your e-mail address for Gruppetto',
  confirmText: (name: string) =>
    `Hello ${name}, open this link to get an e-mail when it’s your turn. If you didn’t ask for it, do nothing: you won’t hear from us again.`,
  letterEnd: (url: string) => `To stop these e-mails, or to choose quiet hours: ${url}`,
};
