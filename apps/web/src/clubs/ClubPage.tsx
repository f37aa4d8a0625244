import { Alert, SureButton, useWords } from '@gruppetto/ui';
import type { Club } from '@gruppetto/wire';
import { byName } from '@gruppetto/words';
import { Link, useNavigate } from '@tanstack/react-router';
import { AskForm } from '../account/AskForm.tsx';
import { CopyLine } from '../account/CopyLine.tsx';
import { SignedIn, Unreachable } from '../account/OfficeFrame.tsx';
import { clubServer } from '../api/club-server.ts';
import { Chapter } from '../people/Chapter.tsx';
import { useAnswer } from '../people/use-answer.ts';
import { useCalls } from '../shared/use-calls.ts';
import { freshId } from '../storage/fresh.ts';
import { Page } from '../ui/Page.tsx';
import { ClubCalendar } from './ClubCalendar.tsx';
import { Contests } from './Contests.tsx';
import { type ClubProps, titleOf } from './club-props.ts';
import { SeasonTable } from './SeasonTable.tsx';
import '../ui/kicker.css';
import '../people/people.css';
import './club.css';

/** One club: its season, its calendar, cups, tables and tours, and its winners. */
export function ClubPage({ id }: { id: string }) {
  const { clubs: words } = useWords();
  return (
    <Page title={words.title}>
      <SignedIn>{(name) => <Read key={name} id={id} me={name} />}</SignedIn>
    </Page>
  );
}

function Read({ id, me }: { id: string; me: string }) {
  const { clubs: words } = useWords();
  const { value, fault, again } = useAnswer((signal) => clubServer.club(id, signal), id);
  if (value) return <Shown club={value} me={me} again={again} />;
  return (
    <main className="message" aria-busy={!fault}>
      {fault &&
        (fault.status === 404 || fault.status === 400 ? (
          <>
            <h1>{words.missing}</h1>
            <p className="soft">{words.missingHint}</p>
            <Link to="/clubs" className="button main">
              {words.toClubs}
            </Link>
          </>
        ) : (
          <Unreachable message={fault.message} onAgain={again} />
        ))}
    </main>
  );
}

function Shown({ club, me, again }: { club: Club; me: string; again: () => void }) {
  const { clubs: words } = useWords();
  const { busy, fault, call } = useCalls();
  const act: ClubProps['act'] = async (ask) => {
    const done = await call(ask);
    if (done) again();
    return done;
  };
  const props: ClubProps = { club, me, busy, act };
  const season = club.seasons.find(({ ended }) => ended === undefined);
  const [first, second] = season?.lines ?? [];
  return (
    <main className="profile club">
      <header className="opening">
        <div>
          <p className="kicker">{words.kicker(club.members.length)}</p>
          <h1 className="headline">{club.name}</h1>
          {season && first && (
            <p className="standfirst">
              {second
                ? first.total === second.total
                  ? words.shareLead(first.name, second.name, season.name)
                  : words.leadsBy(first.name, second.name, first.total - second.total, season.name)
                : words.leads(first.name, first.total, season.name)}
            </p>
          )}
        </div>
      </header>
      <Alert card>{fault}</Alert>
      {club.seasons.map((one) => (
        <SeasonTable key={one.id} {...props} season={one} />
      ))}
      <NewSeason {...props} />
      <ClubCalendar {...props} />
      <Contests {...props} />
      <Things {...props} />
      <Fame {...props} />
      <Members {...props} />
    </main>
  );
}

function NewSeason({ club, act }: ClubProps) {
  const { clubs: words } = useWords();
  if (club.seasons.some(({ ended }) => ended === undefined)) return undefined;
  return (
    <Chapter title={words.newSeason} hint={words.noSeason}>
      <div className="card padded">
        <AskForm
          fields={[
            { name: 'name', label: words.seasonName },
            { name: 'best', label: words.best, type: 'number', optional: true },
          ]}
          submit={words.newSeason}
          ask={(values) =>
            clubServer.beginSeason(club.id, {
              id: freshId(),
              name: values.name?.trim() ?? '',
              ...(values.best && { best: Number(values.best) }),
            })
          }
          onDone={() => void act(async () => ({ ok: true, value: {} }))}
        />
      </div>
    </Chapter>
  );
}

function Things({ club: { tables, tours } }: ClubProps) {
  const { clubs: words, sharedTables } = useWords();
  return (
    <div className="two-chapters">
      <Chapter title={words.tables} hint={words.tablesHint}>
        <ul className="card lines">
          {tables.length === 0 && <li className="soft">{words.noTables}</li>}
          {tables.map(({ id, game, status, people }) => (
            <li key={id}>
              <Link to="/shared/$id" params={{ id }}>
                {words.table(titleOf(game), people.join(', ') || words.nobodyYet)}
              </Link>
              <small className="soft">{sharedTables.status[status]}</small>
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter title={words.tours} hint={words.toursHint}>
        <ul className="card lines">
          {tours.length === 0 && <li className="soft">{words.nothingPlanned}</li>}
          {tours.map(({ id, name, closed, stages }) => (
            <li key={id}>
              <Link to="/tours/$id" params={{ id }}>
                {name}
              </Link>
              <small className="soft">{words.stages(closed, stages)}</small>
            </li>
          ))}
        </ul>
      </Chapter>
    </div>
  );
}

function Fame({ club: { fame } }: ClubProps) {
  const { clubs: words } = useWords();
  return (
    <Chapter title={words.fame}>
      <ul className="card favourites">
        {fame.length === 0 && <li className="soft">{words.noFame}</li>}
        {fame.map(({ name, title, points, kind }) => (
          <li key={`${kind} ${title} ${name}`}>
            <b>{name}</b>
            <small className="soft">{points === undefined ? title : words.famePoints(title, points)}</small>
          </li>
        ))}
      </ul>
    </Chapter>
  );
}

function Members({ club, me, act }: ClubProps) {
  const { clubs: words } = useWords();
  const navigate = useNavigate();
  const leave = async () => {
    if (await act(() => clubServer.remove(club.id, me))) await navigate({ to: '/clubs' });
  };
  const close = async () => {
    if (await act(() => clubServer.close(club.id))) await navigate({ to: '/clubs' });
  };
  return (
    <Chapter title={words.people}>
      <ul className="card lines">
        {byName(club.members).map(({ name, owner }) => (
          <li key={name}>
            <span>
              <Link to="/players/$name" params={{ name }}>
                {name}
              </Link>{' '}
              {owner && <small className="soft">{words.owner}</small>}
            </span>
            {club.owner && name !== me && (
              <SureButton
                label={words.remove(name)}
                sure={words.removeSure}
                onSure={() => void act(() => clubServer.remove(club.id, name))}
              />
            )}
          </li>
        ))}
      </ul>
      {club.link && <CopyLine text={`${location.origin}/join/${club.link}`} label={words.link} />}
      <div className="buttons">
        {club.owner && (
          <button type="button" className={club.link ? '' : 'main'} onClick={() => void act(() => clubServer.makeLink(club.id))}>
            {words.makeLink}
          </button>
        )}
        {club.owner && club.link && (
          <button type="button" onClick={() => void act(() => clubServer.removeLink(club.id))}>
            {words.removeLink}
          </button>
        )}
        <SureButton label={words.leave} sure={words.leaveSure} onSure={() => void leave()} />
        {club.owner && <SureButton label={words.close} sure={words.closeSure} onSure={() => void close()} />}
      </div>
    </Chapter>
  );
}
