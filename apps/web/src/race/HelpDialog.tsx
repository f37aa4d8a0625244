import { Dialog, useWords } from '@gruppetto/ui';
import './help-dialog.css';

export function HelpDialog({ onClose }: { onClose: () => void }) {
  const { race } = useWords();
  return (
    <Dialog title={race.keys} onClose={onClose}>
      <dl className="keys">
        {race.keysList.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
