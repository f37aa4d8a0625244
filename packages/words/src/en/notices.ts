/** What people are told who do not have the page open. */
export const notices = {
  yourTurn: (others: readonly string[]) => (others.length === 0 ? 'The race waits for you.' : `You race against ${listed(others)}.`),
  invited: (title: string) => `A seat for you: ${title}`,
  reserved: (from: string) => `${from} keeps a seat for you.`,
  confirm: 'Confirm your e-mail address for Gruppetto',
  confirmText: (name: string) =>
    `Hello ${name}, open this link to get a letter here when it’s your turn. If you didn’t ask for it, do nothing: you won’t hear from us again.`,
  letterEnd: (url: string) => `To stop these letters, or to choose quiet hours: ${url}`,
} as const;

const listed = (names: readonly string[]): string =>
  names.length === 1 ? `${names[0]}` : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
