import type { programs as english } from '../en/programs.ts';

export const programs: typeof english = {
  title: 'Programma’s en bots',
  hint: 'Met een token kan een programma van jou deze server gebruiken, of als bot aan tafel zitten.',
  name: 'Waarvoor het is',
  right: 'Wat het mag',
  rights: {
    read: 'Zien wat jij mag zien',
    tables: 'Aan tafels spelen als jij',
    tours: 'Etappekoersen leiden als jij',
    bot: 'Als bot aan tafel zitten',
  },
  make: 'Token maken',
  made: 'Je nieuwe token. Je ziet het maar één keer: kopieer het nu.',
  token: 'Token',
  usedOn: (day) => `laatst gebruikt op ${day}`,
  unused: 'nooit gebruikt',
  revoke: 'Intrekken',
  revokeSure: 'Intrekken? Het programma werkt dan niet meer.',
  about: 'Hoe je de API gebruikt',
  hooksTitle: 'Uitslagen naar je eigen adres',
  hooksHint: 'Als een koers of etappekoers van jou beslist is, gaat de uitslag daarheen, ondertekend met een geheim.',
  hookUrl: 'Adres (https://…)',
  makeHook: 'Adres toevoegen',
  secret: 'Geheim voor de handtekening. Je ziet het maar één keer.',
  remove: 'Verwijderen',
  removeSure: 'Verwijderen?',
  api: {
    title: 'API',
    intro:
      'Alles wat deze pagina’s doen, kan een programma ook. Maak een token op je accountpagina en stuur het mee: ‘Authorization: Bearer gruppetto_…’.',
    openapi: 'OpenAPI-beschrijving',
    bots: 'Je eigen bot: docs/bots.md in het pakket heeft een client in 60 regels, en ‘gruppetto bot’ vraagt het aan een programma in welke taal ook.',
    sends: 'Stuurt',
    broken: 'De beschrijving kon niet worden geladen.',
  },
};
