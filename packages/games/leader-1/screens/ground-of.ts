import { type TileId, tileOf } from '../rules/index.ts';
import { sentences } from '../words/index.ts';

export const groundOf = (id: TileId): string => {
  const { screens: say } = sentences();
  const { terrain, cobbles } = tileOf(id);
  return cobbles ? say.cobbled[terrain] : say.grounds[terrain];
};
