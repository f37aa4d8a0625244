import type { Route, RouteRow } from './types.ts';

/** "Old Mill (top)" is the Old Mill. */
export const bare = (location: string): string => location.replace(/ *\((start|end|top)\)$/i, '') || location;

/** "Old Mill (top)" of lap 2 is "Old Mill (2) (top)". */
const numbered = (location: string, lap: number): string => `${bare(location)} (${lap})${location.slice(bare(location).length)}`;

/** Squares to go at the flying start, of one lap where the route is a loop. */
export const loopLength = ({ rows }: Route): number => rows.find(({ squares }) => squares !== undefined)?.squares ?? 0;

/** WS-1.1: the rows of the whole way. Whatever a loop passes twice is called "Old Mill (1)" and "Old Mill (2)". */
export function unroll(route: Route): readonly RouteRow[] {
  const { rows, laps = 1 } = route;
  if (laps === 1) return rows;
  const length = loopLength(route);
  const start = rows.findIndex(({ squares }) => squares !== undefined);
  const first = rows[start];
  const finish = rows[rows.length - 1];
  const between = rows.slice(start + 1, -1);
  const loopKm = first.km === undefined || finish.km === undefined ? undefined : finish.km - first.km;
  const onLap = ({ km, ...row }: RouteRow, lap: number): RouteRow => ({
    ...row,
    location: numbered(row.location, lap),
    squares: (row.squares ?? 0) + (laps - lap) * length,
    ...(km !== undefined && loopKm !== undefined && { km: km + (lap - 1) * loopKm }),
  });
  // The line of a lap that is not the last is the start of the next one: it opens the same section.
  const lapLine = (lap: number): RouteRow => {
    const { km, squares } = onLap(finish, lap - 1);
    const { location, event, colour } = first.event ? onLap(first, lap) : { ...first, location: finish.location };
    return { location, ...(km !== undefined && { km }), ...(event && { event }), squares: squares as number, ...(colour && { colour }) };
  };
  const lapNumbers = Array.from({ length: laps }, (_, index) => index + 1);
  return [
    ...rows.slice(0, start),
    { ...onLap(first, 1), ...(!first.event && { location: first.location }) },
    ...lapNumbers.flatMap((lap) => [...(lap > 1 ? [lapLine(lap)] : []), ...between.map((row) => onLap(row, lap))]),
    { ...onLap(finish, laps), location: finish.location },
  ];
}
