import type { Details, Names, RefusalWords } from '@gruppetto/words';
import { either, form, list, number, ordinal, plural } from '@gruppetto/words/grammar/de';
import type { Role } from '../rules/teams.ts';
import type { Face, Quality, WeatherToken } from '../rules/types.ts';
import { screens } from './de-screens.ts';
import { sheets } from './de-sheets.ts';
import type { At, PlainReason, Sentences } from './en.ts';

const energy = (amount: number): string => `${amount} Energie`;
const squares = (amount: number): string => plural(amount, 'Feld', 'Felder');
const tiles = (amount: number): string => plural(amount, 'Verpflegungsplättchen', 'Verpflegungsplättchen');
const pursuits = (amount: number): string => plural(amount, 'Verfolgung', 'Verfolgungen');
/** Rows of a bend have a figure behind the comma. */
const at = (row: number): string => number(row, Number.isInteger(row) ? 0 : 1);
const spot = (row: number, lane: number): string => `Reihe ${at(row)} (Spur ${lane})`;
const tones: Readonly<Record<NonNullable<Face['colour']>, string>> = { red: 'rote', orange: 'orange', blue: 'blaue' };
const face = ({ value, colour }: Face): string => (colour ? `eine ${tones[colour]} ${value}` : `eine ${value}`);

const roleNames: Readonly<Record<string, string>> = { rouleur: 'Rouleur', leader: 'Kapitän', climber: 'Bergfahrer' };
const qualityNames: Readonly<Record<string, string>> = { descender: 'Abfahrer', fighter: 'Kämpfer', sprinter: 'Sprinter' };

const tokenNames: Readonly<Record<string, string>> = {
  rain: 'Regen',
  heat: 'Hitze',
  'contrary-1': 'Gegenwind 1',
  'contrary-2': 'Gegenwind 2',
  'favourable-1': 'Rückenwind 1',
  'favourable-2': 'Rückenwind 2',
};

const riderIn = ({ rider }: Details, names: Names): string => names.rider(Number(rider));

const qualities: Readonly<Record<Quality, { readonly label: string; readonly means: string; readonly chosen: (rider: string) => string }>> =
  {
    descender: {
      label: 'Abfahrer',
      means: 'ein Gratisfeld mehr beim Start in der Abfahrt',
      chosen: (rider) => `${rider} ist der Abfahrer des Teams.`,
    },
    fighter: {
      label: 'Kämpfer',
      means: 'das erste dunkle Feld eines Zugs ist harmlos',
      chosen: (rider) => `${rider} ist der Kämpfer des Teams.`,
    },
    sprinter: {
      label: 'Sprinter',
      means: 'ein Gratisfeld mehr beim Start in einer Sprintzone',
      chosen: (rider) => `${rider} ist der Sprinter des Teams.`,
    },
  };

const roles: Readonly<Record<Role, { readonly label: string; readonly means: string; readonly taken: (rider: string) => string }>> = {
  rouleur: {
    label: 'Der Rouleur',
    means: 'Gratisfelder: 3 in der Ebene, 2 auf Hügeln, 1 am Berg, 4 in der Abfahrt',
    taken: (rider) => `${rider} ist der Rouleur.`,
  },
  leader: {
    label: 'Der Kapitän',
    means: 'Gratisfelder: 2 in der Ebene, auf Hügeln und am Berg, 4 in der Abfahrt',
    taken: (rider) => `${rider} ist der Kapitän.`,
  },
  climber: {
    label: 'Der Bergfahrer',
    means: 'Gratisfelder: 1 in der Ebene, 2 auf Hügeln, 3 am Berg, 4 in der Abfahrt',
    taken: (rider) => `${rider} ist der Bergfahrer.`,
  },
};

const weather: Readonly<Record<WeatherToken, string>> = {
  rain: 'Regen: Dunkle Felder sind auch im Gratisteil eines Zugs gefährlich.',
  heat: 'Hitze: Wer sechs Felder oder mehr zieht, zeigt ein Verpflegungsplättchen und setzt es ein.',
  'contrary-1': 'Gegenwind: Ein Zug ohne Windschatten kostet 1 Energie mehr.',
  'contrary-2': 'Gegenwind: Ein Zug ohne Windschatten kostet 2 Energie mehr.',
  'favourable-1': 'Rückenwind: Ein Zug kostet 1 Energie weniger.',
  'favourable-2': 'Rückenwind: Ein Zug kostet 2 Energie weniger.',
};

