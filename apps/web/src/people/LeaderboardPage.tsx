import { cardOf, type GameId, gameIds } from '@gruppetto/catalogue';
import { useWords } from '@gruppetto/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Unreachable } from '../account/OfficeFrame.tsx';
import { peopleServer } from '../api/people-server.ts';
import { Page } from '../ui/Page.tsx';
import { useAnswer } from './use-answer.ts';
import './people.css';

/** Who is best in which game, as far as that is known. */
export function LeaderboardPage() {
  const { people: words } = useWords();
  const [game, setGame] = useState<GameId>(gameIds[0]);
  const { value, fault, again } = useAnswer((signal) => peopleServer.leaderboard(game, signal), game);
  const top = Math.max(1, ...(value?.lines.map(({ points, plusMinus }) => points + plusMinus) ?? []));
  const bottom = Math.min(...(value?.lines.map(({ points, plusMinus }) => points - plusMinus) ?? [0]));
  const part = (points: number) => `${(100 * (points - bottom)) / Math.max(1, top - bottom)}%`;
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
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard
            <section className="card record" aria-label={words.players(value.players)} tabIndex={0}>
              <table className="plain-table leaderboard">
                <caption className="soft">{words.players(value.players)}</caption>
                <tbody>
                  {value.lines.map(({ place, name, points, plusMinus, races, own }) => (
                    <tr key={name} className={own && 'own-row'}>
                      <td className="number figures">{place}</td>
                      <th scope="row">
                        <Link to="/players/$name" params={{ name }}>
                          {name}
                        </Link>
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
          ))}
      </main>
    </Page>
  );
}
