import type { Board } from '@gruppetto/kernel';
import { CyclistIcon, type PanelProps } from '@gruppetto/ui';
import { courseOf } from '../rules/course.ts';
import type { Options, WielerSim } from '../rules/types.ts';
import { en } from '../words/en-screens.ts';
import { type Caption, captionOf } from './caption.ts';
import { raceName } from './race-name.ts';
import './lower-third.css';

/** The bar of a broadcast: what has just been decided, or what comes next on the road. */
export function LowerThird({ options, facts, board, looks, names, words }: PanelProps<WielerSim>) {
  const caption = captionOf(facts, { rider: names.rider, won: (what, amount) => words.things[what](amount) }) ??
    coming(options, board) ?? { tag: en.caption.race, title: raceName(options) ?? '', entries: [] };
  return (
    <div className="lower-third">
      <b className="lower-tag">{caption.tag}</b>
      <span className="lower-title">{caption.title}</span>
      <ol>
        {caption.entries.map(({ place, rider, value }) => {
          const { jersey, number } = looks[rider];
          return (
            <li key={rider}>
              <b className="figures">{place}</b>
              <CyclistIcon jersey={jersey} number={number} size={26} />
              <span>{names.rider(rider)}</span>
              <span className="figures">{value}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** The next mark before the first rider. */
function coming(options: Options, { riders: [first] }: Board): Caption | undefined {
  const { sprints, tops, length } = courseOf(options);
  if (!first || first.square >= length) return undefined;
  const marks = [
    ...sprints.map(({ row, name }) => ({ row, tag: en.caption.nextSprint, name })),
    ...tops.map(({ row, name, category }) => ({ row, tag: en.caption.nextTop, name: `${category} ${name}` })),
  ];
  const ahead = marks.filter(({ row }) => row > first.square).sort((a, b) => a.row - b.row)[0];
  if (!ahead) return { tag: en.caption.finish, title: en.caption.finishAhead(length - first.square, length), entries: [] };
  return { tag: ahead.tag, title: en.caption.ahead(ahead.name, ahead.row - first.square), entries: [] };
}
