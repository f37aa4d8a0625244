import type { Details, Names, Noun, RefusalWords } from '@gruppetto/words';
import { form, list as listed, measures, ordinal, plural } from '@gruppetto/words/grammar/de';
import type { Reason } from '../rules/reasons.ts';
import type { GroupKind, RiderType } from '../rules/types.ts';
import { screens } from './de-screens.ts';
import { sheets } from './de-sheets.ts';
import type { Sentences } from './en.ts';

const squares = (count: number): string => plural(count, 'Feld', 'Felder');
const riders = (count: number): string => plural(count, 'Fahrer', 'Fahrer');
const sum = (dice: readonly number[]): string => dice.join(' + ');
const time = (seconds: number): string => measures.seconds(seconds);
const on = (sector: string | undefined): string => (sector === undefined ? '' : ` bei ${sector}`);
const less = (malus: number): string => (malus === 0 ? '' : ` minus ${malus}`);
const won = (prizes: readonly string[]): string => (prizes.length === 0 ? '' : ` (${prizes.join(', ')})`);

const roles: Readonly<Record<RiderType, Noun>> = {
  leader: { one: 'Kapitän', many: 'Kapitäne' },
  climber: { one: 'Bergfahrer', many: 'Bergfahrer' },
  sprinter: { one: 'Sprinter', many: 'Sprinter' },
  helper: { one: 'Helfer', many: 'Helfer' },
};

const groups: Readonly<Record<GroupKind, string>> = {
  leaders: 'Spitze',
  chasers: 'Verfolger',
  peloton: 'Peloton',
  dropped: 'Abgehängte',
  gruppetto: 'Gruppetto',
};

/** In running text. */
const theGroup: Readonly<Record<GroupKind, string>> = {
  leaders: 'die Spitze',
  chasers: 'die Verfolger',
  peloton: 'das Peloton',
  dropped: 'die Nächsten',
  gruppetto: 'das Gruppetto',
};

const riderIn = ({ rider }: Details, names: Names): string => names.rider(Number(rider));

