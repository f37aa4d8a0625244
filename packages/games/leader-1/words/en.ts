import type { Details, Names, Noun, RefusalWords, StageRaceWords } from '@gruppetto/words';
import { either, form, list, ordinal, plural } from '@gruppetto/words/grammar/en';
import type { L1StageRace } from '../rules/stage-race-types.ts';
import type { Role } from '../rules/teams.ts';
import type { Face, Quality, Reason, WeatherToken } from '../rules/types.ts';
import { screens } from './en-screens.ts';
import { sheets } from './en-sheets.ts';

const energy = (amount: number): string => `${amount} energy`;
const squares = (amount: number): string => plural(amount, 'square');
const tiles = (amount: number): string => plural(amount, 'feed tile');
const pursuits = (amount: number): string => plural(amount, 'pursuit');
const spot = (row: number, lane: number): string => `row ${row}, lane ${lane}`;
const face = ({ value, colour }: Face): string => (colour ? `${colour === 'orange' ? 'an' : 'a'} ${colour} ${value}` : `a ${value}`);

const riderIn = ({ rider }: Details, names: Names): string => names.rider(Number(rider));

const qualities: Readonly<Record<Quality, { readonly label: string; readonly means: string; readonly chosen: (rider: string) => string }>> =
  {
    descender: {
      label: 'Descender',
      means: 'one extra free square when starting downhill',
      chosen: (rider) => `${rider} is the team’s descender.`,
    },
    fighter: {
      label: 'Fighter',
      means: 'the first dark square of a move is harmless',
      chosen: (rider) => `${rider} is the team’s fighter.`,
    },
    sprinter: {
      label: 'Sprinter',
      means: 'one extra free square when starting in a sprint zone',
      chosen: (rider) => `${rider} is the team’s sprinter.`,
    },
  };

const roles: Readonly<Record<Role, { readonly label: string; readonly means: string; readonly taken: (rider: string) => string }>> = {
  rouleur: {
    label: 'The rouleur',
    means: 'free squares: 3 on the plain, 2 on hills, 1 on mountains, 4 downhill',
    taken: (rider) => `${rider} is the rouleur.`,
  },
  leader: {
    label: 'The leader',
    means: 'free squares: 2 on the plain, on hills and on mountains, 4 downhill',
    taken: (rider) => `${rider} is the leader.`,
  },
  climber: {
    label: 'The climber',
    means: 'free squares: 1 on the plain, 2 on hills, 3 on mountains, 4 downhill',
    taken: (rider) => `${rider} is the climber.`,
  },
};

const weather: Readonly<Record<WeatherToken, string>> = {
  rain: 'Rain: dark squares are dangerous in the free part of a move too.',
  heat: 'Heat: a rider who moves six squares or more shows a feed tile and adds it.',
  'contrary-1': 'Headwind: a move without slipstream costs 1 energy more.',
  'contrary-2': 'Headwind: a move without slipstream costs 2 energy more.',
  'favourable-1': 'Tailwind: a move costs 1 energy less.',
  'favourable-2': 'Tailwind: a move costs 2 energy less.',
};

/** Refused whatever the plan of the race. */
export type PlainReason = Exclude<Reason, 'feed-count' | 'bonus-count' | 'sprint-missing'>;

