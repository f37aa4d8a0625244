import { useSaid } from '@gruppetto/ui';
import { parseRoute } from '../rules/route.ts';
import type { Options, RouteEvent } from '../rules/types.ts';
import type { Sentences } from '../words/en.ts';
import { sentences } from '../words/index.ts';
import './schedule-view.css';

/** A top says how hard its climb is. */
const eventRead = (event: RouteEvent, { top, events }: Sentences['screens']['schedule']): string =>
  event.kind === 'top' ? top(event.category, event.malus) : events[event.kind];

/** WS-1.2: the route schedule to look at, as it is printed: location, km, event, squares to go and colour, then the hierarchy. */
export function ScheduleView({ options }: { options: Options }) {
  const { schedule: say, types } = useSaid(sentences).screens;
  const read = parseRoute(options.route);
  if (!read.ok) return undefined;
  const { rows, hierarchy } = read.value;
  return (
    <figure className="schedule-view">
      <table>
        <thead>
          <tr>
            <th scope="col">{say.headings.location}</th>
            <th scope="col" className="number">
              {say.headings.km}
            </th>
            <th scope="col">{say.headings.event}</th>
            <th scope="col" className="number">
              {say.headings.squares}
            </th>
            <th scope="col">{say.headings.colour}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ location, km, event, squares, colour }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list
            <tr key={index}>
              <th scope="row">{location}</th>
              <td className="number">{km}</td>
              <td>{event && eventRead(event, say)}</td>
              <td className="number">{squares}</td>
              <td>
                {colour && (
                  <span className={`colour ${colour}`}>
                    {say.tones[colour]} ({say.colours[colour]})
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption>{say.hierarchyOf(hierarchy.map((type) => types[type]))}</figcaption>
    </figure>
  );
}
