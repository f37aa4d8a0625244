import type { Refusal, RiderId } from '@gruppetto/kernel';
import type { Names } from '../words.ts';

type Details = NonNullable<Refusal['with']>;

export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** "Red 1", "Red 1 and Blue 2", "Red 1 and 6 others". */
export function ridersNamed(riders: readonly RiderId[], names: Names): string {
  const [first = 0, second = 0] = riders;
  if (riders.length === 1) return names.rider(first);
  return `${names.rider(first)} and ${riders.length === 2 ? names.rider(second) : `${riders.length - 1} others`}`;
}

const fileKinds: Readonly<Record<string, string>> = {
  'gruppetto-race': 'race',
  'gruppetto-scenario': 'scenario',
  'gruppetto-tour': 'tour',
  'gruppetto-tour-scenario': 'tour scenario',
};

/** What the platform refuses, whatever the game. */
export const platformRefusals: Readonly<Record<string, (details: Details, names: Names) => string>> = {
  'race-over': () => 'The race is over.',
  'no-such-seat': ({ seats }) => `There is no such seat; this table has ${seats}.`,
  'not-your-turn': ({ seat }, names) => `It is ${names.seat(Number(seat))}'s turn.`,
  'not-offered': () => 'That is not among the choices now.',
  missing: () => 'It is missing.',
  'need-integer': ({ min, max }) => `It must be a whole number from ${min} to ${max}.`,
  'out-of-range': ({ value, min, max }) => `It is ${value}; it must be from ${min} to ${max}.`,
  'off-step': ({ value, step }) => `It is ${value}; it must go in steps of ${step}.`,
  'need-flag': () => 'It must be true or false.',
  'need-one-of': ({ values }) => `It must be one of: ${values}.`,
  'need-text': () => 'It must be a text.',
  'too-long': ({ max }) => `It is too long; at most ${plural(Number(max), 'character')}.`,
  'too-short': ({ min }) => `It is too short; at least ${plural(Number(min), 'character')}.`,
  'need-plain-text': () => 'It has a character that cannot be read.',
  'bot-alone': () => 'A token for a bot can do nothing else.',
  'too-common': () => 'Too many people use this password. Choose another.',
  'need-uuid': () => 'It must be a UUID.',
  'need-id': () => 'It must be letters, digits, - and _.',
  'need-list': () => 'It must be a list.',
  'wrong-count': ({ count, min, max }) =>
    `It has ${plural(Number(count), 'entry', 'entries')}; ${min === max ? min : `${min} to ${max}`} are needed.`,
  'need-object': () => 'It must be an object with named fields.',
  'unknown-field': () => 'Unknown field.',
  'wrong-format': ({ need }) => `This is not a Gruppetto ${fileKinds[`${need}`] ?? 'race'} file.`,
  'unknown-game': ({ game }) => `There is no game called "${game}" here.`,
  'unknown-bot': ({ bot, bots }) => `There is no bot called "${bot}" for this game; there are: ${bots}.`,
  'other-rules': ({ theirs, ours }) => `It was made under version ${theirs} of the rules; this program plays version ${ours}.`,
  'dice-left': ({ left }) => `${plural(Number(left), 'die', 'dice')} left over that nobody threw.`,
  'die-missing': ({ sides }) => `A die with ${sides} sides should fall here, but none is left.`,
  'wrong-die': ({ die, face, min, max }) => `Die ${die} shows ${face}, but it must be from ${min} to ${max}.`,
  differs: ({ expected, actual }) => `Expected ${expected}, got ${actual}.`,
  'fact-missing': ({ expected }) => `This was expected to happen, in this order, and did not: ${expected}.`,
  'fact-told': ({ fact }) => `This happened, though it was not expected to: ${fact}.`,
  'choice-unclear': ({ choices }) => `Several choices have these fields; say which: ${choices}.`,
  'offer-missing': ({ offered }) => `It is not offered. The choices are: ${offered}.`,
  'is-offered': ({ choice }) => `It is offered: ${choice}.`,
  'no-starter': ({ rider }, names) => `${names.rider(Number(rider))} does not ride this stage.`,
  'named-twice': ({ rider }, names) => `${names.rider(Number(rider))} is named twice.`,
  'neither-home-nor-out': ({ rider }, names) => `${names.rider(Number(rider))} has neither finished nor dropped out.`,
  'prime-twice': ({ id }) => `${id} is there twice.`,
  'prime-not-full': ({ id, count, need }) => `${id} has ${plural(Number(count), 'rider')}; the first ${need} past it are needed.`,
  'need-hex': ({ digits }) => `It must be ${digits} hexadecimal digits.`,
  'promise-broken': () => 'It is not what was promised before the first throw.',
  'shown-otherwise': () => 'This page was shown something else in the race.',
  'dice-differ': ({ fell }) => `By the secrets of this table, these fell: ${fell}.`,
  stale: () => 'The race has moved on in the meantime. Here is where it stands now.',
  'not-your-seat': () => 'You have no seat at this table.',
  'not-racing': () => 'The race is not under way.',
  'nothing-to-undo': () => 'There is nothing of yours to take back.',
  'log-full': () => 'This race has been taken back too often. From here on it only goes forward.',
  'riders-changed': () => 'Not everybody who rode in this race can be asked any longer, so that cannot be taken back.',
  'no-request': () => 'That request is no longer open.',
  'engine-failed': () => 'Something went wrong with that step. Nothing was played.',
  'too-costly': () => 'This takes too long to work out. Try something smaller.',
  'not-stored': () => 'It could not be stored, so nothing was played. Try again in a moment.',
  'need-email': () => 'This is not an e-mail address.',
  'need-push-keys': () => 'These are not the keys of a browser.',
  'need-web-address': () => 'It must be a web address that begins with http:// or https://.',
  'chat-too-fast': () => 'Not so fast: wait a moment before the next line.',
  'file-too-large': () => 'The file is too large to be a race.',
  'not-json': ({ detail }) => `This file is not valid JSON: ${detail}.`,
};

/** What may be below nothing. */
const counted = (value: number, one: string): string => `${value < 0 ? '−' : ''}${plural(Math.abs(value), one)}`;

/** Seconds, points or Los Ciclistas' 1′4, as people read them. */
export const measures = {
  seconds: (value: number) => {
    const whole = Math.abs(value);
    return `${value < 0 ? '−' : ''}${Math.floor(whole / 60)}′${String(whole % 60).padStart(2, '0')}″`;
  },
  turns: (value: number) => counted(value, 'turn'),
  squares: (value: number) => counted(value, 'square'),
  points: (value: number) => counted(value, 'point'),
  'round-label': (value: number) => `${Math.floor(value / 10)}′${value % 10}`,
} as const;
