import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const listed = (root: string, folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.includes('node_modules') && !name.startsWith('dist'))
    .map((name) => `${folder}/${name}`);

/** The components of the pages, of what they share, and of every game. */
export const tsxFiles = (root: string): readonly string[] => [
  ...listed(root, 'apps/web/src'),
  ...listed(root, 'packages/ui/src'),
  ...readdirSync(join(root, 'packages/games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => listed(root, `packages/games/${name}/screens`)),
];
