import { syncWords } from '@gruppetto/words';

/** Whether what was done is safe with the server: said, not guessed. */
export function SyncChip({ sync, waiting }: { sync: keyof typeof syncWords; waiting: number }) {
  return (
    <span className={`chip sync ${sync}`} role="status">
      {syncWords[sync](waiting)}
    </span>
  );
}
