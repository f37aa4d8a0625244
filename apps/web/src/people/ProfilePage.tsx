import { cardOf, isGameId } from '@gruppetto/catalogue';
import { Cyclist, CyclistIcon, JerseyPatch, jerseyOf, useWidth, useWords } from '@gruppetto/ui';
import type { FinishedRace, Profile } from '@gruppetto/wire';
import type { Words } from '@gruppetto/words';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { Unreachable } from '../account/OfficeFrame.tsx';
import { peopleServer } from '../api/people-server.ts';
import { server } from '../api/server.ts';
import { useCalls } from '../shared/use-calls.ts';
import { Page } from '../ui/Page.tsx';
import { Chapter } from './Chapter.tsx';
import { RatingChart, ShareBar, Trend } from './charts.tsx';
import { useAnswer } from './use-answer.ts';
import '../ui/kicker.css';
import './people.css';
import './duels.css';

const titleOf = (game: string): string => (isGameId(game) ? cardOf(game).title : game);

/** One player: their races, how well they did, and with whom. */
export function ProfilePage({ name }: { name: string }) {
  const { people: words } = useWords();
  const { value, fault, again } = useAnswer((signal) => peopleServer.profile(name, signal), name);
  return (
    <Page title={value?.name ?? name}>
      {value ? (
        <Shown profile={value} again={again} />
      ) : fault ? (
        <main className="message">
          {fault.status === 404 || fault.status === 400 ? (
            <>
              <h1>{words.missing}</h1>
              <p className="soft">{words.missingHint}</p>
            </>
          ) : (
            <Unreachable message={fault.message} onAgain={again} />
          )}
        </main>
      ) : (
        <main className="message" aria-busy="true" />
      )}
    </Page>
  );
}

function Shown({ profile, again }: { profile: Profile; again: () => void }) {
  const { people: words } = useWords();
  const { name, since, own, friend, races, wins, clubs, shown } = profile;
  const { busy, call } = useCalls();
  const best = profile.games.flatMap(({ rating }) => rating ?? []).sort((a, b) => b.points - a.points)[0];
  const befriend = async () => {
    if (await call(() => (friend ? server.removeFriend(name) : server.addFriend(name)))) again();
  };
  return (
    <main className="profile">
      <header className="opening">
        <div>
          <p className="kicker">
            {words.since(since)}
            {clubs.map((club) => (
              <span key={club.id}>
                {' · '}
                <Link to="/clubs/$id" params={{ id: club.id }}>
                  {club.name}
                </Link>
              </span>
            ))}
          </p>
          <h1 className="headline">{name}</h1>
        </div>
        {!own && (
          <button type="button" className={friend ? '' : 'main'} disabled={busy} onClick={() => void befriend()}>
            {friend ? words.removeFriend : words.addFriend}
          </button>
        )}
      </header>
      <Banner races={profile.latest} />
      {races === 0 ? (
        <section className="card padded spaced">
          <h2>{words.noRaces}</h2>
          <p className="soft">{words.noRacesHint}</p>
          <div className="buttons">
            <Link to="/" className="button main">
              {words.toRace}
            </Link>
          </div>
        </section>
      ) : (
        <>
          <dl className="numbers">
            <Figure figure={races} says={words.races(races)} />
            <Figure figure={wins} says={words.wins(wins, races)} />
            <Figure figure={profile.headToHead.length} says={words.opponents(profile.headToHead.length)} />
            {best && <Figure figure={words.plusMinus(best.points, best.plusMinus)} says={words.best} />}
          </dl>
          <Records profile={profile} />
          <Rating profile={profile} />
          <LastRaces profile={profile} />
          <Duels profile={profile} />
          <Favourites profile={profile} />
        </>
      )}
      <p className="soft note">
        {words.shown[shown](name)} {own && words.shownHint}
      </p>
    </main>
  );
}

const Figure = ({ figure, says }: { figure: number | string; says: string }) => (
  <div>
    <dt className="soft">{says}</dt>
    <dd className="figures">{figure}</dd>
  </div>
);

/** The jerseys that were ridden with last, on the road. */
function Banner({ races }: { races: readonly FinishedRace[] }) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const colours = races.length === 0 ? ['blue'] : races.map(({ colour }) => colour);
  const count = Math.max(1, Math.min(10, Math.floor(width / 100)));
  return (
    <div ref={box} className="card banner">
      <svg width={width} height="118" aria-hidden="true" focusable="false">
        <path d={`M0 64H${width}`} className="middle-line" />
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rider is their place on the road
          <g key={index} transform={`translate(${width * ((index + 0.6) / (count + 0.2))} ${index % 2 ? 92 : 62}) scale(1.35)`}>
            <Cyclist jersey={jerseyOf(colours[index % colours.length])} number={(index % 6) + 1} />
          </g>
        ))}
      </svg>
    </div>
  );
}

