import { Alert, useWords } from '@gruppetto/ui';
import type { SharedTable } from '@gruppetto/wire';
import { useFriends } from '../account/use-friends.ts';
import { sharedServer } from '../api/shared-server.ts';
import { useCalls } from './use-calls.ts';

/** One tap reserves a free seat for a friend, who hears of it. */
export function InviteFriends({ table }: { table: SharedTable }) {
  const { people: words } = useWords();
  const friends = useFriends();
  const { busy, fault, call } = useCalls();
  const free = table.seats.findIndex(({ player, heldFor }) => player === undefined && heldFor === undefined);
  const isHere = (name: string) => table.seats.some((seat) => seat.heldFor === name || (seat.player === 'person' && seat.name === name));
  const others = friends.filter(({ name }) => !isHere(name));
  if (others.length === 0 || free < 0) return undefined;
  return (
    <section className="card padded spaced" aria-labelledby="invite-title">
      <h2 id="invite-title">{words.inviteFriends}</h2>
      <div className="buttons">
        {others.map(({ name }) => (
          <button
            key={name}
            type="button"
            disabled={busy}
            aria-label={words.invite(name)}
            onClick={() => void call(() => sharedServer.setSeat(table.id, free, 'person', name))}
          >
            {name}
          </button>
        ))}
      </div>
      <Alert>{fault}</Alert>
    </section>
  );
}
