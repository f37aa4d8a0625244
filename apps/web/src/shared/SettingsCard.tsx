import { Alert, SureButton, useWords } from '@gruppetto/ui';
import type { SharedTable } from '@gruppetto/wire';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { clubServer } from '../api/club-server.ts';
import { sharedServer } from '../api/shared-server.ts';
import { ClubChoice } from '../clubs/ClubChoice.tsx';
import { SettingsFields } from './SettingsFields.tsx';
import { useCalls } from './use-calls.ts';

/** What the host decides about their table. */
export function SettingsCard({ table }: { table: SharedTable }) {
  const { sharedTables: words } = useWords();
  const navigate = useNavigate();
  const { busy, fault, call } = useCalls();
  const [settings, setSettings] = useState(table.settings);
  const [saved, setSaved] = useState(false);
  const { id, status } = table;
  return (
    <section className="card padded spaced" aria-labelledby="settings-title">
      <h2 id="settings-title">{words.hostControls}</h2>
      <form
        onSubmit={async (event) => {
          event.preventDefault();
          setSaved(await call(() => sharedServer.set(id, settings)));
        }}
      >
        <SettingsFields
          settings={settings}
          clockFixed={status !== 'gathering'}
          onChange={(next) => {
            setSaved(false);
            setSettings(next);
          }}
        />
        {status === 'gathering' && <ClubChoice club={table.club} onChoose={(club) => clubServer.addTable(club, id)} />}
        <Alert>{fault}</Alert>
        <div className="buttons">
          <button type="submit" disabled={busy}>
            {words.save}
          </button>
          {status !== 'racing' && (
            <SureButton
              label={words.erase}
              sure={words.eraseSure}
              onSure={async () => {
                if (await call(() => sharedServer.erase(id))) await navigate({ to: '/lobby' });
              }}
            />
          )}
          <span role="status" className="soft">
            {saved && words.saved}
          </span>
        </div>
      </form>
    </section>
  );
}
