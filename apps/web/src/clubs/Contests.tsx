import { cardOf, type GameId, gameIds, openRoom } from '@gruppetto/catalogue';
import { Alert, Dialog, useLanguage, useWords } from '@gruppetto/ui';
import { type Contest, contestKinds } from '@gruppetto/wire';
import { byName, compareNames } from '@gruppetto/words';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { clubServer } from '../api/club-server.ts';
import { Chapter } from '../people/Chapter.tsx';
import { plainSettings } from '../shared/SettingsFields.tsx';
import { useCalls } from '../shared/use-calls.ts';
import { freshId } from '../storage/fresh.ts';
import { type ClubProps, titleOf } from './club-props.ts';

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

/** The race of a contest, in the game's usual form, with this many people at a table if the game lets you choose. */
async function optionsFor(game: GameId, people: number): Promise<object> {
  const room = await openRoom(game);
  const { seatOption } = room.game;
  return seatOption === undefined ? {} : { [seatOption]: people };
}

function NewContestDialog({ club, act, onClose }: ClubProps & { onClose: () => void }) {
  const { clubs: words } = useWords();
  const id = useId();
  const [made] = useState(freshId);
  const { busy, fault, call } = useCalls();
  const [name, setName] = useState('');
  const [kind, setKind] = useState<Contest['kind']>('knock-out');
  const [game, setGame] = useState<GameId>(gameIds[0]);
  const [people, setPeople] = useState(2);
  const [days, setDays] = useState(7);
  const [rounds, setRounds] = useState(3);
  const [names, setNames] = useState(() => club.members.map((member) => member.name));
  const start = async () => {
    const settings = { ...plainSettings, clock: { kind: 'days' as const, days: Math.min(3, days) } };
    const done = await call(async () =>
      clubServer.startContest(club.id, {
        id: made,
        name: name.trim(),
        kind,
        game,
        options: await optionsFor(game, people),
        days,
        rounds,
        names,
        settings,
      }),
    );
    if (!done) return;
    await act(async () => ({ ok: true, value: {} }));
    onClose();
  };
  const number = (label: string, value: number, set: (value: number) => void, max: number) => (
    <label className="option">
      <span>{label}</span>
      <input type="number" min="1" max={max} required value={value} onChange={(event) => set(Number(event.target.value))} />
    </label>
  );
  return (
    <Dialog title={words.newContest} onClose={onClose}>
      <form
        className="spaced"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void start();
        }}
      >
        <label className="option">
          <span>{words.contestName}</span>
          <input value={name} maxLength={60} required onChange={(event) => setName(event.target.value)} />
        </label>
        <div className="option">
          <label htmlFor={`${id}-kind`}>
            {words.kind}
            <small>{words.contestHint[kind]}</small>
          </label>
          <select
            id={`${id}-kind`}
            value={kind}
            onChange={(event) => setKind(contestKinds.find((one) => one === event.target.value) ?? kind)}
          >
            {contestKinds.map((one) => (
              <option key={one} value={one}>
                {words.kinds[one]}
              </option>
            ))}
          </select>
        </div>
        <div className="option">
          <label htmlFor={`${id}-game`}>{words.game}</label>
          <select id={`${id}-game`} value={game} onChange={(event) => setGame(gameIds.find((one) => one === event.target.value) ?? game)}>
            {gameIds.map((one) => (
              <option key={one} value={one}>
                {cardOf(one).title}
              </option>
            ))}
          </select>
        </div>
        {number(words.perTable, people, setPeople, 6)}
        {number(words.days, days, setDays, 60)}
        {kind === 'league' && number(words.rounds, rounds, setRounds, 30)}
        <fieldset>
          <legend>{words.entrants}</legend>
          {byName(club.members).map((member) => (
            <label key={member.name} className="check">
              <input
                type="checkbox"
                checked={names.includes(member.name)}
                onChange={(event) => setNames(event.target.checked ? [...names, member.name] : names.filter((one) => one !== member.name))}
              />
              {member.name}
            </label>
          ))}
        </fieldset>
        <Alert card>{fault}</Alert>
        <div className="buttons">
          <button type="submit" className="main" disabled={busy || name.trim() === '' || names.length < 2}>
            {words.start}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
