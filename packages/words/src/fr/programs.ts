import type { programs as english } from '../en/programs.ts';

/** What the pages for programs say: tokens, webhooks, the API. */
export const programs: typeof english = {
  title: 'Programmes et bots',
  hint: 'Un jeton permet à un de vos programmes d’utiliser ce serveur, ou de s’asseoir aux tables comme bot.',
  name: 'À quoi il sert',
  right: 'Ce qu’il peut faire',
  rights: {
    read: 'Voir ce que vous pouvez voir',
    tables: 'Jouer à votre place aux tables en ligne',
    tours: 'Mener vos tours à votre place',
    bot: 'S’asseoir aux tables comme bot',
  },
  make: 'Créer un jeton',
  made: 'Votre nouveau jeton. Il ne s’affiche qu’une fois : copiez-le maintenant.',
  token: 'Jeton',
  usedOn: (day) => `dernière utilisation : ${day}`,
  unused: 'jamais utilisé',
  revoke: 'Révoquer',
  revokeSure: 'Révoquer ? Son programme ne marchera plus.',
  about: 'Comment utiliser l’API',
  hooksTitle: 'Les résultats à votre propre adresse',
  hooksHint: 'Quand une de vos courses ou un de vos tours est fini, le résultat y est envoyé, signé avec un secret.',
  hookUrl: 'Adresse (https://…)',
  makeHook: 'Ajouter l’adresse',
  secret: 'Secret pour la signature. Il ne s’affiche qu’une fois.',
  remove: 'Retirer',
  removeSure: 'Retirer ?',
  api: {
    title: 'API',
    intro:
      'Tout ce que font ces pages, un programme peut le faire. Créez un jeton sur la page de votre compte et envoyez-le : « Authorization: Bearer gruppetto_… ».',
    openapi: 'Description OpenAPI',
    bots: 'Votre propre bot : docs/bots.md, dans le paquet, contient un client en 60 lignes, et « gruppetto bot » interroge un programme dans n’importe quel langage.',
    sends: 'Envoie',
    answers: 'Répond',
    example: 'Exemple',
    types: 'Types',
    broken: 'La description n’a pas pu être chargée.',
  },
};
