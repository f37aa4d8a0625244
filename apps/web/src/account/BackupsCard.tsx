import { Dialog, SureButton, useWords } from '@gruppetto/ui';
import type { HouseBackup, HouseBackups } from '@gruppetto/wire';
import { sayBytes } from '@gruppetto/words';
import { useState } from 'react';
import { ownerServer } from '../api/owner-server.ts';
import { passes } from '../api/server.ts';
import { locale } from '../ui/language.ts';
import { AskForm } from './AskForm.tsx';
import { type Call, Card } from './OwnerCard.tsx';

const whenOf = (at: number): string => new Date(at).toLocaleString(locale(), { dateStyle: 'medium', timeStyle: 'medium' });

interface BackupsCardProps {
  readonly stored: HouseBackups;
  readonly call: Call;
  /** The server is back; gives what came of it. */
  readonly onRestored: () => Promise<string | undefined>;
}

export function BackupsCard({ stored: { backups, folder, lasting }, call, onRestored }: BackupsCardProps) {
  const { house: words } = useWords();
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<HouseBackup>();
  const [said, setSaid] = useState<string>();
  const wait = async () => {
    setAsked(undefined);
    setBusy(true);
    setSaid(words.restoring);
    await serverIsBack();
    setSaid(await onRestored());
    setBusy(false);
  };
  return (
    <Card title={words.backup}>
      <p className="soft">{lasting ? words.backupHint(folder) : words.backupsPassing}</p>
      <div className="buttons">
        <button
          type="button"
          disabled={busy}
          onClick={async () => {
            setBusy(true);
            await call(ownerServer.makeBackup);
            setBusy(false);
          }}
        >
          {words.makeBackup}
        </button>
      </div>
      <p role="status">{said}</p>
      <ul className="plain-list backups">
        {backups.map((backup) => (
          <Line key={backup.name} backup={backup} call={call} onRestore={() => setAsked(backup)} />
        ))}
      </ul>
      {asked && (
        <Dialog title={words.restore} onClose={() => setAsked(undefined)}>
          <RestoreForm backup={asked} onStarted={() => void wait()} />
        </Dialog>
      )}
    </Card>
  );
}

function Line({ backup, call, onRestore }: { backup: HouseBackup; call: Call; onRestore: () => void }) {
  const { house: words, labelled } = useWords();
  const { name, made, bytes, version, counts } = backup;
  const when = whenOf(made);
  const details = [
    sayBytes(bytes, words),
    ...(counts ? [words.backupHolds(counts.accounts, counts.tours, counts.tables)] : []),
    ...(version ? [words.backupBy(version)] : []),
  ];
  return (
    <li>
      <span>
        {when} <small className="soft">{details.join(' · ')}</small>
        <br />
        <small className="soft">{name}</small>
      </span>
      <span className="buttons">
        <a
          className="button"
          href={`/api/owner/backups/${encodeURIComponent(name)}`}
          download={name}
          aria-label={labelled(words.download, when)}
        >
          {words.download}
        </a>
        <button type="button" aria-label={labelled(words.restore, when)} onClick={onRestore}>
          {words.restore}
        </button>
        <SureButton
          label={words.delete}
          name={labelled(words.delete, when)}
          sure={words.deleteBackupSure}
          onSure={() => void call(() => ownerServer.deleteBackup(name))}
        />
      </span>
    </li>
  );
}

function RestoreForm({ backup: { name, made }, onStarted }: { backup: HouseBackup; onStarted: () => void }) {
  const { house: words, account } = useWords();
  return (
    <div className="spaced">
      <p>{words.restoreHint}</p>
      <AskForm
        danger
        fields={[{ name: 'password', label: account.password, type: 'password', autoComplete: 'current-password' }]}
        submit={words.restoreSure(whenOf(made))}
        ask={({ password = '' }) => ownerServer.restore(name, made, password)}
        onDone={onStarted}
      />
    </div>
  );
}

const askEvery = 500;

async function serverIsBack(): Promise<void> {
  for (;;) {
    await new Promise((later) => setTimeout(later, askEvery));
    const answer = await ownerServer.house();
    if (answer.ok || !passes(answer.fault)) return;
  }
}
