import type { Names, Noun, Words } from '@gruppetto/words';
import type { StoryEvent } from './story.ts';

/** A chapter of the story as its sentence. */
export function sayChapter(event: StoryEvent, say: Words['story'], names: Names, square: Noun): string {
  switch (event.kind) {
    case 'together':
      return event.riders === event.all ? say.allTogether(event.all) : say.together(event.riders, event.all);
    case 'early':
      return say.early(names.rider(event.rider), event.all);
    case 'led':
      return say[event.place === 1 ? 'ledAndWon' : 'led']({ ...event, rider: names.rider(event.rider) });
    case 'changes':
      return event.times === 1 ? say.changedOnce : say.changes(event.times);
    case 'decisive': {
      const rider = names.rider(event.rider);
      return event.place === 2 ? say.decisiveFromSecond(rider) : say.decisive({ ...event, rider });
    }
    case 'comeback':
    case 'collapse':
      return say[event.kind]({ ...event, rider: names.rider(event.rider) });
    case 'longest':
      return say.longest(names.rider(event.rider), event.distance, square);
    case 'held':
      return say.held(names.rider(event.rider));
    case 'out':
      return event.others === 0 ? say.out(names.rider(event.rider)) : say.outWithOthers(names.rider(event.rider), event.others);
    case 'sprint':
      return say.sprint(event.riders);
    case 'won': {
      const [first, second, third] = event.riders.map(names.rider);
      if (second === undefined) return say.wonAlone(first);
      return third === undefined ? say.wonOfTwo(first, second) : say.won(first, second, third);
    }
  }
}
