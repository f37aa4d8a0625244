import { terminal } from '@gruppetto/words/terminal';
import { InvalidArgumentError } from 'commander';

export const wholeNumber =
  (least: number, most: number) =>
  (text: string): number => {
    const number = Number(text);
    if (!/^\d+$/.test(text) || number < least || number > most) throw new InvalidArgumentError(terminal().calls.needInteger(least, most));
    return number;
  };
