import type { Names, Noun, Words } from '@gruppetto/words';
import type { Told } from './story.ts';

/** A chapter of the story as its sentence. */
export function sayChapter(told: Told, say: Words['story'], names: Names, square: Noun): string {
  switch (told.kind) {
    case 'together':
      return told.riders === told.all ? say.allTogether(told.all) : say.together(told.riders, told.all);
    case 'early':
      return say.early(names.rider(told.rider), told.all);
    case 'led':
      return say[told.place === 1 ? 'ledAndWon' : 'led']({ ...told, rider: names.rider(told.rider) });
    case 'changes':
      return told.times === 1 ? say.changedOnce : say.changes(told.times);
    case 'decisive': {
      const rider = names.rider(told.rider);
      return told.place === 2 ? say.decisiveFromSecond(rider) : say.decisive({ ...told, rider });
    }
    case 'comeback':
    case 'collapse':
      return say[told.kind]({ ...told, rider: names.rider(told.rider) });
    case 'longest':
      return say.longest(names.rider(told.rider), told.distance, square);
    case 'held':
      return say.held(names.rider(told.rider));
    case 'out':
      return told.others === 0 ? say.out(names.rider(told.rider)) : say.outWithOthers(names.rider(told.rider), told.others);
    case 'sprint':
      return say.sprint(told.riders);
    case 'won': {
      const [first, second, third] = told.riders.map(names.rider);
      if (second === undefined) return say.wonAlone(first);
      return third === undefined ? say.wonOfTwo(first, second) : say.won(first, second, third);
    }
  }
}