const refusals: Readonly<Record<PlainReason, RefusalWords>> = {
  'hexagon-count': ({ count, min, max }) => `Ein Rennen hat ${min} bis ${max} Sechsecke, nicht ${count}.`,
  'tile-twice': ({ tile, other }) => `${tile} und ${other} sind die zwei Seiten eines Teils.`,
  'marker-off-road': ({ row, max }) => `Reihe ${row} geht hier nicht: Marker stehen vor dem Ziel, auf den Reihen 1 bis ${max}.`,
  'rows-out-of-order': ({ row }) => `Reihe ${row} muss nach der davor kommen.`,
  'sprint-twice': ({ row }) => `Die Sprintzone nach Reihe ${row} ist eine zu viel für ihre Linie.`,
  'sprint-too-far': ({ row, from, hexagon }) =>
    `Die Sprintzone nach Reihe ${row} beginnt zu früh: Sie muss auf Sechseck ${from} oder ${hexagon} beginnen.`,
  'sprint-to-mountain': ({ hexagon }) => `Eine Linie am Berg hat keine Sprintzone: Entferne die zu Sechseck ${hexagon}.`,
  'climb-without-token': ({ hexagon }) => `Der Anstieg, der auf Sechseck ${hexagon} beginnt, braucht eine Kategorie.`,
  'no-climb-begins': ({ hexagon }) => `Auf Sechseck ${hexagon} beginnt kein Anstieg.`,
  'climbs-out-of-order': ({ hexagon }) => `Sechseck ${hexagon} muss nach dem Anstieg davor kommen.`,
  'weather-off-road': ({ hexagon, max }) => `Sechseck ${hexagon} gibt es nicht; dieses Rennen hat ${max}.`,
  'weather-twice': ({ hexagon }) => `Auf Sechseck ${hexagon} liegt schon ein Wetterplättchen.`,
  'too-many-riders': ({ players, ridersEach, max }) =>
    `${players} Spieler mit je ${ridersEach} Fahrern sind zu viele: höchstens ${max} Fahrer.`,
  'race-named-too': ({ race }) => `Das Rennen ist „${race}“; für einen eigenen Plan stell es auf „own“.`,
  'too-few-hexagons': ({ weather: tokens, places }) =>
    `${plural(Number(tokens), 'Wetterplättchen', 'Wetterplättchen')} auf ${plural(Number(places), 'Sechseck', 'Sechsecken')}: Das passt nicht.`,
  'team-twice': ({ team }, names) =>
    `${names.team?.(Number(team)) ?? `Team ${Number(team) + 1}`} steht zweimal da oder ist nicht in diesem Rennen.`,
  'rider-twice': (details, names) => `${riderIn(details, names)} steht zweimal da oder ist nicht in diesem Rennen.`,
  'no-such-rider': ({ rider }) => `Fahrer ${rider} gibt es nicht.`,
  'nobody-rides': () => 'Mindestens ein Fahrer muss noch im Rennen sein.',
  'role-taken': ({ role }) => `Im Team gibt es schon jemanden als ${roleNames[`${role}`] ?? role}.`,
  'role-fixed': () => 'Mit je drei Fahrern fährt jeder ein ganzes Team: Zu wählen gibt es nichts.',
  'break-too-short': ({ min }) => `Wer ausreißt, fährt mindestens ${squares(Number(min))}.`,
  'cannot-pay': (details, names) =>
    `Das kann ${riderIn(details, names)} nicht zahlen: Es kostet ${details.need}, übrig sind ${energy(Number(details.energy))}.`,
  'cannot-pay-double': (details, names) =>
    `Dort droht ${riderIn(details, names)} ein Einbruch, es muss für das Doppelte reichen: ${details.need}. Übrig sind ${energy(Number(details.energy))}.`,
  'square-taken': () => 'Auf diesem Feld steht ein anderer Fahrer.',
  'punctured-there': () => 'Auf diesem Feld steht ein Fahrer mit Platten: Du darfst vorbei, aber nicht dort halten.',
  'peloton-ahead': ({ front }) => `Von hinten überholt niemand das Peloton; seine Spitze ist auf Reihe ${front}.`,
  'front-cannot-drop': (details, names) => `${riderIn(details, names)} ist vorn; nur hintere Fahrer können sich zurückfallen lassen.`,
  'quality-taken': ({ quality }) => `Diese Stärke hat im Team schon jemand: ${qualityNames[`${quality}`] ?? quality}.`,
  'not-on-the-road': () => 'Das hat nur ein Fahrer auf der Straße.',
  'no-such-square': ({ row, lane }) => `In Spur ${lane} hat kein Feld seine Vorderkante bei Reihe ${at(Number(row))}.`,
  'inside-the-peloton': ({ row, front }) => `Reihe ${row} gehört zum Peloton, dessen Spitze auf Reihe ${front} ist.`,
  'two-on-a-square': ({ row, lane }) => `Auf ${spot(Number(row), Number(lane))} steht schon ein Fahrer.`,
  'riders-missing': ({ missing }) => `Hier ${form(Number(missing), 'fehlt', 'fehlen')} ${plural(Number(missing), 'Fahrer', 'Fahrer')}.`,
  'road-out-of-order': () => 'Liste die Fahrer auf der Straße vom ersten bis zum letzten auf.',
  'not-home': (details, names) => `${riderIn(details, names)} ist nicht im Ziel.`,
  'home-out-of-order': () => 'Liste die Angekommenen in der Reihenfolge ihrer Runden auf.',
  'too-many-tiles': ({ tile, count, max }) => `${count} Verpflegungsplättchen mit ${tile} in einer Farbe; die Schachtel hat ${max}.`,
  'token-twice': ({ token }) => `Das Wetterplättchen „${tokenNames[`${token}`] ?? token}“ liegt auf zwei Sechsecken.`,
  'nothing-to-choose': () => 'In der Hitze wird nur gefragt, wer verschiedene Verpflegungsplättchen hat.',
  'race-not-begun': ({ turn }) => `Es kann nicht Runde ${turn} sein: Die Fahrer machen sich noch bereit.`,
  'race-has-begun': () => 'Das Rennen hat begonnen: Runden zählen ab 1.',
  'not-begun': () => 'Noch ist niemand losgefahren.',
  'wrong-out': (details, names) =>
    `${riderIn(details, names)}: Draußen ist, wer in einer früheren Etappe ausgeschieden ist, und sonst niemand.`,
  'has-moved': () => 'Dieser Fahrer ist in dieser Runde schon gezogen.',
  'nobody-leaves-now': () => 'In dieser Phase lässt sich niemand aus dem Peloton zurückfallen.',
  'home-with-peloton': () => 'Das Peloton ist im Ziel, und alle seine Fahrer mit ihm.',
  'line-passed': ({ line }) => `Die Bonuslinie nach Reihe ${line} ist passiert, also vergeben.`,
  'line-not-passed': ({ line }) => `Die Bonuslinie nach Reihe ${line} kann nicht so vergeben sein: Wer hier steht, ist noch nicht vorbei.`,
  'turned-up': ({ hexagon }) => `Das Rennen ist nah an Sechseck ${hexagon}, also ist das Wetterplättchen dort schon aufgedeckt.`,
  'not-over': () => 'Es sind noch Fahrer unterwegs, also ist das Rennen nicht vorbei.',
  'peloton-is-home': () => 'Das Peloton ist im Ziel, diese Phase ist also vorbei.',
  'not-asked-now': ({ rider }) => `${rider} wird in dieser Phase nicht gefragt.`,
  'nobody-decides': () => 'Hier hat niemand etwas zu entscheiden: Zuerst kommen die Würfel.',
};

