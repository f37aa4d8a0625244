import { language, speak } from '@gruppetto/words';
import { vi } from 'vitest';
import { run } from '../src/program.ts';

export interface CallOutcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

let before: Promise<unknown> = Promise.resolve();

/** What the program does when it is called in this folder, in this process: starting one takes most of the time of a short call. */
export function called(folder: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<CallOutcome> {
  // One after the other: they share the folder, the environment and what is written.
  const now = before.then(() => call(folder, args, env));
  before = now.catch(() => undefined);
  return now;
}

async function call(folder: string, args: readonly string[], env: Readonly<Record<string, string>>): Promise<CallOutcome> {
  const usual = { folder: process.cwd(), env: process.env, language: language() };
  const written = { out: '', err: '' };
  const keep = (where: 'out' | 'err') => (text: unknown) => {
    written[where] += text;
    return true;
  };
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(keep('out')),
    vi.spyOn(process.stderr, 'write').mockImplementation(keep('err')),
  ];
  process.chdir(folder);
  process.env = { PATH: process.env.PATH, ...env };
  try {
    const code = await run(args, process.env);
    return { code, ...written };
  } finally {
    for (const spy of spies) spy.mockRestore();
    process.env = usual.env;
    process.chdir(usual.folder);
    await speak(usual.language);
  }
}
