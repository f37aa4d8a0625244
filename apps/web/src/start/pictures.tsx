import type { Card } from '@gruppetto/room';
import { Cyclist, jerseys } from '@gruppetto/ui';

const width = 320;
const height = 130;

/** The picture on a game's card: its land, its road, and a few riders on it. */
export function CardPicture({ picture: { land, heights } }: { picture: NonNullable<Card['picture']> }) {
  const x = (index: number) => (index / (heights.length - 1)) * width;
  const y = (index: number) => 92 - heights[index] * 62;
  const line = heights.map((_, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(index).toFixed(1)}`).join('');
  const at = (share: number): { x: number; y: number } => {
    const place = share * (heights.length - 1);
    const index = Math.min(heights.length - 2, Math.floor(place));
    return { x: share * width, y: y(index) + (y(index + 1) - y(index)) * (place - index) };
  };
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={`card-picture ${land}`}
      aria-hidden="true"
      focusable="false"
      preserveAspectRatio="xMidYMid slice"
    >
      <rect width={width} height={height} className="picture-sky" />
      <circle cx="252" cy="30" r="15" className="picture-sun" />
      {land === 'mountain' && <path d="M-10 92L40 40L78 74L130 24L186 78L240 36L330 92Z" className="picture-far" />}
      {land === 'mountain' && <path d="M130 24l-16 15l8 2l8 -6l9 7l10 -4zM240 36l-12 10l7 2l6 -5l9 6l10 -4z" className="picture-snow" />}
      {land !== 'mountain' && <path d="M-10 80C40 60 90 74 140 66S250 58 330 74V130H-10Z" className="picture-far" />}
      {land === 'coast' && <rect y="66" width={width} height="30" className="picture-sea" />}
      {land === 'north' && <path d="M52 78v-26l5 -9l5 9v26zM40 48l34 16M74 44l-30 24" className="picture-mill" />}
      <path d={`${line}V${height}H0Z`} className="picture-land" />
      <path d={line} className="picture-road" />
      {[0.2, 0.3, 0.38, 0.62, 0.68].map((share, index) => {
        const spot = at(share);
        return (
          <g key={share} transform={`translate(${spot.x} ${spot.y - 12}) scale(.62)`}>
            <Cyclist jersey={jerseys[(index * 3) % jerseys.length]} number={index + 1} halo />
          </g>
        );
      })}
    </svg>
  );
}

/** The bunch before the line; wide screens see more of the road, none sees it smaller. */
export const HeroPicture = () => (
  <svg className="hero-picture" viewBox="0 0 1280 330" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" focusable="false">
    <rect width="1280" height="330" className="picture-sky" />
    <circle cx="1100" cy="88" r="46" className="picture-sun" />
    <path d="M-10 190L180 120L300 176L470 96L640 182L820 90L980 170L1120 110L1290 180V330H-10Z" className="picture-far" />
    <path d="M-10 214C200 170 420 220 640 190S1080 180 1290 206V330H-10Z" className="picture-land" />
    <path d="M60 226l26 -40l26 40zM98 232l20 -32l20 32zM1010 222l22 -36l22 36zM1046 228l26 -42l26 42z" className="picture-trees" />
    <rect y="224" width="1280" height="96" className="asphalt" />
    <path d="M0 272H1280" className="centre-line" />
    <rect x="1192" y="224" width="12" height="96" fill="url(#chequers)" />
    <rect y="320" width="1280" height="10" className="picture-kerb" />
    {jerseys.map((jersey, index) => (
      <g key={jersey.id} transform={`translate(${1160 - index * 50} ${index % 2 ? 256 : 302}) scale(1.35)`}>
        <Cyclist jersey={jersey} number={(index % 3) + 1} halo />
      </g>
    ))}
  </svg>
);
