import { useWords } from '@gruppetto/ui';
import type { Sync } from '../client/open-tour.ts';

/** Whether what was done is safe with the server: said, not guessed. */
export function SyncChip({ sync }: { sync: Sync }) {
  const { sync: words } = useWords();
  return (
    <span className={`chip sync ${sync}`} role="status">
      {words[sync]}
    </span>
  );
}
