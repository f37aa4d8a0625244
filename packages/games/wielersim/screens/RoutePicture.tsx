import { parseRoute } from '../rules/route.ts';
import type { Options } from '../rules/types.ts';
import { RouteProfile } from './RouteProfile.tsx';

/** WS-1.2: the route as its road book draws it, to look at. */
export function RoutePicture({ options: { route } }: { readonly options: Options }) {
  const read = parseRoute(route);
  return read.ok ? <RouteProfile route={read.value} stale={false} /> : undefined;
}
