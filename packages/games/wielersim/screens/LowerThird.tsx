import type { Board } from '@gruppetto/kernel';
import { CyclistIcon, type PanelProps, useSaid } from '@gruppetto/ui';
import { courseOf } from '../rules/course.ts';
import type { Options, WielerSim } from '../rules/types.ts';
import { sentences } from '../words/index.ts';
import { type Caption, captionOf } from './caption.ts';
import { raceName } from './race-name.ts';
import './lower-third.css';

/** The bar of a broadcast: what has just been decided, or what comes next on the road. */
export function LowerThird({ options, facts, board, looks, names, words }: PanelProps<WielerSim>) {
  const { screens: say } = useSaid(sentences);
  const caption = captionOf(facts, { rider: names.rider, won: (what, amount) => words.things[what](amount) }) ??
    coming(options, board) ?? { tag: say.caption.race, title: raceName(options) ?? '', entries: [] };
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
  const { screens: say } = sentences();
  const { sprints, tops, length } = courseOf(options);
  if (!first || first.square >= length) return undefined;
  const marks = [
    ...sprints.map(({ row, name }) => ({ row, tag: say.caption.nextSprint, name })),
    ...tops.map(({ row, name, category }) => ({ row, tag: say.caption.nextTop, name: `${category} ${name}` })),
  ];
  const ahead = marks.filter(({ row }) => row > first.square).sort((a, b) => a.row - b.row)[0];
  if (!ahead) return { tag: say.caption.finish, title: say.caption.finishAhead(length - first.square, length), entries: [] };
  return { tag: ahead.tag, title: say.caption.ahead(ahead.name, ahead.row - first.square), entries: [] };
}
