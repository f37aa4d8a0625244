import { cardOf, isGameId } from '@gruppetto/catalogue';
import { useWords } from '@gruppetto/ui';
import type { TourListing } from '@gruppetto/wire';
import { Link } from '@tanstack/react-router';
import { useAccount } from '../account/account-store.ts';
import { thisBrowser } from '../tours/client/tour-storage.ts';
import { progressOf } from '../tours/office/progress.ts';
import { useTourList } from '../tours/office/use-tour-list.ts';

/** How many are listed here; the page of tours has them all. */
const listed = 4;

/** The tours of the person at this browser, unfinished ones first. */
export function YourTours() {
  const known = useAccount();
  if (known.state === 'asking') return undefined;
  const name = (known.state === 'unreachable' ? known.lastName : known.account?.name) ?? thisBrowser;
  return <Tours key={name} account={name} />;
}

function Tours({ account }: { account: string }) {
  const { office: words } = useWords();
  const { tours = [], inBrowser } = useTourList(account);
  const isOver = ({ closed, stages }: TourListing) => closed === stages;
  const all = [...tours, ...inBrowser].sort((a, b) => Number(isOver(a)) - Number(isOver(b)) || b.touched - a.touched);
  if (all.length === 0) return undefined;
  return (
    <section aria-labelledby="your-tours-title">
      <h3 id="your-tours-title">{words.list}</h3>
      <ul className="races">
        {all.slice(0, listed).map((tour) => (
          <li key={tour.id} className="card">
            <Link to="/tours/$id" params={{ id: tour.id }}>
              <span>
                <b>{tour.name}</b>
                <small>{[isGameId(tour.game) ? cardOf(tour.game).title : tour.game, progressOf(tour, words)].join(' · ')}</small>
                <progress max={tour.stages} value={tour.closed} aria-hidden="true" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
