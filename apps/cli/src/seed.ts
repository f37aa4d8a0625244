import { randomBytes } from 'node:crypto';
import { terminal } from '@gruppetto/words/terminal';
import { InvalidArgumentError } from 'commander';

/** 128 bits of chance. */
export const freshSeed = (): string => randomBytes(16).toString('hex');

export function parseSeed(text: string): string {
  if (text === '') throw new InvalidArgumentError(terminal().calls.needSeed);
  return text;
}
