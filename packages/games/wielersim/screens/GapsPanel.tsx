import type { RiderId } from '@gruppetto/kernel';
import { CyclistIcon } from '@gruppetto/ui';
import type { Fact, Gap, View } from '@gruppetto/wielersim';
import { type Names, plural, sayValue, wordsOf } from '@gruppetto/words';
import { memo } from 'react';
import type { Entrant } from '../../road/Road.tsx';
import type { PanelProps } from '../screens.ts';

type Gaps = Extract<Fact, { type: 'gaps' }>;

const isGaps = (fact: { readonly type: string }): boolean => fact.type === 'gaps';

/** The last gaps that have been told. */
function gapsAt({ state, shown }: PanelProps): Gaps | undefined {
  const earlier = state.moments.slice(0, state.moments.indexOf(shown.moment)).findLast(({ facts }) => facts.some(isGaps));
  return (shown.facts.findLast(isGaps) ?? earlier?.facts.findLast(isGaps)) as Gaps | undefined;
}

/** The motorcycle's blackboard: the groups, how far apart they are, and who is in each. */
export function GapsPanel(props: PanelProps) {
  const { state, shown, entrants } = props;
  const view = shown.after.view as View;
  const over = view.home.length === entrants.length;
  const gaps = over ? undefined : gapsAt(props);
  return (
    <section className="card side gaps" aria-labelledby="gaps-title">
      <h2 id="gaps-title">Gaps</h2>
      <p className="weather">
        <span aria-hidden="true">{view.rain ? '☂' : '☀'}</span> {view.rain ? 'Rain: more falls' : 'Dry road'}
      </p>
      {gaps && gaps.groups.length > 0 ? (
        <Groups gaps={gaps} entrants={entrants} names={state.names} />
      ) : (
        <p className="soft">{over ? 'Everybody is home.' : 'Nobody is away yet.'}</p>
      )}
    </section>
  );
}

/** So many groups are told without asking. */
const most = 8;

const Groups = memo(function Groups({ gaps, entrants, names }: { gaps: Gaps; entrants: readonly Entrant[]; names: Names }) {
  const rest = gaps.groups.slice(most);
  return (
    <>
      {gaps.home > 0 && <p className="soft">{plural(gaps.home, 'rider')} home; behind them:</p>}
      <ol className="gap-list">
        {gaps.groups.slice(0, most).map((group) => (
          <Group key={group.riders[0]} group={group} entrants={entrants} names={names} />
        ))}
      </ol>
      {rest.length > 0 && (
        <details>
          <summary>{plural(rest.length, 'group')} further back</summary>
          <ol className="gap-list">
            {rest.map((group) => (
              <Group key={group.riders[0]} group={group} entrants={entrants} names={names} />
            ))}
          </ol>
        </details>
      )}
    </>
  );
});

/** So many are named; the others when asked. */
const few = 3;

function Group({ group, entrants, names }: { group: Gap; entrants: readonly Entrant[]; names: Names }) {
  const { kind, riders, toGo, rows, seconds } = group;
  return (
    <li>
      <div className="gap-head">
        <b>{wordsOf('wielersim').groups[kind] ?? kind}</b>
        <span className="soft">{plural(riders.length, 'rider')}</span>
        <span className="value">{rows === 0 ? `${toGo} to go` : `+${sayValue('seconds', seconds)}`}</span>
        <span className="soft gap-squares">{rows === 0 ? '' : plural(rows, 'square')}</span>
      </div>
      {riders.length <= few + 1 ? (
        <Riders riders={riders} entrants={entrants} names={names} />
      ) : (
        <details>
          <summary>
            <span>
              {riders
                .slice(0, few)
                .map((rider) => names.rider(rider))
                .join(', ')}{' '}
              and {riders.length - few} others
            </span>
          </summary>
          <Riders riders={riders} entrants={entrants} names={names} />
        </details>
      )}
    </li>
  );
}

const Riders = ({ riders, entrants, names }: { riders: readonly RiderId[]; entrants: readonly Entrant[]; names: Names }) => (
  <ul className="gap-riders">
    {riders.map((rider) => {
      const { jersey, number, role } = entrants[rider];
      return (
        <li key={rider}>
          <CyclistIcon jersey={jersey} number={number} size={24} /> {names.rider(rider)} <small>{role}</small>
        </li>
      );
    })}
  </ul>
);
