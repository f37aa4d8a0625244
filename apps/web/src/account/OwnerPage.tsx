import { SureButton, useWords } from '@gruppetto/ui';
import type { House, HouseAction, HouseBackups, HouseKey, HousePerson, HouseReport } from '@gruppetto/wire';
import { sayAction, sayBytes, sayUptime } from '@gruppetto/words';
import { Link } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { ownerServer } from '../api/owner-server.ts';
import { type ServerAnswer, server } from '../api/server.ts';
import { locale } from '../ui/language.ts';
import { Page } from '../ui/Page.tsx';
import { AskForm } from './AskForm.tsx';
import { askAccount, useAccount } from './account-store.ts';
import { BackupsCard } from './BackupsCard.tsx';
import { CopyLine } from './CopyLine.tsx';
import { SignedIn } from './OfficeFrame.tsx';
import { type Call, Card } from './OwnerCard.tsx';
import './account.css';

const dayOf = (at: number): string => new Date(at).toLocaleDateString(locale());

export function OwnerPage() {
  const { house: words } = useWords();
  return (
    <Page title={words.title}>
      <SignedIn>{() => <Rooms />}</SignedIn>
    </Page>
  );
}

interface Everything {
  readonly house: House;
  readonly people: readonly HousePerson[];
  readonly keys: readonly HouseKey[];
  readonly reports: readonly HouseReport[];
  readonly backups: HouseBackups;
  readonly actions: readonly HouseAction[];
}

/** All that the page shows; after each change it is asked for again. */
async function askEverything(): Promise<Everything | string> {
  const answers = await Promise.all([
    ownerServer.house(),
    ownerServer.people(),
    ownerServer.keys(),
    ownerServer.reports(),
    ownerServer.backups(),
    ownerServer.log(),
  ]);
  const bad = answers.find((answer) => !answer.ok);
  if (bad && !bad.ok) return bad.fault.message;
  const [house, people, keys, reports, backups, log] = answers.map((answer) => answer.ok && answer.value) as [
    House,
    { people: readonly HousePerson[] },
    { keys: readonly HouseKey[] },
    { reports: readonly HouseReport[] },
    HouseBackups,
    { actions: readonly HouseAction[] },
  ];
  return { house, ...people, ...keys, ...reports, backups, ...log };
}

function Rooms() {
  const { house: words } = useWords();
  const known = useAccount();
  const [all, setAll] = useState<Everything>();
  const [said, setSaid] = useState<string>();
  const load = useCallback(async () => {
    const found = await askEverything();
    if (typeof found === 'string') setSaid(found);
    else setAll(found);
    return found;
  }, []);
  useEffect(() => void load(), [load]);
  const call = async (ask: () => Promise<ServerAnswer<unknown>>) => {
    const answer = await ask();
    setSaid(answer.ok ? undefined : answer.fault.message);
    await load();
  };
  /** The log says how it went. People who weren't signed in when the backup was made have to sign in. */
  const restored = async () => {
    await askAccount();
    const found = await load();
    const done = typeof found !== 'string' && found.actions.find(({ action }) => action === 'restored' || action === 'not-restored');
    return done ? sayAction(done) : undefined;
  };
  if (known.state === 'known' && known.account && !known.account.owner) return <main className="message">{words.ownerOnly}</main>;
  return (
    <main className="account owner-page" id="content">
      <h1>{words.title}</h1>
      {said && (
        <p className="card notice" role="alert">
          {said}
        </p>
      )}
      {all && (
        <>
          <Health house={all.house} />
          <People people={all.people} call={call} />
          <SignUps house={all.house} keys={all.keys} call={call} load={load} />
          <Reports reports={all.reports} call={call} />
          <BackupsCard stored={all.backups} call={call} onRestored={restored} />
          <Card title={words.handOver}>
            <p className="soft">{words.handOverHint}</p>
            <p className="soft">{all.house.heir ? words.follows(all.house.heir) : words.nobodyFollows}</p>
            <HandOver />
          </Card>
          <Card title={words.log}>
            <ul className="plain-list">
              {all.actions.map((done) => (
                <li key={JSON.stringify(done)}>
                  <span>{sayAction(done)}</span>
                  <small className="soft">{new Date(done.at).toLocaleString(locale())}</small>
                </li>
              ))}
            </ul>
          </Card>
        </>
      )}
    </main>
  );
}