const refusals: Readonly<Record<PlainReason, RefusalWords>> = {
  'hexagon-count': ({ count, min, max }) => `A race has ${min} to ${max} hexagons, not ${count}.`,
  'tile-twice': ({ tile, other }) => `${tile} and ${other} are the two sides of one tile.`,
  'marker-off-road': ({ row, max }) => `Row ${row} isn’t possible here: markers stand before the finish, on rows 1 to ${max}.`,
  'rows-out-of-order': ({ row }) => `Row ${row} must come after the one before it.`,
  'sprint-twice': ({ row }) => `The sprint zone after row ${row} is one too many for its line.`,
  'sprint-too-far': ({ row, from, hexagon }) =>
    `The sprint zone after row ${row} begins too early: it must begin on hexagon ${from} or ${hexagon}.`,
  'sprint-to-mountain': ({ hexagon }) => `A line on a mountain has no sprint zone: remove the one to hexagon ${hexagon}.`,
  'climb-without-token': ({ hexagon }) => `The climb that begins on hexagon ${hexagon} needs a category.`,
  'no-climb-begins': ({ hexagon }) => `No climb begins on hexagon ${hexagon}.`,
  'climbs-out-of-order': ({ hexagon }) => `Hexagon ${hexagon} must come after the climb before it.`,
  'weather-off-road': ({ hexagon, max }) => `Hexagon ${hexagon} doesn’t exist; this race has ${max}.`,
  'weather-twice': ({ hexagon }) => `Hexagon ${hexagon} already has a weather token.`,
  'too-many-riders': ({ players, ridersEach, max }) =>
    `${plural(Number(players), 'player')} with ${plural(Number(ridersEach), 'rider')} each are too many: ${max} riders at most.`,
  'race-named-too': ({ race }) => `The race is "${race}"; to ride a plan of your own, set it to "own".`,
  'too-few-hexagons': ({ weather: tokens, places }) =>
    `${plural(Number(tokens), 'weather token')} can’t fit on ${plural(Number(places), 'hexagon')}.`,
  'team-twice': ({ team }, names) => `${names.team?.(Number(team)) ?? `Team ${Number(team) + 1}`} is listed twice, or isn’t in this race.`,
  'rider-twice': (details, names) => `${riderIn(details, names)} is listed twice, or isn’t in this race.`,
  'no-such-rider': ({ rider }) => `Rider ${rider} doesn’t exist.`,
  'nobody-rides': () => 'At least one rider must still be in the race.',
  'role-taken': ({ role }) => `Somebody in the team is already the ${role}.`,
  'role-fixed': () => 'With three riders each, everyone rides with a whole team: there is nothing to choose.',
  'break-too-short': ({ min }) => `A breakaway is at least ${squares(Number(min))} long.`,
  'cannot-pay': (details, names) =>
    `${riderIn(details, names)} can’t pay for that: it costs ${details.need}, and they have ${energy(Number(details.energy))}.`,
  'cannot-pay-double': (details, names) =>
    `${riderIn(details, names)} may crack there, so they need enough for double the price: ${details.need}. They have ${energy(Number(details.energy))}.`,
  'square-taken': () => 'Another rider is on that square.',
  'punctured-there': () => 'A punctured rider is on that square: you may ride past, but not stop there.',
  'peloton-ahead': ({ front }) => `Nobody passes the peloton from behind; its front is on row ${front}.`,
  'front-cannot-drop': (details, names) => `${riderIn(details, names)} is in front; only riders at the back can drop off.`,
  'quality-taken': ({ quality }) => `The team already has a ${quality}.`,
  'not-on-the-road': () => 'Only a rider on the road has this.',
  'no-such-square': ({ row, lane }) => `No square has its front at row ${row} in lane ${lane}.`,
  'inside-the-peloton': ({ row, front }) => `Row ${row} belongs to the peloton, whose front is on row ${front}.`,
  'two-on-a-square': ({ row, lane }) => `Row ${row}, lane ${lane} already has a rider.`,
  'riders-missing': ({ missing }) => `${plural(Number(missing), 'rider')} ${form(Number(missing), 'is', 'are')} missing here.`,
  'road-out-of-order': () => 'List the riders on the road from the first to the last.',
  'not-home': (details, names) => `${riderIn(details, names)} hasn’t finished.`,
  'home-out-of-order': () => 'List the finishers in the order of their turns.',
  'too-many-tiles': ({ tile, count, max }) => `${count} feed tiles worth ${tile} in one colour; the box has only ${max}.`,
  'token-twice': ({ token }) => `The weather token "${token}" lies on two hexagons.`,
  'nothing-to-choose': () => 'In the heat a player is asked only if the rider keeps different feed tiles.',
  'race-not-begun': ({ turn }) => `It can’t be turn ${turn}: the riders are still getting ready.`,
  'race-has-begun': () => 'The race has begun: turns count from 1.',
  'not-begun': () => 'Nobody has left the start yet.',
  'wrong-out': (details, names) => `${riderIn(details, names)}: out are those who were eliminated in an earlier stage, and nobody else.`,
  'has-moved': () => 'This rider has had the move of this turn.',
  'nobody-leaves-now': () => 'Nobody is dropping off the peloton in this phase.',
  'home-with-peloton': () => 'The peloton has finished, and all its riders with it.',
  'line-passed': ({ line }) => `The bonus line after row ${line} has been passed, so it is taken.`,
  'line-not-passed': ({ line }) => `The bonus line after row ${line} can’t have been taken like this: whoever it says isn’t past it yet.`,
  'turned-up': ({ hexagon }) => `The race has come near hexagon ${hexagon}, so its weather token has been turned up.`,
  'not-over': () => 'Riders are still on their way, so the race isn’t over.',
  'peloton-is-home': () => 'The peloton has finished, so this phase is over.',
  'not-asked-now': ({ rider }) => `${rider} isn’t asked in this phase.`,
  'nobody-decides': () => 'Nobody has anything to decide here: the dice come first.',
};