function Records({ profile: { games } }: { profile: Profile }) {
  const { people: words } = useWords();
  return (
    <Chapter title={words.record} hint={words.recordHint}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard */}
      <section className="card record" aria-label={words.recordHint} tabIndex={0}>
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">{words.game}</th>
              <th scope="col" className="number">
                {words.racesHead}
              </th>
              <th scope="col" className="number">
                {words.winsHead}
              </th>
              <th scope="col">{words.won}</th>
              <th scope="col" className="number">
                {words.ratingHead}
              </th>
              <th scope="col" className="wide-only">
                {words.latestHead(20)}
              </th>
            </tr>
          </thead>
          <tbody>
            {games.map((record) => (
              <tr key={record.game}>
                <th scope="row">{titleOf(record.game)}</th>
                <td className="number figures">{record.races}</td>
                <td className="number figures">{record.wins}</td>
                <td className="share-cell">
                  <ShareBar record={record} />
                </td>
                <td className="number figures">
                  {record.rating ? (
                    words.plusMinus(record.rating.points, record.rating.plusMinus)
                  ) : (
                    <small className="soft">{words.unrated}</small>
                  )}
                </td>
                <td className="wide-only">
                  <Trend latest={record.latest} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Chapter>
  );
}

function Rating({ profile: { name, games } }: { profile: Profile }) {
  const { people: words } = useWords();
  const rated = games.filter(({ curve }) => curve.length > 0);
  const [chosen, setChosen] = useState(rated[0]?.game);
  const shown = rated.find(({ game }) => game === chosen) ?? rated[0];
  const { value } = useAnswer((signal) => peopleServer.leaderboard(shown?.game ?? '', signal), shown?.game ?? '');
  if (!shown) return undefined;
  return (
    <Chapter
      title={words.rating}
      hint={words.ratingHint}
      aside={
        rated.length > 1 && (
          <div className="segments">
            {rated.map(({ game }) => (
              <button key={game} type="button" aria-pressed={game === shown.game} onClick={() => setChosen(game)}>
                {titleOf(game)}
              </button>
            ))}
          </div>
        )
      }
    >
      <div className="card padded">
        <RatingChart name={name} curve={shown.curve} bots={value?.bots ?? []} />
      </div>
      <p className="soft note">
        {shown.rank && words.rank(...shown.rank)} <Link to="/ratings">{words.toLeaderboard}</Link>
      </p>
    </Chapter>
  );
}

function LastRaces({ profile: { latest } }: { profile: Profile }) {
  const { people: words } = useWords();
  return (
    <Chapter title={words.lastRaces}>
      <ul className="card races">
        {latest.map((race) => (
          <li key={`${race.at} ${race.game}`}>
            <span className="soft date">{words.date(race.at)}</span>
            <span className="game">
              <b>{titleOf(race.game)}</b> {race.tour !== undefined && words.stageOf(race.tour)}
              {race.opponents.length > 0 && (
                <small className="soft">
                  {words.with}{' '}
                  {race.opponents.map(({ name, colour }) => (
                    <span key={colour} className="who">
                      <JerseyPatch jersey={jerseyOf(colour)} size={16} /> {name}
                    </span>
                  ))}
                </small>
              )}
            </span>
            <span className="places figures">
              {Array.from({ length: race.seats }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
                <i key={index} className={index + 1 === race.place ? (index === 0 ? 'on won' : 'on') : ''} aria-hidden="true" />
              ))}
              <span>{words.placeOf(race.place, race.seats)}</span>
            </span>
            <span className="figures change">
              {race.gain !== undefined && (
                <span className={race.gain < 0 ? 'lost' : 'gained'} role="img" aria-label={sayGain(race.gain, words)}>
                  {race.gain < 0 ? '▼' : '▲'} {Math.abs(Math.round(race.gain))}
                </span>
              )}
            </span>
            <span className="links">
              {race.table && (
                <Link to="/shared/$id" params={{ id: race.table }} aria-label={words.replayOf(titleOf(race.game), words.date(race.at))}>
                  {words.replay}
                </Link>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Chapter>
  );
}

function Duels({ profile: { name, headToHead } }: { profile: Profile }) {
  const { people: words, setup } = useWords();
  if (headToHead.length === 0) return undefined;
  return (
    <Chapter title={words.headToHead} hint={words.headHint(name)}>
      <ul className="card duels">
        {headToHead.map((one) => {
          const other = one.bot ? (setup.players[one.bot as keyof typeof setup.players] ?? one.bot) : one.name;
          return (
            <li key={`${one.name} ${one.bot ?? ''}`}>
              <span className="who">
                <JerseyPatch jersey={jerseyOf(one.colour)} size={22} />
                {one.account ? (
                  <Link to="/players/$name" params={{ name: one.name }}>
                    {one.name}
                  </Link>
                ) : (
                  other
                )}
                {one.bot && <small className="soft"> {words.bot}</small>}
              </span>
              <span className="five soft">
                {words.lastFive}{' '}
                {one.last.map((ahead, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a race is its place in the row
                  <i key={index} className={ahead ? 'on' : ''} aria-hidden="true" />
                ))}
              </span>
              <div className="duel figures" role="img" aria-label={words.duel(name, other, one.ahead, one.behind)}>
                <span>{one.ahead}</span>
                <meter min={0} max={Math.max(1, one.ahead + one.behind)} value={one.ahead} aria-hidden="true" />
                <span>{one.behind}</span>
              </div>
            </li>
          );
        })}
      </ul>
    </Chapter>
  );
}

function Favourites({ profile: { favourites } }: { profile: Profile }) {
  const { people: words } = useWords();
  return (
    <Chapter title={words.favourites} hint={words.favouritesHint}>
      <ul className="card favourites">
        {favourites.map(({ game, number, name, colour, starts, wins }) => (
          <li key={`${game} ${name ?? number}`}>
            <CyclistIcon jersey={jerseyOf(colour)} number={number} size={52} />
            <b>{name ?? words.riderNumber(number)}</b>
            <small className="soft">{titleOf(game)}</small>
            <span className="figures">{words.winsInStarts(wins, starts)}</span>
          </li>
        ))}
      </ul>
    </Chapter>
  );
}

const sayGain = (gain: number, words: Words['people']): string =>
  gain < 0 ? words.lostPoints(Math.round(-gain)) : words.gainedPoints(Math.round(gain));