const planRefusals: Sentences['planRefusals'] = {
  classic: {
    'feed-count': ({ count, need, hexagons }) =>
      `Ein Klassiker mit ${plural(Number(hexagons), 'Sechseck', 'Sechsecken')} hat ${plural(Number(need), 'Verpflegungszone', 'Verpflegungszonen')}, nicht ${count}.`,
    'bonus-count': () => 'Ein Klassiker hat keine Bonuslinien.',
  },
  stage: {
    'feed-count': ({ count, need, hexagons }) =>
      `Eine Etappe mit ${plural(Number(hexagons), 'Sechseck', 'Sechsecken')} hat ${plural(Number(need), 'Verpflegungszone', 'Verpflegungszonen')}, nicht ${count}.`,
    'bonus-count': ({ count }) => `Eine Etappe hat eine oder zwei Bonuslinien, nicht ${count}.`,
  },
  'sprint-missing': ({ row }, hexagons) =>
    `Die Linie nach Reihe ${row} braucht eine Sprintzone, die auf Sechseck ${either(hexagons)} beginnt.`,
};

/** A ride with what it cost, in the wind or behind a wheel. */
const rides = (ride: (at: At) => string) => ({
  costing: (at: At, amount: number) => `${ride(at)}, für ${energy(amount)}.`,
  towedCosting: (at: At, amount: number) => `${ride(at)}, im Windschatten, für ${energy(amount)}.`,
  gettingBack: (at: At, amount: number) => `${ride(at)} und bekommt ${energy(amount)} zurück.`,
  towedGettingBack: (at: At, amount: number) => `${ride(at)}, im Windschatten, und bekommt ${energy(amount)} zurück.`,
  forNothing: (at: At) => `${ride(at)}.`,
  towedForNothing: (at: At) => `${ride(at)}, im Windschatten.`,
});

