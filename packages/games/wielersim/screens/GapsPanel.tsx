import type { RiderId } from '@gruppetto/kernel';
import { CyclistIcon, type PanelProps, type RiderLook, useSaid } from '@gruppetto/ui';
import type { GameWords, Names } from '@gruppetto/words';
import { memo } from 'react';
import { courseOf } from '../rules/course.ts';
import { rowSeconds } from '../rules/finish.ts';
import { gapsOf, groupsAmong } from '../rules/groups.ts';
import type { Fact, Gap, WielerSim } from '../rules/types.ts';
import { sentences } from '../words/index.ts';
import './gaps-panel.css';

interface Naming {
  readonly looks: readonly RiderLook[];
  readonly names: Names;
  readonly words: GameWords<WielerSim>;
}

const weatherIn = (facts: readonly Fact[]) => facts.findLast((fact) => fact.type === 'weather');

/** The motorcycle's blackboard: the groups as they are drawn now, how far apart they are, and who is in each. */
export function GapsPanel({ options, view, board, facts, looks, names, words }: PanelProps<WielerSim>) {
  const { screens: say } = useSaid(sentences);
  const course = courseOf(options);
  const gaps = gapsOf(groupsAmong(board.riders), course, rowSeconds(course));
  const started = view.turn > 0 || board.riders.length > 0;
  const home = view.turn > 0 ? course.startOrder.length - board.riders.length : 0;
  const rain = weatherIn(facts)?.rain ?? view.rain;
  return (
    <section className="card side gaps" aria-labelledby="gaps-title">
      <h2 id="gaps-title">{say.gaps}</h2>
      <p className="weather">
        <span aria-hidden="true">{rain ? '☂' : '☀'}</span> {rain ? say.rain : say.dry}
      </p>
      {gaps.length > 0 ? (
        <Groups gaps={gaps} home={home} naming={{ looks, names, words }} />
      ) : (
        <p className="soft">{started ? say.everybodyHome : say.notStarted}</p>
      )}
    </section>
  );
}

/** Groups that are always shown. */
const max = 8;

function Groups({ gaps, home, naming }: { gaps: readonly Gap[]; home: number; naming: Naming }) {
  const { screens: say } = useSaid(sentences);
  const rest = gaps.slice(max);
  return (
    <>
      {home > 0 && <p className="soft">{say.homeBefore(home)}</p>}
      <ol className="gap-list">
        {gaps.slice(0, max).map((gap) => (
          <Group key={gap.riders[0]} gap={gap} naming={naming} />
        ))}
      </ol>
      {rest.length > 0 && (
        <details>
          <summary>{say.furtherBack(rest.length)}</summary>
          <ol className="gap-list">
            {rest.map((gap) => (
              <Group key={gap.riders[0]} gap={gap} naming={naming} />
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

/** Riders that are always named. */
const few = 3;

function Group({ gap: { kind, riders, toGo, rows, seconds }, naming }: { gap: Gap; naming: Naming }) {
  const { screens: say } = useSaid(sentences);
  const { names, words } = naming;
  return (
    <li>
      <div className="gap-head">
        <b>{words.groups[kind]}</b>
        <span className="soft">{say.riders(riders.length)}</span>
        <span className="value">{rows === 0 ? say.toGo(toGo) : say.behind(seconds)}</span>
        <span className="soft gap-squares">{rows === 0 ? '' : say.squares(rows)}</span>
      </div>
      {riders.length <= few + 1 ? (
        <Riders riders={riders} naming={naming} />
      ) : (
        <details>
          <summary>
            <span>
              {say.andOthers(
                riders.slice(0, few).map((rider) => names.rider(rider)),
                riders.length - few,
              )}
            </span>
          </summary>
          <Riders riders={riders} naming={naming} />
        </details>
      )}
    </li>
  );
}

const Riders = ({ riders, naming: { looks, names } }: { riders: readonly RiderId[]; naming: Naming }) => (
  <ul className="gap-riders">
    {riders.map((rider) => (
      <OneRider key={rider} look={looks[rider]} name={names.rider(rider)} />
    ))}
  </ul>
);

/** The board is written anew at every beat; its riders stay who they are. */
const OneRider = memo(function OneRider({ look: { jersey, number, role }, name }: { look: RiderLook; name: string }) {
  const { screens: say } = useSaid(sentences);
  return (
    <li>
      <CyclistIcon jersey={jersey} number={number} size={24} /> {name} <small>{say.types[role as keyof typeof say.types]}</small>
    </li>
  );
});
