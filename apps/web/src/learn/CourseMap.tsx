import { Cyclist, jerseys } from '@gruppetto/ui';

const width = 1184;
const height = 350;

interface CourseMapProps {
  readonly count: number;
  /** The lesson to ride next; -1 when all are done. */
  readonly next: number;
  readonly isDone: (index: number) => boolean;
  readonly land: string | undefined;
}

/** A course as a stage that climbs to its last lesson: finished lessons are yellow. The list below says the same in words. */
export function CourseMap({ count, next, isDone, land = 'plain' }: CourseMapProps) {
  const x = (index: number): number => ((index + 0.5) / count) * width;
  const y = (at: number): number => 306 - (Math.max(0, at) / width) ** 1.5 * 150 - Math.sin(at / 92) * 13;
  const road = (from: number, to: number): string =>
    Array.from({ length: 60 }, (_, step) => from + ((to - from) * step) / 59)
      .map((at, step) => `${step === 0 ? 'M' : 'L'}${at.toFixed(1)} ${y(at).toFixed(1)}`)
      .join('');
  const ridden = next < 0 ? width : x(next);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={`course-map card-picture ${land}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width={width} height={height} className="picture-sky" />
      <circle cx="905" cy="66" r="36" className="picture-sun" />
      <path d="M-10 300L330 246L470 272L640 190L760 240L900 140L1000 198L1110 104L1200 170V350H-10Z" className="picture-far" />
      <path d={`${road(-20, width + 20)}V${height}H-20Z`} className="picture-land" />
      <path d={road(-20, width + 20)} className="map-road" />
      {ridden > 0 && next !== 0 && <path d={road(-20, ridden)} className="map-ridden" />}
      <path d={road(-20, width + 20)} className="map-line" />
      {Array.from({ length: count }, (_, index) => index)
        .filter((index) => index !== next)
        .map((index) => (
          <g key={index} transform={`translate(${x(index)} ${y(x(index))})`} className={isDone(index) ? 'map-flag ridden' : 'map-flag'}>
            <path d="M0 4V-46" />
            {isDone(index) ? <circle cy="-52" r="15" /> : <path d="M0 -62h34l-8 12l8 12h-34z" className="cloth" />}
            <text x={isDone(index) ? 0 : 14} y={isDone(index) ? -46 : -43} textAnchor="middle">
              {isDone(index) ? '✓' : index + 1}
            </text>
          </g>
        ))}
      {next >= 0 && (
        <g transform={`translate(${x(next)} ${y(x(next)) - 21}) scale(1.7)`}>
          <Cyclist jersey={jerseys[0]} number={next + 1} own halo />
        </g>
      )}
    </svg>
  );
}
