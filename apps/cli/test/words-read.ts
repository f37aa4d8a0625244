import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

interface Part {
  readonly path: string;
  /** Its sentences, by their names. */
  readonly sentences: readonly string[];
  readonly parts: Readonly<Record<string, number>>;
}

/** Everything with sentences in it, and how to come from one to the next. */
function partsOf(words: object): readonly Part[] {
  const parts: Part[] = [];
  const add = (one: object, path: string): number => {
    const index = parts.length;
    parts.push({ path, sentences: [], parts: {} });
    const inside = Object.entries(one).filter(([, value]) => typeof value === 'object' && !Array.isArray(value));
    const names = inside.map(([name]) => name);
    parts[index] = {
      path,
      sentences: Object.keys(one).filter((name) => !names.includes(name)),
      parts: Object.fromEntries(inside.map(([name, value]) => [name, add(value, `${path}${name}.`)])),
    };
    return index;
  };
  add(words, '');
  return parts;
}

/**
 * The sentences of these words that no program in these folders reads. The compiler says so: it is given words without any sentence, and
 * complains of each one that is read. What is looked up by an id or taken as a whole counts as read.
 */
export function unreadWords(words: object, specifier: string, folders: readonly string[]): readonly string[] {
  const parts = partsOf(words);
  const types = parts.map(
    ({ parts: inside }, index) =>
      `interface Part${index} { ${Object.entries(inside)
        .map(([name, part]) => `readonly '${name}': Part${part};`)
        .join(' ')} }`,
  );
  const folder = mkdtempSync(join(root, 'apps/cli/dist/words-'));
  try {
    const [, name = ''] = /([\w-]+)$/.exec(specifier) ?? [];
    writeFileSync(
      join(folder, 'words.d.ts'),
      `${types.join('\n')}\nexport declare const ${name}: { (language?: string): Part0; map: any; load: any };\n`,
    );
    const options = {
      paths: { [specifier]: ['./words.d.ts'] },
      rootDir: root,
      noEmit: true,
      composite: false,
      types: ['node'],
      incremental: false,
    };
    const include = folders.map((one) => join(root, one));
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: '../../../../tsconfig.base.json', compilerOptions: options, include }),
    );
    const { stdout } = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder, '--pretty', 'false'], {
      encoding: 'utf8',
      maxBuffer: 64e6,
    });
    return unread(parts, stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function unread(parts: readonly Part[], complaints: string): readonly string[] {
  const read = new Set<string>();
  const whole = new Set<number>();
  for (const line of complaints.split('\n')) {
    const [, name, part] = /Property '([^']+)' does not exist on type 'Part(\d+)'/.exec(line) ?? [];
    if (name !== undefined) read.add(`${part} ${name}`);
    else for (const [, other] of line.matchAll(/'Part(\d+)'/g)) whole.add(Number(other));
  }
  return parts.flatMap(({ path, sentences }, index) =>
    whole.has(index) ? [] : sentences.filter((name) => !read.has(`${index} ${name}`)).map((name) => path + name),
  );
}
