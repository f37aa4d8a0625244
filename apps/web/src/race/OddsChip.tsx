import { roomOf } from '@gruppetto/catalogue';
import { useWords } from '@gruppetto/ui';
import type { CSSProperties } from 'react';
import type { Odds } from '../forecast/use-odds.ts';
import { lineColour } from './line-colour.ts';
import { oddsCardId } from './OddsCard.tsx';
import type { Scene } from './scene.ts';
import './odds-chip.css';

const width = 46;
const height = 18;
/** The curve isn't stretched further: a chance that is small looks small. */
const lowestTop = 0.1;

/** How somebody's chance stands now: whoever plays here alone, the backed rider, or the favourite. All of them are one tap away. */
export function OddsChip({ scene: { state, looks }, odds }: { readonly scene: Scene; readonly odds: readonly Odds[] }) {
  const { race: say, forecast } = useWords();
  const latest = odds.at(-1);
  if (!latest) return null;
  const { here, backed, names, game } = state;
  const bySeat = roomOf(game.id).insight?.of !== 'riders';
  const own = bySeat ? (here.length === 1 ? here[0] : undefined) : backed;
  const favourite = latest.win.indexOf(Math.max(...latest.win));
  const who = own ?? favourite;
  const chance = forecast.percent(latest.win[who], 0);
  const named = !bySeat ? names.rider(who) : who === own ? say.oddsYours : names.seat(who);
  const said = say.oddsShow(named, chance);
  const look = bySeat ? looks.find(({ seat }) => seat === who) : looks[who];
  const highest = Math.max(lowestTop, ...odds.map(({ win }) => win[who]));
  const x = (step: number) => (width * step) / Math.max(1, latest.step);
  const y = (share: number) => 2 + (1 - share / highest) * (height - 4);
  return (
    <button
      type="button"
      className="chip odds-chip"
      aria-label={said}
      title={said}
      style={{ '--jersey': look && lineColour(look.jersey.colour) } as CSSProperties}
      onClick={() => {
        const card = document.getElementById(oddsCardId);
        card?.scrollIntoView({ block: 'center' });
        card?.querySelector('summary')?.focus({ preventScroll: true });
      }}
    >
      <svg width={width} height={height} aria-hidden="true" focusable="false">
        <polyline points={odds.map(({ step, win }) => `${x(step)},${y(win[who])}`).join(' ')} fill="none" />
      </svg>
      <span className="figures">{named}</span> <b className="figures">{chance}</b>
    </button>
  );
}
