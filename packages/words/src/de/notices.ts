import type { Words } from '../en/index.ts';
import { list } from './grammar.ts';

/** What people are told who do not have the page open. */
export const notices: Words['notices'] = {
  yourTurn: 'Das Rennen wartet auf dich.',
  yourTurnAgainst: (others) => `Du fährst gegen ${list(others)}.`,
  invited: (title) => `Ein Platz für dich: ${title}`,
  reserved: (from) => `${from} hält dir einen Platz frei.`,
  confirm: 'Bestätige deine E-Mail-Adresse für Gruppetto',
  confirmText: (name) =>
    `Hallo ${name}, öffne diesen Link, dann bekommst du an diese Adresse eine E-Mail, wenn du dran bist. Wenn du das nicht wolltest, musst du nichts tun: Dann hörst du nichts mehr von uns.`,
  letterEnd: (url) => `Hier bestellst du diese E-Mails ab oder legst Ruhezeiten fest: ${url}`,
};