/** What Leader 1 says in German. */
export const de: Sentences = {
  square: { one: 'Reihe', many: 'Reihen', gender: 'f' },
  beforeTheStart: 'Vor dem Start',
  turn: (turn) => `Runde ${turn}`,
  options: {
    players: { label: 'Spieler', hint: 'bei mehr als vier teilen sich Spieler die Teams' },
    ridersEach: { label: 'Fahrer je Spieler', hint: 'zusammen höchstens zwölf; bei einem oder zweien wählst du, welche' },
    race: {
      label: 'Rennen',
      values: {
        'three-harbours': 'Drei Häfen: flach, 10 Sechsecke',
        'vineyard-hills': 'Weinberge: hügelig, 12 Sechsecke',
        'heath-and-ridge': 'Heide und Höhenzug: hügelig mit einem Anstieg, 12 Sechsecke',
        'long-way-north': 'Der lange Weg nach Norden: hügelig, 14 Sechsecke',
        'miners-road': 'Die Bergmannsstraße: fünf Pflastersektoren, 12 Sechsecke',
        'farmers-sunday': 'Bauernsonntag: vier Pflastersektoren, 10 Sechsecke',
        'seven-sectors': 'Sieben Sektoren: alles Pflaster der Schachtel, 15 Sechsecke',
        'two-passes': 'Zwei Pässe: eine Bergetappe, 12 Sechsecke',
        'eagle-summit': 'Adlergipfel: eine Bergankunft, 14 Sechsecke',
        'queen-stage': 'Die Königsetappe: drei Anstiege, 18 Sechsecke',
        own: 'Ein eigenes Rennen',
      },
    },
    own: { label: 'Dein Rennen', hint: 'Sechsecke und Marker' },
    qualities: { label: 'Stärken', hint: 'ein Abfahrer, ein Kämpfer und ein Sprinter in jedem Team' },
    weather: { label: 'Wetterplättchen', hint: 'verdeckt an der Straße' },
    before: { label: 'Frühere Etappen', hint: 'was von ihnen blieb: Reihenfolge, Energie, Verfolgungen, Fahrer' },
  },
  groups: { breakaway: 'Ausreißer', front: 'vorn', back: 'hinten', dropped: 'abgehängt' },
  sections: {
    plain: 'Ebene',
    hill: 'Hügel',
    mountain: 'Berg',
    climb: (category) => `Berg, Kategorie ${category}`,
    downhill: 'Abfahrt',
    cobbles: 'Pflaster',
    plainCobbles: 'Pflaster in der Ebene',
  },
  markers: {
    feed: 'Verpflegung',
    sprint: 'Sprint',
    time: 'Bonuslinie',
    weather: 'Wetter ?',
    rain: 'Regen',
    heat: 'Hitze',
    'contrary-1': 'Gegenwind 1',
    'contrary-2': 'Gegenwind 2',
    'favourable-1': 'Rückenwind 1',
    'favourable-2': 'Rückenwind 2',
  },
  weather,
  risks: {
    crack: 'Einbruch',
    fall: 'Sturz (kostet eine Runde)',
    puncture: 'Platten (zieht zuletzt)',
    dropped: 'abgehängt',
  },
  things: {
    energy,
    pursuit: pursuits,
    risk: (amount) => `${plural(amount, 'Risiko', 'Risiken')} eingegangen`,
    'feed-tile': tiles,
    price: energy,
    'free-square': (amount) => plural(amount, 'Gratisfeld', 'Gratisfelder'),
    'paying-square': (amount) => plural(amount, 'Zahlfeld', 'Zahlfelder'),
    towed: () => 'im Windschatten',
    passed: (amount) => `${amount} Fahrer überholt`,
    wind: (amount) => `${amount} für den Wind`,
    crack: (amount) => `${energy(amount)} mehr bei einem Einbruch`,
    slipstream: () => 'Windschatten',
    wheel: () => 'ein Hinterrad',
    heat: () => 'ein Verpflegungsplättchen in der Hitze',
    draw: (amount) => `zieht ${tiles(amount)}`,
    'bonus-line': () => 'zuerst an der Bonuslinie',
    peloton: () => 'zurück im Peloton',
    home: (place) => `im Ziel auf Platz ${place}`,
  },
  marks: 'Auf jedem Feld: sein Preis in Energie und das Risiko in %.',
  free: '±0',
  notes: {
    home: 'Ziel',
    peloton: 'schließt auf',
    'bonus-line': 'Bonus',
    draw: 'Essen',
    wheel: 'Hinterrad',
    tows: 'zieht mit',
    noTow: 'zieht keinen',
  },
  colours: { red: { letter: 'R', name: 'rot' }, orange: { letter: 'O', name: 'orange' }, blue: { letter: 'B', name: 'blau' } },

  whichRider: (seat) => `${seat}: Welchen Fahrer nimmst du?`,
  whichQuality: (rider) => `${rider}: Welche Stärke?`,
  whichArea: (rider) => `${rider}: vorn oder hinten im Peloton?`,
  breakAway: (seat) => `${seat}: ausreißen?`,
  changePlaces: (seat) => `${seat}: im Peloton umstellen?`,
  speedUp: (seat) => `${seat}: das Peloton beschleunigen?`,
  payWithTile: (rider) => `${rider} kann nicht zahlen: ein Verpflegungsplättchen einsetzen?`,
  whichTile: (rider) => `${rider} in der Hitze: Welches Verpflegungsplättchen zeigen und einsetzen?`,
  toMove: (rider) => `${rider} ist am Zug`,

  roles,
  riderTypes: {
    rouleur: { one: 'Rouleur', many: 'Rouleure' },
    leader: { one: 'Kapitän', many: 'Kapitäne' },
    climber: { one: 'Bergfahrer', many: 'Bergfahrer' },
  },
  qualities,
  lineUpFront: { label: 'Vorn', detail: 'zahlt 1 oder 2 je Runde, darf ausreißen' },
  lineUpBack: { label: 'Hinten', detail: 'zahlt 0 oder 1 je Runde' },
  rideTo: ({ rider, row, lane }) => `${rider} auf ${spot(row, lane)}`,
  rideHome: (rider) => `${rider} über die Ziellinie`,
  rideIntoPeloton: (rider) => `${rider} zurück ins Peloton`,
  freeSquares: (free) => `${free} gratis`,
  freeWithSlipstream: (free) => `${free} gratis mit Windschatten`,
  payingSquares: (paying) => `${paying} bezahlt`,
  ridersPassed: (passed) => `${passed} Fahrer überholt +${passed}`,
  headwind: (amount) => `Gegenwind +${amount}`,
  tailwind: (amount) => `Rückenwind −${amount}`,
  price: (parts, amount) => `${parts}: ${energy(amount)}`,
  energyBack: (parts, amount) => `${parts}: ${amount} zurück`,
  noPrice: (parts) => `${parts}: keine Energie`,
  place: (place) => `Platz ${place}`,
  ifCracking: (amount) => `${energy(amount)} mehr bei einem Einbruch`,
  firstPastLine: 'zuerst an der Bonuslinie',
  draws: (amount) => `zieht ${tiles(amount)}`,
  heatShows: 'zeigt in der Hitze ein Verpflegungsplättchen und setzt es ein',
  givesSlipstream: (rider) => `${rider} bekommt den Windschatten`,
  deniesSlipstream: (rider) => `${rider} verliert den Windschatten`,
  wheelToFollow: 'ein Hinterrad',
  together: (parts) => parts.join('; '),
  addTile: (rider) => `Plättchen von ${rider} einsetzen`,
  addTileOf: (amount) => `${energy(amount)}, für alle sichtbar; behältst du es, bleibt es geheim, für später`,
  hold: { label: 'Niemand reißt aus', detail: 'alle bleiben im Peloton' },
  goToFront: (rider) => ({ label: `${rider} nach vorn`, detail: 'zahlt 1 oder 2 je Runde, darf nächste Runde ausreißen' }),
  goToBack: (rider) => ({ label: `${rider} nach hinten`, detail: 'zahlt 0 oder 1 je Runde' }),
  dropOff: (rider) => ({ label: `${rider} fällt zurück`, detail: 'zahlt nichts und fährt hinter dem Peloton' }),
  stay: { label: 'So bleiben', detail: 'alle behalten ihren Platz' },
  accelerate: {
    label: 'Beschleunigen',
    detail: 'kostet eine Verfolgung: Das Peloton fährt eine Reihe weiter, und dein Marker kommt nach vorn',
  },
  decline: { label: 'Verzichten', detail: 'spart die Verfolgung; das nächste Team wird gefragt' },
  letGo: { label: 'Peloton ziehen lassen', detail: 'behält die Plättchen und fährt dahinter' },

  turnBegins: (turn) => `Runde ${turn} beginnt.`,
  ordered: (teams) => `Reihenfolge der Teams im Peloton: ${teams}.`,
  linedUpFront: (rider) => `${rider} stellt sich vorn auf.`,
  linedUpBack: (rider) => `${rider} stellt sich hinten auf.`,
  wentToFront: (rider) => `${rider} geht im Peloton nach vorn.`,
  wentToBack: (rider) => `${rider} geht im Peloton nach hinten.`,
  droppedOff: (rider) => `${rider} lässt sich aus dem Peloton zurückfallen.`,
  accelerated: (team, teams) => `${team} beschleunigt das Peloton. Die Reihenfolge ist jetzt ${teams}.`,
  declined: (team) => `${team} verzichtet.`,
  pelotonTookBonus: (line) => `Das Peloton ist zuerst an der Bonuslinie nach Reihe ${line}: Niemand bekommt den Bonus.`,
  tookBonus: (rider, line) => `${rider} ist zuerst an der Bonuslinie nach Reihe ${line}.`,
  rode: rides(({ rider, row, lane }) => `${rider} fährt auf ${spot(row, lane)}`),
  rodeHome: rides(({ rider }) => `${rider} fährt über die Ziellinie`),
  brokeAway: rides(({ rider, row, lane }) => `${rider} reißt aus bis ${spot(row, lane)}`),
  brokeAwayHome: rides(({ rider }) => `${rider} reißt aus bis über die Ziellinie`),
  sumOfSquares: (count, free) => `${squares(count)} = ${free} gratis`,
  sumOfPaying: (paying, price) => ` + ${paying} bezahlt (${price})`,
  sumOfPassed: (passed) => `${passed} fürs Überholen`,
  sumOfWind: (amount) => `${amount} für den Wind`,
  sumBack: (back) => `${back} zurück`,
  stands: {
    'let-drop': ({ rider, row, lane }) => `${rider} fällt zurück auf ${spot(row, lane)}.`,
    punctured: ({ rider, row, lane }) => `${rider} bleibt hinter dem Peloton zurück, auf ${spot(row, lane)}.`,
  },
  cannotPay: ({ rider, row, lane }, price) => `${rider} kann ${energy(price)} nicht zahlen und fällt zurück auf ${spot(row, lane)}.`,
  absorbed: {
    front: (rider) => `Das Peloton schluckt ${rider}, vorn.`,
    back: (rider) => `Das Peloton schluckt ${rider}, hinten.`,
  },
  rejoined: (rider) => `${rider} ist zurück im Peloton.`,
  crackCosts: (rider, amount) => `${rider} zahlt ${energy(amount)} mehr für den Einbruch.`,
  pelotonPays: (payers) => `Die Fahrt im Peloton kostet Energie: ${payers}.`,
  payers: (riders, amount, several) => `${riders} (${several ? 'je ' : ''}${amount})`,
  list,
  sumOfPeloton: (rows, back) => `${plural(rows, 'Reihe', 'Reihen')}: hinten ${back}, vorn ${back + 1}`,
  pelotonRides: (team, thrown, to) => `${team} würfelt ${face(thrown)}: Das Peloton fährt auf Reihe ${to}.`,
  pelotonRidesOn: (to) => `Das Peloton fährt auf Reihe ${to}.`,
  redFace: 'Die rote 4: Jeder Fahrer würfelt, ob er einen Platten hat.',
  forPursuit: '1 für die Verfolgung',
  forEmptiness: '1, weil kein Fahrer darin ist',
  drew: (rider) => `${rider} zieht ein Verpflegungsplättchen.`,
  drewTile: (rider, tile) => `${rider} zieht ein Verpflegungsplättchen: ${tile}.`,
  addedTile: (rider, amount) => `${rider} setzt ein Verpflegungsplättchen ein: ${energy(amount)}.`,
  heatTook: (rider, amount) => `In der Hitze zeigt ${rider} ein Verpflegungsplättchen und setzt es ein: ${energy(amount)}.`,
  addedKept: (rider, amount) => `${rider} setzt ein aufbewahrtes Verpflegungsplättchen ein: ${energy(amount)}.`,
  needs: ['mehr als 3', 'mehr als 4', 'eine orange oder blaue 4'],
  risked: {
    crack: (rider, need, thrown) => `${rider} riskiert einen Einbruch, braucht ${need} und würfelt ${face(thrown)}:`,
    fall: (rider, need, thrown) => `${rider} riskiert einen Sturz, braucht ${need} und würfelt ${face(thrown)}:`,
    cobbles: (rider, _need, thrown) => `${rider} riskiert das Pflaster und würfelt ${face(thrown)}:`,
  },
  results: {
    held: 'nichts passiert.',
    cracked: 'ein Einbruch, zum doppelten Preis.',
    fell: 'ein Sturz, die nächste Runde ist verloren.',
    punctured: 'ein Platten.',
  },
  punctured: (rider, thrown) => `${rider} würfelt ${face(thrown)}: ein Platten.`,
  nobodyPunctures: (count) => `Gewürfelt für ${count} Fahrer: Niemand hat einen Platten.`,
  gotUp: (rider) => `${rider} rappelt sich nach dem Sturz auf und verliert diese Runde.`,
  turnedUp: (hexagon, meaning) => `Sechseck ${hexagon}: ${meaning}`,
  won: (rider, turn) => `${rider} gewinnt, in Runde ${turn}.`,
  finished: (rider, place, turn) => `${rider} kommt als ${ordinal(place)} ins Ziel, in Runde ${turn}.`,
  wentOut: (rider) => `${rider} scheidet aus.`,
  ended: 'Das Rennen ist vorbei.',

  refusals,
  planRefusals,
  atlasNote:
    'Bei mehr als vier Spielern wählen die Plätze ab 5 ihre Fahrer zuletzt: Die ersten vier Wasserträger nehmen jeweils den Typ, der am besten zur Strecke passt, kein Team hat zwei von einem Typ (L1-2.2), und auf den meisten Strecken gewinnt ein Typ fast jedes Rennen ([Fahrertypen](rider-types.md)).',
  screens,
  sheets,
  outs: { eliminated: 'ausgeschieden' },
  stageRace: {
    kinds: {
      classic: { label: 'Auf und ab', hint: 'Ebenen und Hügel, keine Berge' },
      cobbles: { label: 'Kopfsteinpflaster', hint: 'jeden Tag Pflastersektoren' },
      mountains: { label: 'Berge', hint: 'jeden Tag Anstiege und Abfahrten' },
      mixed: { label: 'Von allem etwas', hint: 'abwechselnd Hügel, Pflaster und Berge' },
    },
    classifications: { general: 'Gesamtwertung' },
    jerseys: { yellow: 'das Gelbe Trikot der Gesamtwertung' },
    primes: { 'bonus-line': 'Bonuslinie' },
    firstPast: (who, count) => `${who} war an ${plural(count, 'Bonuslinie', 'Bonuslinien')} vorn.`,
    days: { stage: 'Etappe', classic: 'Klassiker' },
    arrival: {
      turns: { label: 'Runde', hint: 'die Runde der Ankunft; nur die Runden hinter dem Sieger zählen' },
      energy: { label: 'Übrige Energie', hint: 'mit aufbewahrten Plättchen; bis zu 15 gehen in die nächste Etappe' },
    },
    outs: { abandoned: 'aufgegeben' },
    advantages: { pursuit: pursuits },
  },
};
