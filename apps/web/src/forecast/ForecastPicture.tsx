import type { Summary } from '@gruppetto/lab';
import { downloadBlob, type RiderLook, useWords } from '@gruppetto/ui';
import type { Names } from '@gruppetto/words';
import { bestFirst } from './ChancesTable.tsx';

const width = 720;
const top = 84;
const row = 34;
const left = 210;
const right = 112;
const max = 12;

/** Written into the picture itself, so that it looks the same wherever it is shared. */
const ink = '#1c2027';
const soft = '#565f6b';
const text = 'Inter Variable, Inter, Helvetica, Arial, sans-serif';
const figures = 'Barlow Condensed, Arial Narrow, DejaVu Sans Condensed, sans-serif';

interface ForecastPictureProps {
  readonly title: string;
  readonly from: string;
  readonly seed: string;
  readonly summary: Summary;
  readonly looks: readonly RiderLook[];
  readonly names: Names;
  readonly ref: React.Ref<SVGSVGElement>;
}

const longest = 24;
const short = (name: string): string => (name.length > longest ? `${name.slice(0, longest - 1)}…` : name);

/** The favourites, as a picture to share: how often each wins, with its error bar. */
export function ForecastPicture({ title, from, seed, summary, looks, names, ref }: ForecastPictureProps) {
  const { forecast: words } = useWords();
  const percent = (share: number): string => words.percent(share, 1);
  const riders = bestFirst(summary.riders).slice(0, max);
  const height = top + riders.length * row + 34;
  const highest = Math.max(0.01, ...riders.map(({ win }) => win.high));
  const x = (share: number) => left + (share / highest) * (width - left - right);
  return (
    <svg
      ref={ref}
      xmlns="http://www.w3.org/2000/svg"
      className="forecast-picture"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={words.pictureAlt(riders.map(({ rider, win }) => `${names.rider(rider)} ${percent(win.value)}`).join(', '))}
    >
      <rect width={width} height={height} fill="#fffdf8" />
      <rect width="8" height={height} fill="#f2b705" />
      <text x="28" y="38" fontFamily={text} fontSize="22" fontWeight="700" fill={ink}>
        {title}
      </text>
      <text x="28" y="62" fontFamily={text} fontSize="14" fill={soft}>
        {words.pictureTitle(from, summary.races)}
      </text>
      {riders.map(({ rider, win, podium }, index) => {
        const y = top + index * row;
        const { jersey, number } = looks[rider];
        return (
          <g key={rider}>
            <rect x="28" y={y + 5} width="26" height="22" rx="5" fill="#fff" stroke={jersey.colour} strokeWidth="3" />
            <text x="41" y={y + 21} textAnchor="middle" fontFamily={figures} fontSize="15" fontWeight="600" fill={ink}>
              {number}
            </text>
            <text x="64" y={y + 21} fontFamily={text} fontSize="14" fill={ink} {...fitted(names.rider(rider))}>
              {short(names.rider(rider))}
            </text>
            <rect x={left} y={y + 6} width={Math.max(1, x(win.value) - left)} height="20" rx="3" fill={jersey.colour} />
            <path
              d={`M${x(win.low)} ${y + 16}H${x(win.high)}M${x(win.low)} ${y + 11}v10M${x(win.high)} ${y + 11}v10`}
              stroke="#fffdf8"
              strokeWidth="4"
            />
            <path
              d={`M${x(win.low)} ${y + 16}H${x(win.high)}M${x(win.low)} ${y + 11}v10M${x(win.high)} ${y + 11}v10`}
              stroke={ink}
              strokeWidth="1.8"
            />
            <text x={width - 20} y={y + 16} textAnchor="end" fontFamily={figures} fontSize="18" fontWeight="600" fill={ink}>
              {percent(win.value)}
            </text>
            <text x={width - 20} y={y + 29} textAnchor="end" fontFamily={figures} fontSize="12" fill={soft}>
              {words.podiumOf(percent(podium.value))}
            </text>
          </g>
        );
      })}
      <text x="28" y={height - 14} fontFamily={text} fontSize="12" fill={soft}>
        {words.pictureFoot(seed)}
      </text>
    </svg>
  );
}

/** Long names are set narrower instead of running into the bars. */
const fitted = (name: string): { textLength?: number; lengthAdjust?: string } =>
  name.length > 17 ? { textLength: left - 74, lengthAdjust: 'spacingAndGlyphs' } : {};

/** The drawing as a PNG, twice as large. */
export async function savePicture(drawing: SVGSVGElement | null, name: string): Promise<void> {
  if (!drawing) return;
  const { width: w, height: h } = drawing.viewBox.baseVal;
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('width', `${w}`);
  copy.setAttribute('height', `${h}`);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = 2 * w;
  canvas.height = 2 * h;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  canvas.toBlob((blob) => {
    if (blob) downloadBlob(name, blob);
  });
}
