import type { RiderId } from '@gruppetto/kernel';
import { courseOf, failChance, type View } from '@gruppetto/leader-1';
import { CyclistIcon } from '@gruppetto/ui';
import { leader1Ready, plural } from '@gruppetto/words';
import type { Entrant } from '../../road/Road.tsx';
import type { PanelProps } from '../screens.ts';

const { ladder } = leader1Ready;

/** Every rider's energy, the risks he has taken, and his feed tiles: what they are worth only under his own player's eyes. */
export function EnergyTable({ state, shown, entrants }: PanelProps) {
  const view = shown.after.view as View;
  return (
    <section className="card side" aria-labelledby="energy-title">
      <h2 id="energy-title">Energy, risks and feed tiles</h2>
      <table className="riders-table energy">
        <thead>
          <tr>
            <th scope="col">
              <span className="offstage">rider</span>
            </th>
            <th scope="col">energy</th>
            <th scope="col">risks</th>
            <th scope="col">feed</th>
          </tr>
        </thead>
        <tbody>
          {entrants.map((entrant, rider) => (
            <Row key={entrant.number} name={state.names.rider(rider)} {...{ entrant, rider, view }} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ entrant, name, rider, view }: { entrant: Entrant; name: string; rider: RiderId; view: View }) {
  const { energy } = courseOf(view.options);
  const left = view.energy[rider];
  const risks = view.risks[rider];
  const quality = view.quality[rider] ?? 'none';
  const place = view.home.findIndex((one) => one.rider === rider) + 1;
  const gone = place > 0 || view.place[rider] === 'out';
  const about = [entrant.role, ...(quality === 'none' ? [] : [leader1Ready.qualities[quality]])].join(', ');
  return (
    <tr className={gone ? 'gone' : undefined}>
      <th scope="row">
        <CyclistIcon jersey={entrant.jersey} number={entrant.number} worn={entrant.worn} size={26} />
        <span>
          {name}
          <small>
            {about}
            {place > 0 && `, home in place ${place}`}
            {view.place[rider] === 'out' && ', eliminated'}
          </small>
          {view.slipstream[rider] && <small className="gain">slipstream: 1 free</small>}
        </span>
      </th>
      <td>
        <span className="energy-bar">
          <b>{left}</b>
          <i style={{ '--left': `${Math.min(100, (100 * left) / energy)}%` } as React.CSSProperties} />
        </span>
      </td>
      <td>
        <span
          className="ladder"
          role="img"
          aria-label={`${plural(risks, 'risk')} taken; the next fails with ${Math.round(failChance(risks) * 100)} %`}
          title={`The next risk holds with ${ladder[Math.min(risks, ladder.length - 1)]}; it fails with ${Math.round(failChance(risks) * 100)} %`}
        >
          {ladder.map((need, step) => (
            <i key={need} className={step < risks ? 'crossed' : undefined} />
          ))}
        </span>
      </td>
      <td>
        <Feed keeps={view.keeps[rider]} kept={view.kept[rider] ?? []} />
      </td>
    </tr>
  );
}

/** L1-2.5: how many tiles he keeps is open; what they are worth is not. */
function Feed({ keeps, kept }: { keeps: number; kept: readonly number[] }) {
  if (keeps === 0) return <span className="soft">–</span>;
  return (
    <span className="tiles">
      {Array.from({ length: keeps }, (_, index) => {
        const worth = kept[index];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place in the row he keeps
          <span key={index} className={worth === undefined ? 'tile hidden' : 'tile'}>
            {worth ?? <span className="offstage">face down</span>}
          </span>
        );
      })}
    </span>
  );
}
