import type { notices as english } from '../en/notices.ts';
import { list } from './grammar.ts';

export const notices: typeof english = {
  yourTurn: 'De koers wacht op jou.',
  yourTurnAgainst: (others) => `Je koerst tegen ${list(others)}.`,
  invited: (title) => `Een plek voor jou: ${title}`,
  reserved: (from) => `${from} houdt een plek voor je vrij.`,
  confirm: 'Bevestig je e-mailadres voor Gruppetto',
  confirmText: (name) =>
    `Hallo ${name}, open deze link als je op dit adres een mail wilt krijgen wanneer je aan de beurt bent. Heb je daar niet om gevraagd, doe dan niets: je hoort niets meer van ons.`,
  letterEnd: (url) => `Geen mails meer, of stille uren instellen: ${url}`,
};
