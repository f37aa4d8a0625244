import { cardOf, type GameId, gameIds } from '@gruppetto/catalogue';
import { useWords } from '@gruppetto/ui';
import type { Leaderboard } from '@gruppetto/wire';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Unreachable } from '../account/OfficeFrame.tsx';
import { peopleServer } from '../api/people-server.ts';
import { Page } from '../ui/Page.tsx';
import { useAnswer } from './use-answer.ts';
import './people.css';
import './chapter.css';
import './leaderboard.css';

/** The best players of each game, as far as ratings tell. */
export function LeaderboardPage() {
  const { people: words } = useWords();
  const [game, setGame] = useState<GameId>(gameIds[0]);
  const { value, fault, again } = useAnswer((signal) => peopleServer.leaderboard(game, signal), game);
  return (
    <Page title={words.leaderboards}>
      <main className="profile">
        <header className="chapter-head">
          <h1>{words.leaderboards}</h1>
          <p>{words.leaderboardsHint}</p>
          <div className="segments">
            {gameIds.map((id) => (
              <button key={id} type="button" aria-pressed={id === game} onClick={() => setGame(id)}>
                {cardOf(id).title}
              </button>
            ))}
          </div>
        </header>
        {fault && <Unreachable message={fault.message} onAgain={again} />}
        {value &&
          (value.lines.length === 0 ? (
            <p className="card padded soft">{words.nobodyRated}</p>
          ) : (
            <Ranking title={words.players(value.players)} lines={value.lines} />
          ))}
        {value && value.programs.length > 0 && <Ranking title={words.ownBots} lines={value.programs} />}
      </main>
    </Page>
  );
}

/** A person with an account, or a bot and whose it is. */
type Line = Leaderboard['lines'][number] & { readonly by?: string };

function Ranking({ title, lines }: { readonly title: string; readonly lines: readonly Line[] }) {
  const { people: words } = useWords();
  const top = Math.max(1, ...lines.map(({ points, plusMinus }) => points + plusMinus));
  const bottom = Math.min(...lines.map(({ points, plusMinus }) => points - plusMinus));
  const part = (points: number) => `${(100 * (points - bottom)) / Math.max(1, top - bottom)}%`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard
    <section className="card record" aria-label={title} tabIndex={0}>
      <table className="plain-table leaderboard">
        <caption className="soft">{title}</caption>
        <tbody>
          {lines.map(({ place, name, by, points, plusMinus, races, own }) => (
            <tr key={place} className={own && 'own-row'}>
              <td className="number figures">{place}</td>
              <th scope="row">
                {by === undefined ? (
                  <Link to="/players/$name" params={{ name }}>
                    {name}
                  </Link>
                ) : (
                  <>
                    {name} <span className="soft">{words.botBy(by)}</span>
                  </>
                )}
              </th>
              <td className="range" aria-hidden="true">
                <span className="ground">
                  <i style={{ left: part(points - plusMinus), right: `calc(100% - ${part(points + plusMinus)})` }} />
                  <b style={{ left: part(points) }} />
                </span>
              </td>
              <td className="number figures">{words.plusMinus(points, plusMinus)}</td>
              <td className="number soft wide-only">
                {races} {words.racesHead}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
