import { Dialog } from '@gruppetto/ui';

const keys: readonly (readonly [string, string])[] = [
  ['1 … 9', 'choose'],
  ['Space', 'skip what is being shown; else pause or play'],
  ['F', 'ride on to your next turn'],
  ['← →', 'one step back or on'],
  ['I', 'on to the next incident, where the game has any'],
  ['Home End', 'to the start, to where the race stands'],
  ['S', 'speed'],
  ['U', 'undo, where no dice have fallen since'],
  ['B', 'the board in words'],
  ['R', 'the rules'],
  ['?', 'this help'],
];

export function HelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keys" onClose={onClose}>
      <dl className="keys">
        {keys.map(([key, what]) => (
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