const planRefusals = {
  classic: {
    'feed-count': ({ count, need, hexagons }: Details) =>
      `A classic of ${plural(Number(hexagons), 'hexagon')} has ${plural(Number(need), 'feed zone')}, not ${count}.`,
    'bonus-count': () => 'A classic has no bonus lines.',
  },
  stage: {
    'feed-count': ({ count, need, hexagons }: Details) =>
      `A stage of ${plural(Number(hexagons), 'hexagon')} has ${plural(Number(need), 'feed zone')}, not ${count}.`,
    'bonus-count': ({ count }: Details) => `A stage has one or two bonus lines, not ${count}.`,
  },
  'sprint-missing': ({ row }: Details, hexagons: readonly string[]) =>
    `The line after row ${row} needs a sprint zone that begins on hexagon ${either(hexagons)}.`,
};

export interface At {
  readonly rider: string;
  readonly row: number;
  readonly lane: number;
}

/** A ride with what it cost, in the wind or behind a wheel. */
const rides = (ride: (at: At) => string) => ({
  costing: (at: At, amount: number) => `${ride(at)}, for ${energy(amount)}.`,
  towedCosting: (at: At, amount: number) => `${ride(at)} in the slipstream, for ${energy(amount)}.`,
  gettingBack: (at: At, amount: number) => `${ride(at)} and gets ${energy(amount)} back.`,
  towedGettingBack: (at: At, amount: number) => `${ride(at)} in the slipstream and gets ${energy(amount)} back.`,
  forNothing: (at: At) => `${ride(at)}.`,
  towedForNothing: (at: At) => `${ride(at)} in the slipstream.`,
});