function Health({ house }: { house: House }) {
  const { house: words } = useWords();
  const lines: readonly (readonly [string, string | number])[] = [
    [words.version, house.version],
    [words.stored, words.databases[house.database]],
    [words.uptime, sayUptime(house.uptime, words)],
    [words.size, sayBytes(house.bytes, words)],
    ...Object.entries(house.counts).map(([name, count]) => [words.counts[name as keyof House['counts']], count] as const),
    [words.ridden, house.forecastRaces],
  ];
  return (
    <Card title={words.health}>
      <dl className="figures">
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function People({ people, call }: { people: readonly HousePerson[]; call: Call }) {
  const { house: words, labelled } = useWords();
  const [link, setLink] = useState<string>();
  const reset = async (name: string) => {
    const answer = await server.makeReset(name);
    if (answer.ok) setLink(`${location.origin}/reset/${answer.value.token}`);
  };
  return (
    <Card title={words.people}>
      <ul className="plain-list">
        {people.map(({ name, owner, made, suspended }) => (
          <li key={name}>
            <span>
              {name}{' '}
              <small className="soft">
                {words.since(dayOf(made))}
                {owner && ` · ${words.ownerTag}`}
                {suspended !== undefined && ` · ${words.suspendedTag}`}
              </small>
            </span>
            <span className="buttons">
              <button type="button" aria-label={labelled(words.reset, name)} onClick={() => void reset(name)}>
                {words.reset}
              </button>
              {!owner && suspended === undefined && (
                <SureButton label={words.suspend} sure={words.suspendSure} onSure={() => void call(() => ownerServer.suspend(name))} />
              )}
              {suspended !== undefined && (
                <button type="button" onClick={() => void call(() => ownerServer.letIn(name))}>
                  {words.letIn}
                </button>
              )}
              {!owner && (
                <SureButton label={words.delete} sure={words.deleteSure} onSure={() => void call(() => ownerServer.remove(name))} />
              )}
            </span>
          </li>
        ))}
      </ul>
      {link && <CopyLine text={link} label={words.reset} />}
    </Card>
  );
}

function SignUps({ house, keys, call, load }: { house: House; keys: readonly HouseKey[]; call: Call; load: () => Promise<unknown> }) {
  const { house: words, account } = useWords();
  const [made, setMade] = useState<readonly string[]>([]);
  return (
    <Card title={words.signUp}>
      <p className="soft">{words.openHint}</p>
      <AskForm
        fields={[{ name: 'openAccounts', label: words.openCount, type: 'number', initial: `${house.openAccounts}` }]}
        submit={words.save}
        ask={({ openAccounts }) => ownerServer.openSignUp(Number(openAccounts))}
        onDone={() => void load()}
      />
      <h3>{words.keys}</h3>
      <AskForm
        fields={[{ name: 'count', label: account.keysCount, type: 'number', initial: '5' }]}
        submit={account.makeKeys}
        ask={({ count }) => server.makeKeys(Number(count))}
        onDone={(answer) => {
          setMade(answer.keys);
          void load();
        }}
      />
      {made.length > 0 && <p className="soft">{account.keysHint}</p>}
      {made.map((key) => (
        <CopyLine key={key} text={key} label={account.key} />
      ))}
      <ul className="plain-list">
        {keys.map(({ id, made: at, used, by }) => (
          <li key={id}>
            <span>
              <code>{id}</code>{' '}
              <small className="soft">
                {words.since(dayOf(at))} · {by ? words.keyUsed(by) : used === undefined ? words.keyUnused : words.keyUsedUp}
              </small>
            </span>
            {used === undefined && (
              <SureButton label={words.revoke} sure={words.revokeSure} onSure={() => void call(() => ownerServer.revokeKey(id))} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Reports({ reports, call }: { reports: readonly HouseReport[]; call: Call }) {
  const { house: words } = useWords();
  return (
    <Card title={words.reports}>
      {reports.length === 0 && <p className="soft">{words.noReports}</p>}
      <ul className="plain-list">
        {reports.map(({ id, table, at, text, settled, answer }) => (
          <li key={id}>
            <span>
              {text}{' '}
              <small className="soft">
                {dayOf(at)} ·{' '}
                <Link to="/shared/$id" params={{ id: table }}>
                  {words.table}
                </Link>
                {settled !== undefined && ` · ${answer ? words.settledSo(answer) : words.settled}`}
              </small>
            </span>
            {settled === undefined && (
              <AskForm
                fields={[{ name: 'answer', label: words.answer, optional: true }]}
                submit={words.settle}
                ask={({ answer: done = '' }) => ownerServer.settle(id, done.trim())}
                onDone={() => void call(() => ownerServer.house())}
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function HandOver() {
  const { house: words, account } = useWords();
  return (
    <AskForm
      danger
      fields={[
        { name: 'name', label: words.handOverName },
        { name: 'password', label: account.password, type: 'password', autoComplete: 'current-password' },
      ]}
      submit={words.handOver}
      ask={({ name = '', password = '' }) => ownerServer.handOver(name.trim(), password)}
      onDone={() => void askAccount()}
    />
  );
}
