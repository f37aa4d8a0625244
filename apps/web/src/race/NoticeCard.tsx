import { Alert, Icon, useWords } from '@gruppetto/ui';
import { say as sayRefusal, type Words } from '@gruppetto/words';
import type { Notice, RaceState } from './race-state.ts';

/** The outcome of a request, if it isn't what the person asked for. */
export function NoticeCard({ state, onClose }: { state: RaceState; onClose: () => void }) {
  const { race: say } = useWords();
  return (
    state.notice && (
      <Alert card>
        {sayNotice(state.notice, state, say)}
        <button type="button" className="quiet icon" aria-label={say.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </Alert>
    )
  );
}

function sayNotice(notice: Notice, { words, names }: RaceState, { notices }: Words['race']): string {
  switch (notice.kind) {
    case 'refused':
      return sayRefusal(notice.refusal, words, names);
    case 'unknown-bot':
      return notices[notice.kind](notice.bot);
    case 'not-stored':
    case 'no-table':
      return notices[notice.kind](notice.detail);
    case 'overtaken':
    case 'disconnected':
      return notices[notice.kind];
  }
}
