import type { Names, Words } from '@gruppetto/words';
import type { Told } from './story.ts';

/** A chapter of the story as its sentence. */
export function sayChapter(told: Told, say: Words['story'], names: Names, square: string): string {
  switch (told.kind) {
    case 'together':
      return say.together(told.riders, told.all);
    case 'early':
      return say.early(names.rider(told.rider), told.all);
    case 'led':
      return say.led({ ...told, rider: names.rider(told.rider) });
    case 'changes':
      return say.changes(told.times);
    case 'decisive':
      return say.decisive({ ...told, rider: names.rider(told.rider) });
    case 'comeback':
    case 'collapse':
      return say[told.kind]({ ...told, rider: names.rider(told.rider) });
    case 'longest':
      return say.longest(names.rider(told.rider), told.distance, square);
    case 'held':
      return say.held(names.rider(told.rider));
    case 'out':
      return say.out(names.rider(told.rider), told.others);
    case 'sprint':
      return say.sprint(told.riders);
    case 'won': {
      const [first, second, third] = told.riders.map(names.rider);
      return say.won(first, second, third);
    }
  }
}
