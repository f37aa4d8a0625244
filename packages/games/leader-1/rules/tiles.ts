/** L1-1.1. */
export type Terrain = 'plain' | 'hill' | 'mountain' | 'downhill';

/** How the road leaves the hexagon. */
export type Bend = 'straight' | 'left' | 'right';

export interface Tile {
  readonly terrain: Terrain;
  readonly cobbles: boolean;
  readonly bend: Bend;
  readonly lanes: number;
  /** L1-1.3. */
  readonly milestone: number;
  /** L1-1.4: by lane, the leftmost first; of each lane its squares, first to last. */
  readonly dark: readonly (readonly boolean[])[];
}

/** L1-1.2. */
export const rowsEach = 6;

/** L1-1.3: energy; cobbles have one of their own, whatever their terrain. */
const milestones: Readonly<Record<Terrain | 'cobbles', number>> = { plain: 4, hill: 5, mountain: 6, downhill: 3, cobbles: 5 };

/** A string for each lane, the leftmost first; x is a dark square. */
function tile(terrain: Terrain, bend: Bend, lanes: string, cobbles = false): Tile {
  return {
    terrain,
    cobbles,
    bend,
    // L1-1.2: two lanes on mountains and cobbles, three elsewhere.
    lanes: terrain === 'mountain' || cobbles ? 2 : 3,
    milestone: milestones[cobbles ? 'cobbles' : terrain],
    dark: lanes.split(' ').map((lane) => [...lane].map((square) => square === 'x')),
  };
}

const cobbled = (terrain: Terrain, bend: Bend, lanes: string): Tile => tile(terrain, bend, lanes, true);

/** L1-1.4: the box: twenty tiles, each with two sides. */
export const tiles = {
  '1a': tile('plain', 'straight', '..xx.. ...... ......'),
  '1b': cobbled('plain', 'straight', 'x.x.x. .x.x.x'),
  '2a': tile('plain', 'left', '..... .xx... .......'),
  '2b': cobbled('plain', 'left', '.x.x. .xxx.x'),
  '3a': tile('plain', 'right', '....... ...... ..xxx'),
  '3b': cobbled('plain', 'right', 'xxx... ..xxx'),
  '4a': tile('plain', 'straight', '...... ...... x.....'),
  '4b': cobbled('plain', 'straight', '..x.xx xxx...'),
  '5a': tile('plain', 'left', '..... ..x.x. .......'),
  '5b': cobbled('hill', 'left', 'x.x.x ..xx.x'),
  '6a': tile('plain', 'right', 'x..x... ...... .....'),
  '6b': cobbled('downhill', 'right', '.x.xx. xx..x'),
  '7a': tile('plain', 'straight', '...... ...... ..x...'),
  '7b': tile('hill', 'right', '.xx.... ...... .....'),
  '8a': tile('plain', 'right', '....... .x.x.x .....'),
  '8b': tile('hill', 'left', '..... ...... ...x...'),
  '9a': tile('plain', 'left', '....x ...... .......'),
  '9b': tile('downhill', 'left', '....x ...x.. .xx....'),
  '10a': tile('plain', 'straight', '...... ..xx.. ......'),
  '10b': tile('mountain', 'left', '..... ......'),
  '11a': tile('hill', 'straight', '...... .x..x. ......'),
  '11b': tile('mountain', 'right', '...... .....'),
  '12a': tile('hill', 'right', '....... ...... xxx..'),
  '12b': tile('mountain', 'straight', '...... ......'),
  '13a': tile('hill', 'left', '..... ....x. .......'),
  '13b': tile('mountain', 'right', '...... .....'),
  '14a': tile('hill', 'straight', '.x.x.. ...... ......'),
  '14b': tile('downhill', 'right', '.x..... ..x... ...x.'),
  '15a': tile('hill', 'left', '..... ...... ..xx...'),
  '15b': cobbled('plain', 'straight', 'x..x.x x.x..x'),
  '16a': tile('mountain', 'left', '..... ......'),
  '16b': tile('downhill', 'straight', '.x...x .x.x.x ...x..'),
  '17a': tile('mountain', 'right', '...... .....'),
  '17b': tile('downhill', 'left', '....x ..x... x.x....'),
  '18a': tile('mountain', 'straight', '...... ......'),
  '18b': tile('hill', 'right', '..x.... ...... .....'),
  '19a': tile('downhill', 'straight', '...... .xx... ....xx'),
  '19b': tile('mountain', 'left', '..... ......'),
  '20a': tile('downhill', 'right', 'xx..... .x..x. ....x'),
  '20b': tile('plain', 'straight', '.xxx.. ...... ......'),
} as const satisfies Record<string, Tile>;

export type TileId = keyof typeof tiles;

export const tileIds = Object.keys(tiles) as TileId[];

export const tileOf = (id: TileId): Tile => tiles[id];

/** The piece of cardboard that a side belongs to. */
export const pieceOf = (id: TileId): number => Number.parseInt(id, 10);

export const otherSideOf = (id: TileId): TileId => `${pieceOf(id)}${id.endsWith('a') ? 'b' : 'a'}` as TileId;
