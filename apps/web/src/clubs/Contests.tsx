import { useLanguage, useWords } from '@gruppetto/ui';
import type { Contest } from '@gruppetto/wire';
import { compareNames } from '@gruppetto/words';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Chapter } from '../people/Chapter.tsx';
import { type ClubProps, titleOf } from './club-props.ts';
import { NewContestDialog } from './NewContestDialog.tsx';

/** Cups and leagues of the club, each round as it was paired. */
export function Contests(props: ClubProps) {
  const { clubs: words } = useWords();
  const [asking, setAsking] = useState(false);
  const { contests, members } = props.club;
  return (
    <Chapter
      title={words.contests}
      aside={
        members.length > 1 && (
          <button type="button" onClick={() => setAsking(true)}>
            {words.newContest}
          </button>
        )
      }
    >
      {contests.map((contest) => (
        <ContestCard key={contest.id} contest={contest} />
      ))}
      {asking && <NewContestDialog {...props} onClose={() => setAsking(false)} />}
    </Chapter>
  );
}

function ContestCard({ contest }: { contest: Contest }) {
  const { clubs: words } = useWords();
  const { name, kind, game, rounds, winner, tables } = contest;
  const language = useLanguage();
  const standings = contest.standings.toSorted((a, b) => b.points - a.points || compareNames(a.name, b.name, language));
  return (
    <section className="card padded spaced" aria-label={name}>
      <h3>
        {name} <small className="soft">{titleOf(game)}</small>
      </h3>
      <p className="soft">{winner === undefined ? words.contestHint[kind] : words.won(winner)}</p>
      <ol className="bracket">
        {tables.map((round, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
          <li key={index}>
            <h4>{index + 1 === rounds ? words.finalRound : words.round(index + 1)}</h4>
            {round.map(({ number, names, result, table, due }) => (
              <div key={number} className="bracket-table">
                <small className="soft">
                  {words.tableNumber(number + 1)}, {result ? words.raced : words.by(due)}
                </small>
                <ul>
                  {(result ?? names).map((one, place) => (
                    <li key={one} className={result && place === 0 ? 'first' : ''}>
                      {result && <span className="figures">{place + 1}</span>} {one}
                    </li>
                  ))}
                </ul>
                {table && (
                  <Link to="/shared/$id" params={{ id: table }}>
                    {words.toTable(number + 1)}
                  </Link>
                )}
              </div>
            ))}
          </li>
        ))}
      </ol>
      {standings.length > 0 && (
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">{words.member}</th>
              <th scope="col" className="number">
                {words.racedHead}
              </th>
              <th scope="col" className="number">
                {words.points}
              </th>
            </tr>
          </thead>
          <tbody>
            {standings.map((line) => (
              <tr key={line.name}>
                <th scope="row">{line.name}</th>
                <td className="number figures">{line.raced}</td>
                <td className="number figures">{line.points}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
