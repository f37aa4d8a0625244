import type { Refusal, RiderId } from '@gruppetto/kernel';
import type { Names } from '../words.ts';
import { plural } from './grammar.ts';

type Details = NonNullable<Refusal['with']>;

/** "Rot 1", "Rot 1 und Blau 2", "Rot 1 und 6 weitere". */
export function ridersNamed(riders: readonly RiderId[], names: Names): string {
  const [first = 0, second = 0] = riders;
  if (riders.length === 1) return names.rider(first);
  return `${names.rider(first)} und ${riders.length === 2 ? names.rider(second) : `${riders.length - 1} weitere`}`;
}

const fileKinds: Readonly<Record<string, string>> = {
  'gruppetto-race': 'Renndatei',
  'gruppetto-scenario': 'Szenariodatei',
  'gruppetto-tour': 'Rundfahrt-Datei',
  'gruppetto-tour-scenario': 'Rundfahrt-Szenariodatei',
};

/** What the platform refuses, whatever the game. */
export const platformRefusals: Readonly<Record<string, (details: Details, names: Names) => string>> = {
  'race-over': () => 'Das Rennen ist vorbei.',
  'no-such-seat': ({ seats }) => `Diesen Platz gibt es nicht; der Tisch hat ${seats}.`,
  'not-your-turn': ({ seat }, names) => `${names.seat(Number(seat))} ist dran.`,
  'not-offered': () => 'Das steht jetzt nicht zur Wahl.',
  missing: () => 'Das fehlt.',
  'need-integer': ({ min, max }) => `Hier muss eine ganze Zahl von ${min} bis ${max} stehen.`,
  'out-of-range': ({ value, min, max }) => `Hier steht ${value}; erlaubt ist ${min} bis ${max}.`,
  'off-step': ({ value, step }) => `Hier steht ${value}; es geht nur in Schritten von ${step}.`,
  'need-flag': () => 'Hier muss true oder false stehen.',
  'need-one-of': ({ values }) => `Hier muss eines davon stehen: ${values}.`,
  'need-text': () => 'Hier muss ein Text stehen.',
  'too-long': ({ max }) => `Das ist zu lang; höchstens ${plural(Number(max), 'Zeichen', 'Zeichen')}.`,
  'too-short': ({ min }) => `Das ist zu kurz; mindestens ${plural(Number(min), 'Zeichen', 'Zeichen')}.`,
  'need-plain-text': () => 'Darin ist ein Zeichen, das sich nicht lesen lässt.',
  'bot-alone': () => 'Ein Token für einen Bot kann sonst nichts.',
  'too-common': () => 'Dieses Passwort benutzen zu viele. Wähl ein anderes.',
  'need-uuid': () => 'Hier muss eine UUID stehen.',
  'need-id': () => 'Nur Buchstaben, Ziffern, - und _ sind erlaubt.',
  'need-list': () => 'Hier muss eine Liste stehen.',
  'wrong-count': ({ count, min, max }) =>
    `Das hat ${plural(Number(count), 'Eintrag', 'Einträge')}; nötig sind ${min === max ? min : `${min} bis ${max}`}.`,
  'need-object': () => 'Hier muss ein Objekt mit benannten Feldern stehen.',
  'unknown-field': () => 'Unbekanntes Feld.',
  'wrong-format': ({ need }) => `Das ist keine ${fileKinds[`${need}`] ?? 'Renndatei'} von Gruppetto.`,
  'unknown-game': ({ game }) => `Ein Spiel namens „${game}“ gibt es hier nicht.`,
  'unknown-bot': ({ bot, bots }) => `Einen Bot namens „${bot}“ gibt es für dieses Spiel nicht; es gibt: ${bots}.`,
  'other-rules': ({ theirs, ours }) => `Das entstand unter Version ${theirs} der Regeln; dieses Programm spielt Version ${ours}.`,
  'dice-left': ({ left }) => `${plural(Number(left), 'Würfel', 'Würfel')} übrig, die niemand geworfen hat.`,
  'die-missing': ({ sides }) => `Hier sollte ein Würfel mit ${sides} Seiten fallen, aber es ist keiner mehr da.`,
  'wrong-die': ({ die, face, min, max }) => `Würfel ${die} zeigt ${face}, erlaubt ist aber ${min} bis ${max}.`,
  differs: ({ expected, actual }) => `Erwartet war ${expected}, herausgekommen ist ${actual}.`,
  'fact-missing': ({ expected }) => `Das hätte in dieser Reihenfolge geschehen sollen, geschah aber nicht: ${expected}.`,
  'fact-told': ({ fact }) => `Das ist geschehen, obwohl es nicht sollte: ${fact}.`,
  'choice-unclear': ({ choices }) => `Mehrere Antworten haben diese Felder; sag, welche: ${choices}.`,
  'offer-missing': ({ offered }) => `Das steht nicht zur Wahl. Zur Wahl stehen: ${offered}.`,
  'is-offered': ({ choice }) => `Das steht zur Wahl: ${choice}.`,
  'no-starter': ({ rider }, names) => `${names.rider(Number(rider))} fährt diese Etappe nicht.`,
  'named-twice': ({ rider }, names) => `${names.rider(Number(rider))} ist zweimal genannt.`,
  'neither-home-nor-out': ({ rider }, names) => `${names.rider(Number(rider))} ist weder im Ziel noch ausgeschieden.`,
  'prime-twice': ({ id }) => `${id} steht zweimal da.`,
  'prime-not-full': ({ id, count, need }) => `${id} hat ${count} Fahrer; nötig sind die ersten ${need}.`,
  'need-hex': ({ digits }) => `Hier müssen ${digits} Hexadezimalziffern stehen.`,
  'promise-broken': () => 'Das ist nicht, was vor dem ersten Wurf versprochen wurde.',
  'shown-otherwise': () => 'Dieser Seite wurde im Rennen etwas anderes gezeigt.',
  'dice-differ': ({ fell }) => `Nach den Geheimnissen dieses Tischs fielen diese: ${fell}.`,
  stale: () => 'Das Rennen ist inzwischen weitergegangen. Hier ist der aktuelle Stand.',
  'not-your-seat': () => 'Du hast an diesem Tisch keinen Platz.',
  'not-racing': () => 'Das Rennen läuft nicht.',
  'nothing-to-undo': () => 'Von dir gibt es nichts zurückzunehmen.',
  'log-full': () => 'In diesem Rennen wurde zu oft zurückgenommen. Von hier an geht es nur noch vorwärts.',
  'riders-changed': () => 'Nicht alle, die in diesem Rennen fuhren, können noch gefragt werden; das lässt sich also nicht zurücknehmen.',
  'no-request': () => 'Diese Anfrage ist nicht mehr offen.',
  'engine-failed': () => 'Bei diesem Schritt ging etwas schief. Nichts wurde gespielt.',
  'too-costly': () => 'Das zu berechnen dauert zu lange. Versuch es kleiner.',
  'not-stored': () => 'Es konnte nicht gespeichert werden, also wurde nichts gespielt. Versuch es gleich noch einmal.',
  'need-email': () => 'Das ist keine E-Mail-Adresse.',
  'need-push-keys': () => 'Das sind nicht die Schlüssel eines Browsers.',
  'need-web-address': () => 'Hier muss eine Webadresse stehen, die mit http:// oder https:// beginnt.',
  'chat-too-fast': () => 'Nicht so schnell: Warte einen Moment bis zur nächsten Nachricht.',
  'file-too-large': () => 'Die Datei ist zu groß für ein Rennen.',
  'not-json': ({ detail }) => `Diese Datei ist kein gültiges JSON: ${detail}.`,
};

/** What may be below nothing. */
const counted = (value: number, one: string, many: string): string => `${value < 0 ? '−' : ''}${plural(Math.abs(value), one, many)}`;

/** Seconds, points or Los Ciclistas' 1′4, as people read them. */
export const measures = {
  seconds: (value: number) => {
    const whole = Math.abs(value);
    return `${value < 0 ? '−' : ''}${Math.floor(whole / 60)}′${String(whole % 60).padStart(2, '0')}″`;
  },
  turns: (value: number) => counted(value, 'Runde', 'Runden'),
  squares: (value: number) => counted(value, 'Feld', 'Felder'),
  points: (value: number) => counted(value, 'Punkt', 'Punkte'),
  'round-label': (value: number) => `${Math.floor(value / 10)}′${value % 10}`,
} as const;
