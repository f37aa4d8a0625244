import type { platformRefusals as englishRefusals, unnamed as englishUnnamed } from '../en/platform.ts';
import { form, plural } from './grammar.ts';

const fileKinds: Readonly<Record<string, string>> = {
  'gruppetto-race': 'koers',
  'gruppetto-scenario': 'scenario',
  'gruppetto-tour': 'etappekoers',
  'gruppetto-tour-scenario': 'scenario van een etappekoers',
};

const characters = (count: unknown): string => plural(Number(count), 'teken', 'tekens');

/** What the platform refuses, whatever the game. */
export const platformRefusals: typeof englishRefusals = {
  'race-over': () => 'De koers is voorbij.',
  'no-such-seat': ({ seats }) => `Die plek bestaat niet; deze tafel heeft er ${seats}.`,
  'not-your-turn': ({ seat }, names) => `${names.seat(Number(seat))} is aan de beurt.`,
  'not-offered': () => 'Dat kun je nu niet kiezen.',
  missing: () => 'Dit ontbreekt.',
  'need-integer': ({ min, max }) => `Dit moet een geheel getal zijn van ${min} tot ${max}.`,
  'out-of-range': ({ value, min, max }) => `Dit is ${value}; het moet tussen ${min} en ${max} liggen.`,
  'off-step': ({ value, step }) => `Dit is ${value}; het moet in stappen van ${step} gaan.`,
  'need-number': () => 'Dit moet een getal zijn.',
  'need-flag': () => 'Dit moet true of false zijn.',
  'need-one-of': ({ values }) => `Dit moet een van deze zijn: ${values}.`,
  'need-text': () => 'Dit moet een tekst zijn.',
  'too-long': ({ max }) => `Dit is te lang; hoogstens ${characters(max)}.`,
  'too-short': ({ min }) => `Dit is te kort; minstens ${characters(min)}.`,
  'need-plain-text': () => 'Er staat een teken in dat niet gelezen kan worden.',
  'bot-alone': () => 'Een token voor een bot kan niets anders.',
  'too-common': () => 'Dit wachtwoord komt te vaak voor. Kies een ander.',
  'need-uuid': () => 'Dit moet een UUID zijn.',
  'need-id': () => 'Dit moeten letters, cijfers, - en _ zijn.',
  'need-list': () => 'Dit moet een lijst zijn.',
  'wrong-count': ({ count, min, max }) =>
    `Hier ${form(Number(count), 'staat', 'staan')} ${plural(Number(count), 'element', 'elementen')}; nodig: ${min === max ? min : `${min} tot ${max}`}.`,
  'need-object': () => 'Dit moet een object met benoemde velden zijn.',
  'unknown-field': () => 'Onbekend veld.',
  'wrong-format': ({ need }) => `Dit is geen Gruppetto-bestand met een ${fileKinds[`${need}`] ?? 'koers'}.`,
  'unknown-game': ({ game }) => `Het spel ‘${game}’ bestaat hier niet.`,
  'unknown-bot': ({ bot, bots }) => `De bot ‘${bot}’ bestaat niet in dit spel; wel: ${bots}.`,
  'other-rules': ({ theirs, ours }) => `Dit is gemaakt met versie ${theirs} van de regels; dit programma speelt versie ${ours}.`,
  'dice-left': ({ left }) =>
    `Er ${form(Number(left), 'blijft', 'blijven')} ${plural(Number(left), 'dobbelsteen', 'dobbelstenen')} over die niemand heeft gegooid.`,
  'die-missing': ({ sides }) => `Hier moet een dobbelsteen met ${sides} kanten vallen, maar er is er geen meer.`,
  'wrong-die': ({ die, face, min, max }) => `Dobbelsteen ${die} toont ${face}, maar het moet tussen ${min} en ${max} liggen.`,
  differs: ({ expected, actual }) => `Verwacht: ${expected}, gekregen: ${actual}.`,
  'fact-missing': ({ expected }) => `Dit had moeten gebeuren, in deze volgorde, en gebeurde niet: ${expected}.`,
  'fact-unexpected': ({ fact }) => `Dit gebeurde, al werd het niet verwacht: ${fact}.`,
  'choice-unclear': ({ choices }) => `Meerdere keuzes hebben deze velden; zeg welke: ${choices}.`,
  'offer-missing': ({ offered }) => `Die keuze is er niet. De keuzes zijn: ${offered}.`,
  'is-offered': ({ choice }) => `Die keuze is er wel: ${choice}.`,
  'other-price': ({ choice }) => `Die keuze is er wel, voor een andere prijs: ${choice}.`,
  'no-starter': ({ rider }, names) => `${names.rider(Number(rider))} rijdt deze etappe niet.`,
  'named-twice': ({ rider }, names) => `${names.rider(Number(rider))} staat er twee keer.`,
  'neither-home-nor-out': ({ rider }, names) => `${names.rider(Number(rider))} is niet binnen en niet uit koers.`,
  'prime-twice': ({ id }) => `${id} staat er twee keer.`,
  'prime-not-full': ({ id, count, need }) =>
    `${id} heeft ${plural(Number(count), 'renner', 'renners')}; ${form(Number(need), 'de eerste die passeert, is', `de eerste ${need} die passeren, zijn`)} nodig.`,
  'need-hex': ({ digits }) => `Dit moeten ${digits} hexadecimale cijfers zijn.`,
  'promise-broken': () => 'Dit is niet wat voor de eerste worp beloofd werd.',
  'shown-otherwise': () => 'Deze pagina kreeg in de koers iets anders te zien.',
  'dice-differ': ({ fell }) => `Volgens de geheimen van deze tafel is dit gegooid: ${fell}.`,
  stale: () => 'De koers is intussen verder. Dit is de stand nu.',
  'not-your-seat': () => 'Je hebt geen plek aan deze tafel.',
  'not-racing': () => 'De koers is niet bezig.',
  'nothing-to-undo': () => 'Er is niets van jou om terug te nemen.',
  'log-full': () => 'In deze koers is te vaak iets teruggenomen. Vanaf hier gaat het alleen nog vooruit.',
  'riders-changed': () => 'Niet iedereen die in deze koers reed, kan nog gevraagd worden; dat kan dus niet teruggenomen worden.',
  'engine-failed': () => 'Er ging iets mis met die stap. Er is niets gespeeld.',
  'too-costly': () => 'Dit duurt te lang om te berekenen. Probeer iets kleiners.',
  'not-stored': () => 'Dit kon niet worden opgeslagen, dus is er niets gespeeld. Probeer het zo meteen opnieuw.',
  'need-email': () => 'Dit is geen e-mailadres.',
  'need-push-keys': () => 'Dit zijn geen sleutels van een browser.',
  'need-web-address': () => 'Dit moet een webadres zijn dat met http:// of https:// begint.',
  'chat-too-fast': () => 'Rustig aan: wacht even voor het volgende bericht.',
  'file-too-large': () => 'Het bestand is te groot voor een koers.',
  'not-json': ({ detail }) => `Dit bestand is geen geldige JSON: ${detail}.`,
};

/** What people and things are called that nobody has named. */
export const unnamed: typeof englishUnnamed = {
  seat: (number) => `Plek ${number}`,
  rider: (number) => `renner ${number}`,
  team: (colour) => `Ploeg ${colour}`,
  refusal: (reason) => `Niet toegestaan (${reason}).`,
};