const refusals: Readonly<Record<Reason, RefusalWords>> = {
  'not-utf-8': () => 'Einige Buchstaben sind beschädigt. Speichere den Text als UTF-8 und versuch es noch einmal.',
  'name-missing': () => 'Die erste Zeile sollte der Name des Rennens sein, aber das ist schon eine Zeile der Tabelle.',
  'no-table-row': () => 'Das ist keine Zeile der Tabelle. Trenne Ort, km, Ereignis, Felder bis zum Ziel und Farbe mit |.',
  'too-many-columns': ({ count, max }) =>
    `Diese Zeile hat ${count} Spalten; die Tabelle hat ${max}: Ort, km, Ereignis, Felder bis zum Ziel, Farbe.`,
  twice: () => 'Diese Zeile kommt zweimal vor.',
  'no-strict-order': ({ types }) => `Nenne jeden der vier Typen einmal, den höchsten zuerst: ${types}.`,
  'hierarchy-missing': ({ types }) => `Füge eine Zeile „hierarchy: ${types}“ hinzu, in der Reihenfolge dieses Rennens.`,
  'need-number': ({ value }) => `„${value}“ ist keine Zahl von Kilometern.`,
  'unknown-event': ({ event, values }) => `Das Ereignis „${event}“ gibt es nicht. Es gibt: ${values}.`,
  'malus-out-of-range': ({ value, min, max }) => `Der höchste Malus eines Anstiegs liegt zwischen ${min} und ${max}, nicht bei ${value}.`,
  'unknown-colour': ({ value, values }) => `Die Farbe „${value}“ gibt es nicht. Es gibt: ${values}.`,
  'unknown-prologue': ({ value, values }) => `„${value}“ darf in einem Prolog nicht noch einmal würfeln. Möglich sind: ${values}.`,
  'km-falls': ({ km, before }) => `${km} km kommt nach ${before} km. Kilometer können nicht zurückgehen.`,
  'finish-missing': () => 'Das Ziel fehlt: Die letzte Zeile hat das Ereignis „finish“ oder 0 Felder bis zum Ziel.',
  'two-finishes': ({ line }) => `In Zeile ${line} gibt es schon ein Ziel.`,
  'after-the-finish': () => 'Nach dem Ziel kommt nichts mehr.',
  'finish-not-at-0': ({ value }) => `Im Ziel sind es 0 Felder bis zum Ziel, nicht ${value}.`,
  'colour-at-finish': () => 'Am Ziel beginnt kein Abschnitt, also hat es keine Farbe.',
  'not-in-a-prologue': () => 'Ein Prolog wird gegen die Uhr gefahren: keine Felder, Farben, Rennrunden oder Ereignisse außer dem Ziel.',
  'route-length': ({ value, min, max }) => `Ein Rennen hat ${min} bis ${max} Felder, nicht ${value}.`,
  'first-colour': ({ values }) => `Der erste Abschnitt braucht eine Farbe: ${values}.`,
  'before-the-start': () => 'Vor dem fliegenden Start, der ersten Zeile mit Feldern bis zum Ziel, passiert nichts.',
  'squares-rise': ({ value, before }) =>
    `${plural(Number(value), 'Feld', 'Felder')} bis zum Ziel kommt nach ${before}. Es können nicht wieder mehr werden.`,
  'climb-not-ended': ({ line }) => `Der Anstieg, der in Zeile ${line} beginnt, hat noch keinen Gipfel.`,
  'cobbles-not-ended': ({ line }) => `Das Pflaster, das in Zeile ${line} beginnt, hat noch kein Ende.`,
  'no-climb-here': () =>
    'Dieser Anstieg hat einen Gipfel, aber keinen Anfang. Nenne den Anfang wie den Gipfel, oder gib ihm das Ereignis „climb start“.',
  'no-cobbles-here': () =>
    'Dieses Pflaster hat ein Ende, aber keinen Anfang. Nenne den Anfang wie das Ende, oder gib ihm das Ereignis „cobbles start“.',
  'climb-too-short': ({ count, min }) => `Ein Anstieg hat mindestens ${min} Felder; dieser hat ${count}.`,
  'cobbles-too-short': () => 'Pflaster hat mindestens ein Feld.',
  'quote-not-closed': () => 'Ein Anführungszeichen ist nicht geschlossen.',
  'wrong-columns': ({ count, need }) => `Diese Zeile hat ${plural(Number(count), 'Spalte', 'Spalten')}; sie braucht drei: ${need}.`,
  'unknown-type': ({ value, values }) => `„${value}“ ist kein Fahrertyp. Es gibt: ${values}.`,
  'type-twice': ({ team, type, line }) => `${team} hat diesen Typ schon (${roles[type as RiderType]?.one ?? type}), in Zeile ${line}.`,
  'name-twice': ({ team, name, line }) => `${name} von ${team} steht schon in Zeile ${line}.`,
  'too-many-riders': ({ max }) => `Zu viele Fahrer: Höchstens ${max} können starten.`,
  'nobody-starts': () => 'Die Startliste ist leer. Schreib eine Zeile für jeden Fahrer.',
  'no-such-number': ({ value, max }) => `Die Nummer ${value} gibt es nicht; auf der Liste stehen ${riders(Number(max))}.`,
  'absent-twice': ({ number }) => `Nummer ${number} steht zweimal da.`,
  'all-absent': ({ riders: all }) =>
    `${form(Number(all), 'Der einzige Fahrer fehlt', `Alle ${all} Fahrer fehlen`)}. Mindestens einer muss starten.`,
  'winner-not-at-0': (details, names) => `${riderIn(details, names)} hat gewonnen, also mit 0 Sekunden.`,
  'home-too-early': (details, names) =>
    `${riderIn(details, names)} steht hinter einem Fahrer, der ${time(Number(details.seconds))} nach dem Sieger ankam, kann also nicht schneller sein.`,
  'rider-twice': (details, names) => `${riderIn(details, names)} steht zweimal da.`,
  'square-taken': ({ rider, other, row, lane }, names) =>
    `${names.rider(Number(rider))} und ${names.rider(Number(other))} stehen auf demselben Feld, Reihe ${row}, Spur ${lane}.`,
  'riders-missing': ({ missing }) =>
    `Es ${form(Number(missing), 'fehlt', 'fehlen')} ${riders(Number(missing))}, weder auf der Straße noch im Ziel.`,
  'home-out-of-order': () => 'Liste die Angekommenen in der Reihenfolge ihrer Ankunft auf.',
  'mark-not-reached': ({ name }) => `${name} hat noch niemand passiert, also hat dort niemand einen Platz.`,
  'place-missing': (details, names) => `${riderIn(details, names)} hat ${details.name} passiert und muss dort einen Platz haben.`,
  'not-past-the-top': (details, names) => `${riderIn(details, names)} hat bei ${details.name} einen Platz, ist aber noch nicht vorbei.`,
  'not-in-the-group': (details, names) =>
    `${riderIn(details, names)} hat bei ${details.name} einen Platz, aber keine Gruppe kann von dort so weit zurückgereicht haben.`,
};

