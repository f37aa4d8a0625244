import type { platformRefusals as english, unnamed as englishUnnamed } from '../en/platform.ts';
import { de, form, plural } from './grammar.ts';

const fileKinds: Readonly<Record<string, string>> = {
  'gruppetto-race': 'de course',
  'gruppetto-scenario': 'de scénario',
  'gruppetto-tour': 'de tour',
  'gruppetto-tour-scenario': 'de scénario de tour',
};

/** What the platform refuses, whatever the game. */
export const platformRefusals: typeof english = {
  'race-over': () => 'La course est finie.',
  'no-such-seat': ({ seats }) => `Ce siège n’existe pas ; cette table en a ${seats}.`,
  'not-your-turn': ({ seat }, names) => `C’est le tour ${de(names.seat(Number(seat)))}.`,
  'not-offered': () => 'Ce choix n’est pas proposé maintenant.',
  missing: () => 'Il manque une valeur.',
  'need-integer': ({ min, max }) => `Il faut un nombre entier de ${min} à ${max}.`,
  'out-of-range': ({ value, min, max }) => `La valeur est ${value} ; elle doit aller de ${min} à ${max}.`,
  'off-step': ({ value, step }) => `La valeur est ${value} ; elle doit aller de ${step} en ${step}.`,
  'need-number': () => 'Il faut un nombre.',
  'need-flag': () => 'Il faut vrai ou faux (true ou false).',
  'need-one-of': ({ values }) => `Il faut l’une de ces valeurs : ${values}.`,
  'need-text': () => 'Il faut un texte.',
  'too-long': ({ max }) => `C’est trop long ; ${plural(Number(max), 'caractère')} au plus.`,
  'too-short': ({ min }) => `C’est trop court ; ${plural(Number(min), 'caractère')} au moins.`,
  'need-plain-text': () => 'Un caractère est illisible.',
  'bot-alone': () => 'Un jeton de bot ne peut avoir aucun autre droit.',
  'too-common': () => 'Ce mot de passe est trop courant. Choisissez-en un autre.',
  'need-uuid': () => 'Il faut un UUID.',
  'need-id': () => 'Seulement des lettres, des chiffres, - et _.',
  'need-list': () => 'Il faut une liste.',
  'wrong-count': ({ count, min, max }) =>
    `Il y a ${plural(Number(count), 'entrée')} ; il en faut ${min === max ? min : `de ${min} à ${max}`}.`,
  'need-object': () => 'Il faut un objet avec des champs nommés.',
  'unknown-field': () => 'Champ inconnu.',
  'wrong-format': ({ need }) => `Ce n’est pas un fichier ${fileKinds[`${need}`] ?? 'de course'} Gruppetto.`,
  'unknown-game': ({ game }) => `Il n’y a pas de jeu « ${game} » ici.`,
  'unknown-bot': ({ bot, bots }) => `Il n’y a pas de bot « ${bot} » pour ce jeu ; il y a : ${bots}.`,
  'other-rules': ({ theirs, ours }) => `Fait avec la version ${theirs} des règles ; ce programme joue la version ${ours}.`,
  'dice-left': ({ left }) =>
    form(Number(left), `Il reste ${left} dé que personne n’a lancé.`, `Il reste ${left} dés que personne n’a lancés.`),
  'die-missing': ({ sides }) => `Un dé à ${sides} faces devrait tomber ici, mais il n’en reste plus.`,
  'wrong-die': ({ die, face, min, max }) => `Le dé ${die} montre ${face}, mais il doit montrer de ${min} à ${max}.`,
  differs: ({ expected, actual }) => `Attendu : ${expected} ; obtenu : ${actual}.`,
  'fact-missing': ({ expected }) => `On attendait ceci, dans cet ordre, et ce n’est pas arrivé : ${expected}.`,
  'fact-unexpected': ({ fact }) => `Ceci est arrivé sans être attendu : ${fact}.`,
  'choice-unclear': ({ choices }) => `Plusieurs choix ont ces champs ; dites lequel : ${choices}.`,
  'offer-missing': ({ offered }) => `Ce n’est pas proposé. Les choix sont : ${offered}.`,
  'is-offered': ({ choice }) => `C’est proposé : ${choice}.`,
  'no-starter': ({ rider }, names) => `${names.rider(Number(rider))} ne court pas cette étape.`,
  'named-twice': ({ rider }, names) => `${names.rider(Number(rider))} figure deux fois.`,
  'neither-home-nor-out': ({ rider }, names) => `${names.rider(Number(rider))} n’a ni passé la ligne ni abandonné.`,
  'prime-twice': ({ id }) => `${id} figure deux fois.`,
  'prime-not-full': ({ id, count, need }) =>
    `${id} a ${plural(Number(count), 'coureur')} ; il faut ${form(Number(need), 'le premier', `les ${need} premiers`)}.`,
  'need-hex': ({ digits }) => `Il faut ${digits} chiffres hexadécimaux.`,
  'promise-broken': () => 'Ce n’est pas ce qui était promis avant le premier lancer.',
  'shown-otherwise': () => 'Pendant la course, cette page a vu autre chose.',
  'dice-differ': ({ fell }) => `D’après les secrets de cette table, voici ce qui est tombé : ${fell}.`,
  stale: () => 'La course a avancé entre-temps. Voici où elle en est.',
  'not-your-seat': () => 'Vous n’avez pas de place à cette table.',
  'not-racing': () => 'La course n’est pas en cours.',
  'nothing-to-undo': () => 'Vous n’avez rien à annuler.',
  'log-full': () => 'On est revenu trop souvent en arrière dans cette course. Désormais, elle ne va plus que de l’avant.',
  'riders-changed': () => 'On ne peut plus demander leur avis à tous ceux qui couraient : impossible d’annuler.',
  'engine-failed': () => 'Ce coup a échoué. Rien n’a été joué.',
  'too-costly': () => 'Ce calcul est trop long. Essayez quelque chose de plus petit.',
  'not-stored': () => 'L’enregistrement a échoué, rien n’a donc été joué. Réessayez dans un instant.',
  'need-email': () => 'Ce n’est pas une adresse e-mail.',
  'need-push-keys': () => 'Ce ne sont pas les clés d’un navigateur.',
  'need-web-address': () => 'Il faut une adresse web qui commence par http:// ou https://.',
  'chat-too-fast': () => 'Pas si vite : attendez un instant avant le prochain message.',
  'file-too-large': () => 'Le fichier est trop gros pour être une course.',
  'not-json': ({ detail }) => `Ce fichier n’est pas un JSON valide : ${detail}.`,
};

/** What people and things are called that nobody has named. */
export const unnamed: typeof englishUnnamed = {
  seat: (number) => `Place ${number}`,
  rider: (number) => `coureur ${number}`,
  team: (colour) => `Équipe ${colour}`,
  refusal: (reason) => `Ce n’est pas permis (${reason}).`,
};
