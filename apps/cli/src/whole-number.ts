import { terminal } from '@gruppetto/words/terminal';
import { InvalidArgumentError } from 'commander';

export const wholeNumber =
  (min: number, max: number) =>
  (text: string): number => {
    const number = Number(text);
    if (!/^\d+$/.test(text) || number < min || number > max) throw new InvalidArgumentError(terminal().calls.needInteger(min, max));
    return number;
  };
