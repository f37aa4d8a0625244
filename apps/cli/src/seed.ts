import { randomBytes } from 'node:crypto';
import { InvalidArgumentError } from 'commander';

/** 128 bits of chance. */
export const freshSeed = (): string => randomBytes(16).toString('hex');

export function parseSeed(text: string): string {
  if (text === '') throw new InvalidArgumentError('A seed is a text of at least one character.');
  return text;
}
