import type { Words } from '../en/index.ts';

/** What the pages for programs say: tokens, webhooks, the API. */
export const programs: Words['programs'] = {
  title: 'Programmi e bot',
  hint: 'Con un token un tuo programma può usare questo server, o sedersi ai tavoli come bot.',
  name: 'A che cosa serve',
  right: 'Che cosa può fare',
  rights: {
    read: 'Vedere ciò che vedi tu',
    tables: 'Giocare ai tavoli condivisi al posto tuo',
    tours: 'Gestire i tuoi giri al posto tuo',
    bot: 'Sedersi ai tavoli come bot',
  },
  make: 'Crea token',
  made: 'Il tuo nuovo token. Si vede una volta sola: copialo adesso.',
  token: 'Token',
  usedOn: (day: string) => `ultimo uso: ${day}`,
  unused: 'mai usato',
  revoke: 'Revoca',
  revokeSure: 'Revocare? Il programma smetterà di funzionare.',
  about: 'Come si usa l’API',
  hooksTitle: 'I risultati al tuo indirizzo',
  hooksHint: 'Quando finisce una tua corsa o un tuo giro, il risultato viene inviato a questo indirizzo, firmato con una chiave segreta.',
  hookUrl: 'Indirizzo (https://…)',
  makeHook: 'Aggiungi indirizzo',
  secret: 'La chiave segreta della firma. Si vede una volta sola.',
  remove: 'Elimina',
  removeSure: 'Eliminare?',
  api: {
    title: 'API',
    intro:
      'Tutto ciò che fanno queste pagine lo può fare anche un programma. Crea un token nella pagina del tuo account e mandalo insieme alla richiesta: «Authorization: Bearer gruppetto_…».',
    openapi: 'Descrizione OpenAPI',
    bots: 'Un bot tutto tuo: docs/bots.md nel pacchetto contiene un client in 60 righe, e «gruppetto bot» interroga un programma in qualsiasi linguaggio.',
    sends: 'Richiesta',
    answers: 'Risposta',
    example: 'Esempio',
    types: 'Tipi',
    broken: 'Non è stato possibile caricare la descrizione.',
  },
};
