import { type Dice, shuffle } from '@gruppetto/kernel';
import { categories, climbsOf, feedZonesOf, lastRow } from './race-plan.ts';
import type { Character } from './races.ts';
import { pieceOf, rowsEach, type TileId, tileIds, tileOf } from './tiles.ts';
import type { RacePlan } from './types.ts';

type Ground = 'plain' | 'hill' | 'mountain' | 'downhill' | 'cobbles';

/** How often each ground comes in a race of this character. */
const shares: Readonly<Record<Character, Readonly<Record<Ground, number>>>> = {
  classic: { plain: 5, hill: 4, mountain: 0, downhill: 1, cobbles: 1 },
  cobbles: { plain: 4, hill: 2, mountain: 0, downhill: 0, cobbles: 5 },
  mountains: { plain: 3, hill: 2, mountain: 4, downhill: 2, cobbles: 0 },
};

/** What a race of this character never goes without. */
const marks: Readonly<Record<Character, Ground>> = { classic: 'hill', cobbles: 'cobbles', mountains: 'mountain' };

/** Climbs go on for a while, and what goes up comes down. */
const afterMountain: Readonly<Record<Ground, number>> = { plain: 1, hill: 1, mountain: 4, downhill: 3, cobbles: 0 };

export interface Wish {
  readonly character: Character;
  readonly kind: RacePlan['kind'];
  readonly hexagons: number;
}

/** A race of this character, such as L1-1.5 allows: the same dice, the same race. */
export function generateRace({ character, kind, hexagons: count }: Wish, dice: Dice): RacePlan {
  return placeMarkers({ kind, hexagons: chooseTiles(character, count, dice) }, dice);
}

/** L1-1.5: these hexagons with all that has to stand along them. */
export function placeMarkers({ kind, hexagons }: Pick<RacePlan, 'kind' | 'hexagons'>, dice: Dice): RacePlan {
  const { length: count } = hexagons;
  const bare: RacePlan = { kind, hexagons, feeds: [], sprints: [], bonusLines: [], climbs: [] };
  const bonusLines = kind === 'stage' ? linesOf(count, dice) : [];
  const lines = [...bonusLines, lastRow(bare)];
  const zones = feedZonesOf(bare);
  return {
    ...bare,
    feeds: Array.from({ length: zones }, (_, zone) => rowOn(Math.round(((zone + 1) * count) / (zones + 1)), dice)),
    bonusLines,
    sprints: lines.flatMap((line) => sprintTo(bare, line, dice)),
    climbs: climbsOf(bare).map((hexagon) => ({ hexagon, category: dice.roll(categories.length) })),
  };
}

const rowOn = (hexagon: number, dice: Dice): number => (hexagon - 1) * rowsEach + dice.roll(rowsEach);

/** One bonus line, or two in a long stage, well apart and before the last two hexagons. */
function linesOf(count: number, dice: Dice): readonly number[] {
  const lines = count >= 10 ? dice.roll(2) : 1;
  return Array.from({ length: lines }, (_, line) => rowOn(Math.max(2, Math.floor(((line + 1) * count) / (lines + 1))), dice));
}

/** L1-1.5: none to a line on a mountain; otherwise four to six rows before it. */
function sprintTo({ hexagons }: RacePlan, line: number, dice: Dice): readonly number[] {
  const tile = tileOf(hexagons[Math.ceil(line / rowsEach) - 1]);
  return tile.terrain === 'mountain' ? [] : [line - Math.min(line - 1, 3 + dice.roll(3))];
}

/** The first hexagon is plain, one has the mark of the race; the others are drawn by their shares, each piece of the box once. */
function chooseTiles(character: Character, count: number, dice: Dice): readonly TileId[] {
  const left = shuffle(dice, [...tileIds]);
  const chosen: TileId[] = [takeTile(left, 'plain', character)];
  const marked = 1 + dice.draw(count - 1);
  while (chosen.length < count) {
    const climbing = groundOf(chosen.at(-1) as TileId) === 'mountain';
    const ground = chosen.length === marked ? marks[character] : drawGround(climbing ? afterMountain : shares[character], dice);
    chosen.push(takeTile(left, ground, character));
  }
  return chosen;
}

const groundOf = (id: TileId): Ground => (tileOf(id).cobbles ? 'cobbles' : tileOf(id).terrain);

function drawGround(by: Readonly<Record<Ground, number>>, dice: Dice): Ground {
  const lots = (Object.keys(by) as Ground[]).flatMap((ground) => Array<Ground>(by[ground]).fill(ground));
  return lots[dice.draw(lots.length)];
}

/** The next tile of this ground; if there is none, one that is in character, or any other. Its other side goes with it. */
function takeTile(left: TileId[], ground: Ground, character: Character): TileId {
  const id = left.find((one) => groundOf(one) === ground) ?? left.find((one) => shares[character][groundOf(one)] > 0) ?? left[0];
  const piece = pieceOf(id);
  for (let index = left.length - 1; index >= 0; index--) if (pieceOf(left[index]) === piece) left.splice(index, 1);
  return id;
}
