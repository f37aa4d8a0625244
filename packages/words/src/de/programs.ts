import type { Words } from '../en/index.ts';

/** What the pages for programs say: tokens, webhooks, the API. */
export const programs: Words['programs'] = {
  title: 'Programme und Bots',
  hint: 'Mit einem Token kann ein Programm von dir diesen Server nutzen oder als Bot an Tischen sitzen.',
  name: 'Wofür',
  right: 'Was es darf',
  rights: {
    read: 'Sehen, was du sehen darfst',
    tables: 'An gemeinsamen Tischen für dich spielen',
    tours: 'Deine Rundfahrten für dich führen',
    bot: 'Als Bot an Tischen sitzen',
  },
  make: 'Token erzeugen',
  made: 'Dein neues Token. Es wird nur einmal angezeigt: Kopiere es jetzt.',
  token: 'Token',
  usedOn: (day) => `zuletzt benutzt ${day}`,
  unused: 'nie benutzt',
  revoke: 'Widerrufen',
  revokeSure: 'Widerrufen? Das Programm dazu läuft dann nicht mehr.',
  about: 'So nutzt du die API',
  hooksTitle: 'Ergebnisse an deine eigene Adresse',
  hooksHint:
    'Ist eines deiner Rennen oder eine deiner Rundfahrten entschieden, wird das Ergebnis dorthin geschickt, mit einem Geheimnis signiert.',
  hookUrl: 'Adresse (https://…)',
  makeHook: 'Adresse hinzufügen',
  secret: 'Das Geheimnis für die Signatur. Es wird nur einmal angezeigt.',
  remove: 'Entfernen',
  removeSure: 'Entfernen?',
  api: {
    title: 'API',
    intro:
      'Alles, was diese Seiten tun, kann auch ein Programm. Erzeuge auf deiner Kontoseite ein Token und schick es mit: „Authorization: Bearer gruppetto_…“.',
    openapi: 'OpenAPI-Beschreibung',
    bots: 'Dein eigener Bot: docs/bots.md im Paket hat einen Client in 60 Zeilen, und „gruppetto bot“ fragt ein Programm in jeder Sprache.',
    sends: 'Sendet',
    answers: 'Antwortet',
    example: 'Beispiel',
    types: 'Typen',
    broken: 'Die Beschreibung konnte nicht geladen werden.',
  },
};
