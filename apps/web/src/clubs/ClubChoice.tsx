import { Alert, useWords } from '@gruppetto/ui';
import { useId, useState } from 'react';
import { useAccount } from '../account/account-store.ts';
import { clubServer } from '../api/club-server.ts';
import type { ServerAnswer } from '../api/server.ts';
import { useAnswer } from '../people/use-answer.ts';
import { useCalls } from '../shared/use-calls.ts';

/** Which club a table or a tour belongs to; for members of one. */
export function ClubChoice({ club, onChoose }: { club: string | undefined; onChoose: (club: string) => Promise<ServerAnswer<unknown>> }) {
  const { clubs: words } = useWords();
  const id = useId();
  const known = useAccount();
  const name = known.state === 'known' ? known.account?.name : undefined;
  return name === undefined ? undefined : <Choice key={name} id={id} name={name} club={club} onChoose={onChoose} label={words.addTo} />;
}

interface ChoiceProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly club: string | undefined;
  readonly onChoose: (club: string) => Promise<ServerAnswer<unknown>>;
}

function Choice({ id, name, label, club, onChoose }: ChoiceProps) {
  const { clubs: words } = useWords();
  const { value = [] } = useAnswer((signal) => clubServer.list(signal), name);
  const { busy, fault, call } = useCalls();
  const [chosen, setChosen] = useState(club ?? '');
  if (value.length === 0) return undefined;
  return (
    <div className="option">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={chosen}
        disabled={busy}
        onChange={(event) => {
          const next = event.target.value;
          if (next !== '') void call(() => onChoose(next)).then((done) => done && setChosen(next));
        }}
      >
        <option value="">{words.noClub}</option>
        {value.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
      <Alert>{fault}</Alert>
    </div>
  );
}