/** What Leader 1 says in English. Another language is another value of this type. */
export const en = {
  square: { one: 'row', many: 'rows' } as Noun,
  riderTypes: {
    rouleur: { one: 'rouleur', many: 'rouleurs' },
    leader: { one: 'leader', many: 'leaders' },
    climber: { one: 'climber', many: 'climbers' },
  } satisfies Record<Role, Noun> as Readonly<Record<Role, Noun>>,
  beforeTheStart: 'Before the start',
  turn: (turn: number) => `Turn ${turn}`,
  options: {
    players: { label: 'Players', hint: 'with more than four, players share teams' },
    ridersEach: { label: 'Riders each', hint: 'twelve in total at most; with one or two, you choose which' },
    race: {
      label: 'Race',
      values: {
        'three-harbours': 'Three Harbours: flat, 10 hexagons',
        'vineyard-hills': 'Vineyard Hills: rolling, 12 hexagons',
        'heath-and-ridge': 'Heath and Ridge: rolling with a climb, 12 hexagons',
        'long-way-north': 'The Long Way North: rolling, 14 hexagons',
        'miners-road': 'The Miners’ Road: five sectors of cobbles, 12 hexagons',
        'farmers-sunday': 'Farmers’ Sunday: four sectors of cobbles, 10 hexagons',
        'seven-sectors': 'Seven Sectors: every cobbled tile of the box, 15 hexagons',
        'two-passes': 'Two Passes: a mountain stage, 12 hexagons',
        'eagle-summit': 'Eagle Summit: a summit finish, 14 hexagons',
        'queen-stage': 'The Queen Stage: three climbs, 18 hexagons',
        own: 'A race of your own',
      },
    },
    own: { label: 'Your race', hint: 'hexagons and markers' },
    qualities: { label: 'Qualities', hint: 'a descender, a fighter and a sprinter in every team' },
    weather: { label: 'Weather tokens', hint: 'face down along the road' },
    before: { label: 'Earlier stages', hint: 'what they left: order, energy, pursuits, riders' },
  },
  groups: { breakaway: 'breakaway', front: 'front', back: 'back', dropped: 'dropped' },
  sections: {
    plain: 'plain',
    hill: 'hill',
    mountain: 'mountain',
    climb: (category: string) => `mountain, category ${category}`,
    downhill: 'downhill',
    cobbles: 'cobbles',
    plainCobbles: 'cobbles on the plain',
  },
  markers: {
    feed: 'feed',
    sprint: 'sprint',
    time: 'bonus line',
    weather: 'weather ?',
    rain: 'rain',
    heat: 'heat',
    'contrary-1': 'headwind 1',
    'contrary-2': 'headwind 2',
    'favourable-1': 'tailwind 1',
    'favourable-2': 'tailwind 2',
  },
  weather,
  risks: {
    crack: 'a crack',
    fall: 'a fall (loses a turn)',
    puncture: 'a puncture (moves last)',
    dropped: 'being dropped',
  },
  things: {
    energy,
    pursuit: pursuits,
    risk: (amount: number) => `${plural(amount, 'risk')} taken`,
    'feed-tile': tiles,
    price: energy,
    'free-square': (amount: number) => plural(amount, 'free square'),
    'paying-square': (amount: number) => plural(amount, 'paying square'),
    towed: () => 'in the slipstream',
    passed: (amount: number) => `${plural(amount, 'rider')} passed`,
    wind: (amount: number) => `${amount} for the wind`,
    crack: (amount: number) => `${energy(amount)} more for a crack`,
    slipstream: () => 'slipstream',
    wheel: () => 'a wheel to follow',
    heat: () => 'a feed tile shown in the heat',
    draw: (amount: number) => `draws ${tiles(amount)}`,
    'bonus-line': () => 'first past the bonus line',
    peloton: () => 'back in the peloton',
    home: (place: number) => `finishes ${ordinal(place)}`,
  },
  marks: 'On each square: its price in energy, and the risk in %.',
  free: 'free',
  notes: {
    home: 'home',
    peloton: 'joins',
    'bonus-line': 'bonus',
    draw: 'feed',
    wheel: 'wheel',
    tows: 'tows',
    noTow: 'no tow',
  },
  colours: { red: { letter: 'R', name: 'red' }, orange: { letter: 'O', name: 'orange' }, blue: { letter: 'B', name: 'blue' } },

  whichRider: (seat: string) => `${seat}: which rider do you take?`,
  whichQuality: (rider: string) => `${rider}: which quality?`,
  whichArea: (rider: string) => `${rider}: front or back of the peloton?`,
  breakAway: (seat: string) => `${seat}: break away?`,
  changePlaces: (seat: string) => `${seat}: change places in the peloton?`,
  speedUp: (seat: string) => `${seat}: speed the peloton up?`,
  payWithTile: (rider: string) => `${rider} can’t pay to stay: add a feed tile?`,
  whichTile: (rider: string) => `${rider}, in the heat: show and add which feed tile?`,
  toMove: (rider: string) => `${rider} to move`,

  roles,
  qualities,
  lineUpFront: { label: 'In front', detail: 'pays 1 or 2 a turn, may break away' },
  lineUpBack: { label: 'At the back', detail: 'pays 0 or 1 a turn' },
  rideTo: ({ rider, row, lane }: At) => `${rider} to ${spot(row, lane)}`,
  rideHome: (rider: string) => `${rider} over the finish line`,
  rideIntoPeloton: (rider: string) => `${rider} back into the peloton`,
  freeSquares: (free: number) => `${free} free`,
  freeWithSlipstream: (free: number) => `${free} free with the slipstream`,
  payingSquares: (paying: number) => `${paying} paying`,
  ridersPassed: (passed: number) => `${plural(passed, 'rider')} passed +${passed}`,
  headwind: (amount: number) => `headwind +${amount}`,
  tailwind: (amount: number) => `tailwind −${amount}`,
  price: (parts: string, amount: number) => `${parts}: ${energy(amount)}`,
  energyBack: (parts: string, amount: number) => `${parts}: ${amount} back`,
  noPrice: (parts: string) => `${parts}: no energy`,
  place: (place: number) => `${ordinal(place)} place`,
  ifCracking: (amount: number) => `${energy(amount)} more if they crack`,
  firstPastLine: 'first past the bonus line',
  draws: (amount: number) => `draws ${tiles(amount)}`,
  heatShows: 'shows and adds a feed tile in the heat',
  givesSlipstream: (rider: string) => `${rider} gets the slipstream`,
  deniesSlipstream: (rider: string) => `${rider} loses the slipstream`,
  wheelToFollow: 'a wheel to follow',
  together: (parts: readonly string[]) => parts.join('; '),
  addTile: (rider: string) => `Add ${rider}’s feed tile`,
  addTileOf: (amount: number) => `${energy(amount)}, for all to see; kept, it stays a secret and can be added later`,
  hold: { label: 'Nobody breaks away', detail: 'everyone stays in the peloton' },
  goToFront: (rider: string) => ({ label: `${rider} to the front`, detail: 'pays 1 or 2 a turn, may break away next turn' }),
  goToBack: (rider: string) => ({ label: `${rider} to the back`, detail: 'pays 0 or 1 a turn' }),
  dropOff: (rider: string) => ({ label: `${rider} drops off`, detail: 'pays nothing, and rides behind the peloton' }),
  stay: { label: 'Stay', detail: 'everyone keeps their place' },
  accelerate: { label: 'Speed up', detail: 'costs one pursuit: the peloton rides a row further, and your token goes first' },
  decline: { label: 'Decline', detail: 'saves the pursuit; the next team is asked' },
  letGo: { label: 'Let the peloton go', detail: 'keeps the tiles and rides behind it' },

  turnBegins: (turn: number) => `Turn ${turn} begins.`,
  ordered: (teams: string) => `Order of the teams in the peloton: ${teams}.`,
  linedUpFront: (rider: string) => `${rider} lines up in front.`,
  linedUpBack: (rider: string) => `${rider} lines up at the back.`,
  wentToFront: (rider: string) => `${rider} moves to the front of the peloton.`,
  wentToBack: (rider: string) => `${rider} moves to the back of the peloton.`,
  droppedOff: (rider: string) => `${rider} drops off the peloton.`,
  accelerated: (team: string, teams: string) => `${team} speeds the peloton up. The order is now ${teams}.`,
  declined: (team: string) => `${team} declines.`,
  pelotonTookBonus: (line: number) => `The peloton is first past the bonus line after row ${line}: nobody gets the bonus.`,
  tookBonus: (rider: string, line: number) => `${rider} is first past the bonus line after row ${line}.`,
  rode: rides(({ rider, row, lane }) => `${rider} rides to ${spot(row, lane)}`),
  rodeHome: rides(({ rider }) => `${rider} rides over the finish line`),
  brokeAway: rides(({ rider, row, lane }) => `${rider} breaks away to ${spot(row, lane)}`),
  brokeAwayHome: rides(({ rider }) => `${rider} breaks away over the finish line`),
  sumOfSquares: (count: number, free: number) => `${squares(count)} = ${free} free`,
  sumOfPaying: (paying: number, price: number) => ` + ${paying} paying (${price})`,
  sumOfPassed: (passed: number) => `${passed} for riders passed`,
  sumOfWind: (amount: string) => `${amount} for the wind`,
  sumBack: (back: number) => `${back} back`,
  stands: {
    'let-drop': ({ rider, row, lane }: At) => `${rider} drops off to ${spot(row, lane)}.`,
    punctured: ({ rider, row, lane }: At) => `${rider} is left behind the peloton, on ${spot(row, lane)}.`,
  },
  cannotPay: ({ rider, row, lane }: At, price: number) => `${rider} can’t pay ${energy(price)} and is dropped to ${spot(row, lane)}.`,
  absorbed: {
    front: (rider: string) => `The peloton catches ${rider}, who joins at the front.`,
    back: (rider: string) => `The peloton catches ${rider}, who joins at the back.`,
  },
  rejoined: (rider: string) => `${rider} is back in the peloton.`,
  crackCosts: (rider: string, amount: number) => `${rider} pays ${energy(amount)} more for the crack.`,
  pelotonPays: (payers: string) => `Riding in the peloton costs ${payers}.`,
  payers: (riders: string, amount: number, several: boolean) => `${energy(amount)}${several ? ' each' : ''} for ${riders}`,
  list,
  sumOfPeloton: (rows: number, back: number) => `${plural(rows, 'row')}: ${back} at the back, ${back + 1} in front`,
  pelotonRides: (team: string, thrown: Face, to: number) => `${team} throws ${face(thrown)}: the peloton rides to row ${to}.`,
  pelotonRidesOn: (to: number) => `The peloton rides to row ${to}.`,
  redFace: 'Red: every rider throws to see who punctures.',
  forPursuit: '1 for the pursuit',
  forEmptiness: '1 because it holds no rider',
  drew: (rider: string) => `${rider} draws a feed tile.`,
  drewTile: (rider: string, tile: number) => `${rider} draws a feed tile: ${tile}.`,
  addedTile: (rider: string, amount: number) => `${rider} adds a feed tile: ${energy(amount)}.`,
  heatTook: (rider: string, amount: number) => `The heat makes ${rider} show and add a feed tile: ${energy(amount)}.`,
  addedKept: (rider: string, amount: number) => `${rider} adds a kept feed tile: ${energy(amount)}.`,
  needs: ['more than 3', 'more than 4', 'an orange or blue 4'],
  risked: {
    crack: (rider: string, need: string, thrown: Face) => `${rider} risks a crack, needs ${need} and throws ${face(thrown)}:`,
    fall: (rider: string, need: string, thrown: Face) => `${rider} risks a fall, needs ${need} and throws ${face(thrown)}:`,
    cobbles: (rider: string, _need: string, thrown: Face) => `${rider} risks the cobbles and throws ${face(thrown)}:`,
  },
  results: {
    held: 'nothing happens.',
    cracked: 'a crack, at double the price.',
    fell: 'a fall, and the next turn is lost.',
    punctured: 'a puncture.',
  },
  punctured: (rider: string, thrown: Face) => `${rider} throws ${face(thrown)}: a puncture.`,
  nobodyPunctures: (count: number) => `${form(count, '1 rider throws', `${count} riders throw`)}: nobody punctures.`,
  gotUp: (rider: string) => `${rider} gets up after the fall and loses this turn.`,
  turnedUp: (hexagon: number, meaning: string) => `Hexagon ${hexagon}: ${meaning}`,
  won: (rider: string, turn: number) => `${rider} wins, in turn ${turn}.`,
  finished: (rider: string, place: number, turn: number) => `${rider} finishes ${ordinal(place)}, in turn ${turn}.`,
  wentOut: (rider: string) => `${rider} is out of the race.`,
  ended: 'The race is over.',

  refusals,
  planRefusals,
  atlasNote:
    'With more than four players, seats 5 and up choose their riders last: the first four Domestiques each take the type that suits the road best, no team has two of a type (L1-2.2), and on most roads one type wins nearly every race ([rider types](rider-types.md)).',
  screens,
  sheets,
  outs: { eliminated: 'eliminated' },
  stageRace: {
    kinds: {
      classic: { label: 'Rolling roads', hint: 'plains and hills, no mountains' },
      cobbles: { label: 'Cobbles', hint: 'cobbled sectors every day' },
      mountains: { label: 'Mountains', hint: 'climbs and descents every day' },
      mixed: { label: 'A bit of everything', hint: 'rolling roads, cobbles and mountains in turn' },
    },
    classifications: { general: 'General classification' },
    jerseys: { yellow: 'the yellow jersey of the general classification' },
    primes: { 'bonus-line': 'bonus line' },
    firstPast: (who: string, count: number) => `${who} was first past ${plural(count, 'bonus line')}.`,
    days: { stage: 'stage', classic: 'classic' },
    arrival: {
      turns: { label: 'Turn', hint: 'the turn in which they finished; only the turns behind the winner count' },
      energy: { label: 'Energy left', hint: 'including feed tiles they kept; up to 15 go into the next stage' },
    },
    outs: { abandoned: 'abandoned' },
    advantages: { pursuit: pursuits },
  } satisfies Partial<StageRaceWords<L1StageRace>>,
};

export type Sentences = typeof en;
