import type { RiderId } from '@gruppetto/kernel';
import { CyclistIcon, type PanelProps, type RiderLook, RidersTable, useSaid } from '@gruppetto/ui';
import { courseOf, failChance, roles } from '../rules/index.ts';
import type { Leader1, View } from '../rules/types.ts';
import { sentences } from '../words/index.ts';
import './EnergyTable.css';

/** Every rider's energy, the risks they have taken, and their feed tiles: what those are worth is shown to their player only. */
export function EnergyTable({ options, view, names, looks }: PanelProps<Leader1>) {
  const { screens: say } = useSaid(sentences);
  const { energy } = courseOf(options);
  return (
    <section className="card side" aria-labelledby="energy-title">
      <h2 id="energy-title">{say.energyTitle}</h2>
      <RidersTable name="energy">
        <thead>
          <tr>
            <th scope="col">
              <span className="offstage">{say.rider}</span>
            </th>
            <th scope="col">{say.energy}</th>
            <th scope="col">{say.risks}</th>
            <th scope="col">{say.feed}</th>
          </tr>
        </thead>
        <tbody>
          {looks.map((look, rider) => (
            <Row key={look.number} name={names.rider(rider)} {...{ look, rider, view, energy }} />
          ))}
        </tbody>
      </RidersTable>
    </section>
  );
}

interface RowProps {
  readonly look: RiderLook;
  readonly name: string;
  readonly rider: RiderId;
  readonly view: View;
  /** At the start. */
  readonly energy: number;
}

function Row({ look, name, rider, view, energy }: RowProps) {
  const { screens: say } = useSaid(sentences);
  const left = view.energy[rider];
  const risks = view.risks[rider];
  const quality = view.quality[rider];
  const role = roles[view.role[rider]];
  const place = view.home.findIndex((one) => one.rider === rider) + 1;
  const gone = place > 0 || view.place[rider] === 'out';
  const about = gone
    ? place > 0
      ? say.finished(place)
      : say.eliminated
    : [role && say.roles[role], quality !== 'none' && say.qualities[quality]].filter(Boolean).join(', ');
  const next = say.needs[Math.min(risks, say.needs.length - 1)];
  const fails = Math.round(failChance(risks) * 100);
  return (
    <tr className={gone ? 'gone' : undefined}>
      <th scope="row">
        <CyclistIcon jersey={look.jersey} number={look.number} worn={look.worn} size={26} />
        <span>
          {name}
          <small>{about}</small>
          {view.slipstream[rider] && <small className="gain">{say.slipstream}</small>}
        </span>
      </th>
      <td>
        <span className="energy-bar">
          <b>{left}</b>
          <i style={{ '--left': `${Math.min(100, (100 * left) / energy)}%` } as React.CSSProperties} />
        </span>
      </td>
      <td>
        <span className="ladder" role="img" aria-label={say.risksTaken(risks, fails)} title={say.nextRisk(next, fails)}>
          {say.needs.map((need, step) => (
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

/** L1-2.5: how many tiles a rider keeps is open; what they are worth is not. */
function Feed({ keeps, kept }: { keeps: number; kept: readonly number[] }) {
  const { screens: say } = useSaid(sentences);
  if (keeps === 0) return <span className="soft">–</span>;
  return (
    <span className="tiles">
      {Array.from({ length: keeps }, (_, index) => {
        const worth = kept[index];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place in the row
          <span key={index} className={worth === undefined ? 'tile hidden' : 'tile'}>
            {worth ?? <span className="offstage">{say.faceDown}</span>}
          </span>
        );
      })}
    </span>
  );
}
