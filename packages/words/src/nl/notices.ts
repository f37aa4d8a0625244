import type { notices as english } from '../en/notices.ts';
import type { Shape } from './shape.ts';

const listed = (names: readonly string[]): string =>
  names.length === 1 ? `${names[0]}` : `${names.slice(0, -1).join(', ')} en ${names.at(-1)}`;

export const notices: Shape<typeof english> = {
  yourTurn: (others) => (others.length === 0 ? 'De koers wacht op jou.' : `Je koerst tegen ${listed(others)}.`),
  invited: (title) => `Een plek voor jou: ${title}`,
  reserved: (from) => `${from} houdt een plek voor je vrij.`,
  confirm: 'Bevestig je e-mailadres voor Gruppetto',
  confirmText: (name) =>
    `Hallo ${name}, open deze link om hier een mail te krijgen als jij aan de beurt bent. Heb je daar niet om gevraagd, doe dan niets: je hoort niets meer van ons.`,
  letterEnd: (url) => `Om deze mails te stoppen, of om stille uren te kiezen: ${url}`,
};
