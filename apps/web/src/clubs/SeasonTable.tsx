import { SureButton, useLanguage, useWords } from '@gruppetto/ui';
import type { Season } from '@gruppetto/wire';
import { compareNames } from '@gruppetto/words';
import { clubServer } from '../api/club-server.ts';
import { Chapter } from '../people/Chapter.tsx';
import { type ClubProps, titleOf } from './club-props.ts';

/** The points of each member from each race; the deeper the colour, the more. */
export function SeasonTable({ club, act, me, season }: ClubProps & { season: Season }) {
  const { clubs: words } = useWords();
  const { sources, points, best } = season;
  const language = useLanguage();
  const lines = season.lines.toSorted((a, b) => b.total - a.total || compareNames(a.name, b.name, language));
  const max = Math.max(1, ...points);
  return (
    <Chapter
      title={season.name}
      hint={[words.seasonHint(points), best !== undefined && words.bestCount(best)].filter(Boolean).join(' ')}
      aside={
        club.owner &&
        season.ended === undefined && (
          <SureButton
            label={words.endSeason}
            sure={words.endSeasonSure}
            onSure={() => void act(() => clubServer.endSeason(club.id, season.id))}
          />
        )
      }
    >
      {lines.length === 0 ? (
        <p className="card padded soft">{words.noResults}</p>
      ) : (
        <div className="card season">
          <table>
            <thead>
              <tr>
                <th scope="col" className="left">
                  {words.member}
                </th>
                {sources.map(({ id, game, at, tour }, index) => (
                  <th key={id} scope="col" title={tour ?? titleOf(game)}>
                    <b>{words.raceHead(index + 1)}</b>
                    {words.day(at)}
                  </th>
                ))}
                <th scope="col">{words.total}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ name, total, results }) => (
                <tr key={name} className={name === me ? 'own-row' : ''}>
                  <th scope="row" className="left">
                    {name}
                  </th>
                  {sources.map(({ id }) => {
                    const result = results.find(({ source }) => source === id);
                    if (!result) return <td key={id}>–</td>;
                    const classes = ['cell', result.place === 1 && 'top', result.dropped && 'dropped'].filter(Boolean).join(' ');
                    return (
                      <td key={id} className={classes} style={{ '--part': result.points / max } as React.CSSProperties}>
                        {result.dropped ? <s>{result.points}</s> : result.points}
                      </td>
                    );
                  })}
                  <td className="total">{total}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Chapter>
  );
}