/** What WielerSIM says in German. Where a sentence is a list, each of them says the same thing. */
export const de: Sentences = {
  square: { one: 'Reihe', many: 'Reihen', gender: 'f' },
  distance: { one: 'Feld', many: 'Felder', gender: 'n' },
  start: 'Der Start',
  turn: (turn) => `Runde ${turn}`,
  options: {
    route: {
      label: 'Streckenplan',
      hint: 'ein Name, dann eine Zeile für jeden Ort: Ort | km | Ereignis | Felder bis zum Ziel | Farbe; zuletzt die Hierarchie',
    },
    riders: { label: 'Startliste', hint: 'eine Zeile für jeden Fahrer: Team, Fahrer, Typ (leader, climber, sprinter oder helper)' },
    startDice: {
      label: 'Startwürfel',
      hint: 'für die Plätze in der Startaufstellung',
      values: { d10: 'Zwei Zehnseiter', d6: 'Vier Sechsseiter' },
    },
    jersey: { label: 'Führungstrikot', hint: 'Nummer des Trägers, seine Zeile auf der Startliste; 0 für niemanden' },
    absent: { label: 'Nicht am Start', hint: 'Nummern der Fahrer, die die Rundfahrt verlassen haben' },
    bonusSeconds: { label: 'Zeitgutschriften', hint: 'im Ziel und an Zwischensprints' },
    mountainPoints: { label: 'Punkte auf Bergetappen', hint: 'auch im Ziel einer Etappe mit einem Anstieg C1 oder HC' },
  },
  groups,
  rain: 'Regen: mehr Stürze',
  roles,
  things: {
    points: (amount) => plural(amount, 'Punkt', 'Punkte'),
    'mountain-points': (amount) => plural(amount, 'Bergpunkt', 'Bergpunkte'),
    'bonus-seconds': (amount) => `${plural(amount, 'Sekunde', 'Sekunden')} Gutschrift`,
  },
  question: 'Das Rennen läuft',
  ride: { label: 'Fahren lassen', detail: 'eine Runde' },

  /** "Anna, Berta und Carla"; with `others`: "Anna, Berta und 7 weitere". */
  people: (names, others) => listed(others > 0 ? [...names, `${others} weitere`] : names),

  prologueBegins: ({ race, count }) => `${race}: ${riders(count)} gegen die Uhr, einer nach dem anderen.`,
  startBegins: ({ race, count, toGo }) => `${race}: fliegender Start für ${riders(count)}, noch ${squares(toGo)} bis ins Ziel.`,
  turnBehindHome: ({ turn, count, toGo }) =>
    count === 1
      ? `Runde ${turn}: Noch ein Fahrer ist unterwegs, ${squares(toGo)} vor dem Ziel.`
      : `Runde ${turn}: Noch ${riders(count)} sind unterwegs, der erste ${squares(toGo)} vor dem Ziel.`,
  turnOn: ({ turn, toGo, sector }) => [
    `Runde ${turn}: Die Spitze ist bei ${sector}, noch ${squares(toGo)}.`,
    `Runde ${turn}. Noch ${squares(toGo)}, bei ${sector}.`,
  ],
  turnPast: ({ turn, toGo, location }) => [
    `Runde ${turn}: Die Spitze ist hinter ${location}, noch ${squares(toGo)}.`,
    `Runde ${turn}. Noch ${squares(toGo)}, hinter ${location}.`,
  ],
  turnBegins: ({ turn, toGo }) => [`Runde ${turn}: noch ${squares(toGo)} für die Spitze.`, `Runde ${turn}. Noch ${squares(toGo)}.`],

  placed: ({ rider, dice, to, lane }) => `${rider} würfelt ${sum(dice)} und startet in Reihe ${to}, Spur ${lane}.`,
  placedBestTwo: ({ rider, dice, to, lane }) =>
    `${rider} würfelt ${sum(dice)}, zählt die besten zwei und startet in Reihe ${to}, Spur ${lane}.`,
  placedAgain: (one) =>
    `${one.rider} würfelt ${sum(one.dice)}, wiederholt ${listed(one.was.map((die) => `die ${die}`))} mit ${listed(one.now.map(String))} und startet in Reihe ${one.to}, Spur ${one.lane}.`,
  rowFull: (row) => `Reihe ${row} ist voll.`,

  weather: {
    wetStart: ['Es regnet am Start.', 'Ein nasser Start: Regen.', 'Grauer Himmel und Regen am Start.'],
    dryStart: ['Die Straße ist trocken am Start.', 'Ein trockener Start.', 'Kein Regen am Start.'],
    rainBegins: [
      'Halbe Strecke, und es fängt an zu regnen.',
      'Auf halber Strecke setzt Regen ein.',
      'Dunkle Wolken auf halber Strecke: Jetzt regnet es.',
    ],
    rainGoesOn: ['Halbe Strecke, und es regnet immer noch.', 'Auf halber Strecke nimmt der Regen kein Ende.'],
    rainEnds: ['Halbe Strecke, und der Regen hört auf.', 'Auf halber Strecke reißt der Himmel auf: Der Regen ist vorbei.'],
    staysDry: ['Halbe Strecke, und noch immer trocken.', 'Auf halber Strecke ist es noch trocken.'],
  },

  rode: ({ rider, dice, malus, to }) => [
    `${rider} würfelt ${sum(dice)}${less(malus)} und fährt auf ${to}.`,
    `${rider}: ${sum(dice)}${less(malus)}, auf ${to}.`,
  ],
  rodeBestTwo: ({ rider, dice, malus, to }) => [
    `${rider} würfelt ${sum(dice)}, zählt die besten zwei${less(malus)} und fährt auf ${to}.`,
    `${rider}: die besten zwei von ${sum(dice)}${less(malus)}, auf ${to}.`,
  ],
  rodeBy: ({ rider, by, malus, to }) => [`${rider} fährt ${by}${less(malus)} auf ${to}.`, `${rider}: ${by}${less(malus)}, auf ${to}.`],
  stoppedThere: 'Weiter geht es nicht: Davor ist eine Reihe voll.',
  sped: ({ role, rider, dice, equivalent, malus, to }) => [
    `Jetzt kommt ${roles[role].one} ${rider}: ${sum(dice)} schlägt die ${equivalent} des Hinterrads. Auf ${to}${less(malus) && `, die ${malus} der Straße abgezogen`}.`,
    `${rider} hält es am Hinterrad nicht aus: ${sum(dice)}${less(malus)}, mehr als dessen ${equivalent}, und auf und davon auf ${to}.`,
    `Eine Straße wie gemacht für ${roles[role].one} ${rider}: ${sum(dice)}${less(malus)}, mehr als die ${equivalent} des Hinterrads, auf ${to}.`,
  ],
  notFaster: ({ rider, dice, equivalent }) => [
    `${rider} versucht zu beschleunigen, aber ${sum(dice)} schlägt die ${equivalent} des Hinterrads nicht.`,
    `${rider} will mehr, als das Hinterrad hergibt: ${sum(dice)}, das reicht nicht.`,
  ],
  follows: ({ rider, wheel, to }) => [
    `${rider} folgt ${wheel} auf ${to}.`,
    `${rider} geht ans Hinterrad von ${wheel}, auf ${to}.`,
    `${rider} geht mit ${wheel} mit, auf ${to}.`,
  ],
  follow: ({ riders: who, wheel }) => [
    `${who} folgen ${wheel}.`,
    `${who} bleiben am Hinterrad von ${wheel}.`,
    `${who} gehen mit ${wheel} mit.`,
  ],
  countered: ({ rider, wheel, die, to }) => [
    `${rider} würfelt eine ${die} und geht mit ${wheel} mit, auf ${to}.`,
    `Eine ${die}: ${rider} hat die Antwort und bleibt an ${wheel} dran, auf ${to}.`,
    `${rider} kontert mit einer ${die} und ist am Hinterrad von ${wheel}, auf ${to}.`,
  ],
  notCountered: ({ rider, attacker, die }) => [
    `${rider} will mit ${attacker} mitgehen, würfelt aber eine ${die}.`,
    `${rider} hat keine Antwort: eine ${die}.`,
    `Eine ${die} für ${rider}: Der Angreifer ist weg.`,
  ],
  attacked: ({ rider, role, toGo, sector }) => [
    `${rider} greift${on(sector)} an, noch ${squares(toGo)}!`,
    `Angriff! ${roles[role].one} ${rider} tritt${on(sector)} an, noch ${squares(toGo)}.`,
    `${rider} springt${on(sector)} weg, ${squares(toGo)} vor dem Ziel!`,
    `Und da geht ${rider}${on(sector)}! Noch ${squares(toGo)}.`,
  ],
  escaped: ({ rider, die, to }) => [
    `${rider} würfelt eine ${die}, weicht aus und fährt weiter auf ${to}.`,
    `Eine ${die}: ${rider} kommt am Sturz vorbei und fährt auf ${to}.`,
  ],
  events: {
    crash: (rider) => [`Sturz! ${rider} geht zu Boden.`, `${rider} liegt am Boden!`, `Räder berühren sich, und ${rider} stürzt!`],
    'flat-tyre': (rider) => [`Platten für ${rider}.`, `${rider} hebt die Hand: ein Platten.`, `${rider} hat einen Platten.`],
    'steering-error': (rider, die) => [
      `${rider} verpasst eine Kurve: nur eine ${die}.`,
      `Ein Lenkfehler: nur eine ${die} für ${rider}.`,
      `${rider} muss hart bremsen: nur eine ${die}.`,
    ],
    nothing: (rider) => [
      `Eine Sieben für ${rider}, aber nichts passiert.`,
      `${rider} würfelt eine Sieben und kommt ungeschoren davon.`,
      `Eine Sieben; für ${rider} geht alles gut.`,
    ],
    surge: (rider) => [
      `${rider} schaltet einen Gang höher: Die Sieben ist eine Zehn wert.`,
      `Ein Antritt von ${rider}: Die Sieben zählt als Zehn.`,
    ],
    attack: (rider) => [`${rider} macht aus der Sieben eine Zwölf.`, `Aus dem Nichts macht ${rider} aus der Sieben eine Zwölf.`],
  },
  stayed: {
    blocked: (rider) => [`${rider} steckt hinter einer vollen Reihe fest.`, `Kein Durchkommen für ${rider}: Die Straße ist voll.`],
    crash: (rider) => [`${rider} verliert die Runde.`, `${rider} sitzt wieder auf dem Rad, aber die Runde ist verloren.`],
    'taken-down': (rider, by, die) => [
      `${rider} würfelt eine ${die} und wird von ${by} mitgerissen.`,
      `Eine ${die}: ${rider} kann ${by} nicht ausweichen und stürzt auch.`,
    ],
    'flat-tyre': (rider) => [`${rider} wartet auf ein Laufrad und verliert die Runde.`, `${rider} steht in dieser Runde am Straßenrand.`],
  },

  clear: ({ ahead, behind, alone, sector }) => [
    `${ahead} ${alone ? 'lässt' : 'lassen'} ${behind}${on(sector)} stehen.`,
    `Eine Lücke${on(sector)}: ${ahead} vorn, ${behind} dahinter.`,
  ],
  dropped: ({ riders: who, alone, sector }) => [
    `${who} ${alone ? 'wird' : 'werden'}${on(sector)} abgehängt.`,
    `${who} ${alone ? 'kann' : 'können'}${on(sector)} das Hinterrad nicht halten.`,
  ],
  split: ({ ahead, behind, sector }) => [
    `Die Gruppe reißt${on(sector)} auseinander: ${ahead} vorn, ${behind} dahinter.`,
    `Ein Riss${on(sector)}: ${riders(ahead)} vorn, ${behind} dahinter.`,
  ],
  riders,
  caught: ({ ahead, behind, alone, sector }) => [
    `${behind} ${alone ? 'hat' : 'haben'} ${ahead}${on(sector)} wieder eingeholt.`,
    `${behind} ${alone ? 'schließt' : 'schließen'}${on(sector)} die Lücke und ${alone ? 'erreicht' : 'erreichen'} ${ahead}.`,
    `Wieder zusammen${on(sector)}: ${behind} ${alone ? 'hat' : 'haben'} ${ahead} eingeholt.`,
  ],
  gap: ({ riders: who, seconds }) => `${who} mit ${time(seconds)}`,
  gapOfGroup: ({ kind, count, seconds }) => `${theGroup[kind]} (${count}) mit ${time(seconds)}`,
  gaps: ({ head, gaps, more, home }) =>
    `${home ? 'Als Nächste auf der Straße' : 'Vorn'}: ${head}; dahinter ${gaps.join(', ')}${more ? '; andere weiter zurück' : ''}.`,
  rowsInSeconds: (rows, seconds) => `${plural(rows, 'Reihe', 'Reihen')} = ${seconds} s`,
  together: (parts) => parts.join('; '),

  intermediateAlone: (name) => [`Der Zwischensprint in ${name}: Ein Fahrer kommt allein vorbei.`],
  intermediate: (name, count) => [
    `${riders(count)} sprinten um die Punkte in ${name}.`,
    `Der Zwischensprint in ${name}: ${riders(count)} kämpfen darum.`,
  ],
  sprintToWin: (count) => [
    `${riders(count)} sprinten um den Sieg!`,
    `Der Sprint ist eröffnet: ${riders(count)}, ein Sieger.`,
    `Da kommen sie: ${riders(count)} im Sprint!`,
  ],
  sprintFor: (place, count) => [
    `${riders(count)} sprinten um Platz ${place}.`,
    `Die nächste Gruppe: ${riders(count)} sprinten um Platz ${place}.`,
  ],
  sprinted: ({ rider, dice, to }) => [`${rider} würfelt ${sum(dice)} und kommt auf ${to}.`, `${rider}: ${sum(dice)}, auf ${to}.`],
  sprintedPast: ({ rider, dice, rows, to }) => [
    `${rider} würfelt ${sum(dice)}, zieht an ${plural(rows, 'Reihe', 'Reihen')} vorbei und kommt auf ${to}.`,
    `${rider}: ${sum(dice)}, vorbei an ${plural(rows, 'Reihe', 'Reihen')}, auf ${to}.`,
  ],
  theSprinter: (rider) => `Sprinter ${rider}`,
  firstOver: ({ rider, name, category, prizes }) => [
    `${rider} ist zuerst über ${name}, ${category}${won(prizes)}.`,
    `${rider} führt über den Gipfel: ${name}, ${category}${won(prizes)}.`,
  ],
  over: ({ rider, name, place, prizes }) => [
    `Platz ${place} über ${name}: ${rider}${won(prizes)}.`,
    `${rider} kommt als ${ordinal(place)} über ${name}${won(prizes)}.`,
  ],
  wonIntermediate: ({ rider, name, prizes }) => [
    `${rider} gewinnt den Zwischensprint in ${name}${won(prizes)}.`,
    `Der Sprint in ${name} geht an ${rider}${won(prizes)}.`,
  ],
  placedIntermediate: ({ rider, name, place, prizes }) => [
    `Platz ${place} in ${name}: ${rider}${won(prizes)}.`,
    `${rider} holt in ${name} Platz ${place}${won(prizes)}.`,
  ],

  timed: ({ rider, dice }) => `${rider} würfelt ${sum(dice)}.`,
  timedAgain: ({ rider, dice, again }) =>
    `${rider} würfelt ${sum(dice)} und wiederholt ${plural(again.length, 'Würfel', 'Würfel')} mit ${sum(again)}.`,
  bestTime: (pips) => `${pips} Augen: die bisher beste Zeit.`,
  timeSoFar: ({ pips, place, seconds }) => `${pips} Augen: bisher Platz ${place}, ${time(seconds)} zurück.`,
  lowestAgain: (dice, pips) => `${sum(dice)}, die niedrigsten noch einmal: ${pips}`,
  pips: (dice, pips) => `${sum(dice)} = ${pips}`,

  wins: ({ rider, role, prizes }) => [
    `${rider} gewinnt${won(prizes)}!`,
    `Sieg für ${roles[role].one} ${rider}${won(prizes)}!`,
    `${rider} holt den Sieg${won(prizes)}!`,
  ],
  sharesTheWin: ({ rider, prizes }) => [`${rider} teilt sich den Sieg${won(prizes)}!`],
  sameTime: ({ rider, place, prizes }) => [
    `Platz ${place}: ${rider}, zeitgleich${won(prizes)}.`,
    `${rider} belegt zeitgleich Platz ${place}${won(prizes)}.`,
    `${rider} holt zeitgleich Platz ${place}${won(prizes)}.`,
  ],
  finished: ({ rider, place, seconds, prizes }) => [
    `Platz ${place}: ${rider}, Rückstand ${time(seconds)}${won(prizes)}.`,
    `${rider} belegt Platz ${place}, Rückstand ${time(seconds)}${won(prizes)}.`,
    `${rider} holt Platz ${place}, Rückstand ${time(seconds)}${won(prizes)}.`,
  ],
  ended: ['Alle sind im Ziel.', 'Der letzte Fahrer ist da: Das Rennen ist vorbei.'],

  /** Notes beside the sums of a "why?". */
  notes: { atLeastOne: 'mindestens 1', rain: 'Regen', cobbles: 'Pflaster', worth: (thrown) => `${thrown} wert` },

  fields: { squares: 'Felder bis zum Ziel' },
  atLine: (line, what) => `Zeile ${line}: ${what}`,
  atField: (line, field, what) => `Zeile ${line}, ${field}: ${what}`,

  refusals,
  screens,
  sheets,
  outs: { 'did-not-start': 'nicht am Start' },
  stageRace: {
    kinds: {
      'grand-tour': { label: 'Große Rundfahrt', hint: 'ein Prolog, dann etwas für jeden' },
      flat: { label: 'Für Sprinter', hint: 'flache Etappen, ab und zu ein Hügel' },
      classics: { label: 'Hügel und Pflaster', hint: 'für Kapitäne' },
      mountains: { label: 'Berge', hint: 'Pässe und Bergankünfte, für Bergfahrer' },
      'ready-made': { label: 'Fertige Strecken', hint: 'die Strecken, die zum Spiel gehören' },
    },
    classifications: { general: 'Gesamtwertung', points: 'Punktewertung', mountain: 'Bergwertung' },
    jerseys: {
      yellow: 'das Gelbe Trikot der Gesamtwertung',
      green: 'das Grüne Trikot der Punktewertung',
      'polka-dot': 'das Gepunktete Trikot der Bergwertung',
    },
    primes: {
      sprint: 'Zwischensprint',
      HC: 'Gipfel der Kategorie HC',
      C1: 'Gipfel der ersten Kategorie',
      C2: 'Gipfel der zweiten Kategorie',
      C3: 'Gipfel der dritten Kategorie',
    },
    days: { prologue: 'Prolog', flat: 'flache oder hügelige Etappe', mountain: 'Bergetappe' },
    arrival: { seconds: { label: 'Sekunden', hint: 'hinter dem Sieger' } },
    outs: { abandoned: 'aufgegeben', 'did-not-start': 'nicht am Start' },
  },
};
