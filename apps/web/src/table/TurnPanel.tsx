import type { Choice, Preview, Turn } from '@gruppetto/kernel';
import { say, wordsOf } from '@gruppetto/words';
import type { Entrant } from '../road/Road.tsx';
import { CyclistIcon, JerseyPatch } from '../ui/Cyclist.tsx';
import { jerseyOf } from '../ui/jerseys.tsx';
import { lastMoment, type Ready } from './session.ts';

interface TurnPanelProps {
  readonly state: Ready;
  readonly turn: Turn<Choice>;
  readonly previews: readonly Preview[];
  readonly entrants: readonly Entrant[];
  readonly onLight: (index: number | undefined) => void;
  readonly onChoose: (choice: Choice) => void;
  readonly disabled: boolean;
}

/** One question at a time: whose turn, what he may do, what each choice would mean. */
export function TurnPanel({ state, turn, previews, entrants, onLight, onChoose, disabled }: TurnPanelProps) {
  const { game, names } = state;
  const { table } = lastMoment(state);
  const words = wordsOf(game.id);
  const entrant = turn.rider === undefined ? undefined : entrants[turn.rider];
  const barred =
    turn.rider === undefined
      ? []
      : game.barred(table.state).filter(({ choice }) => turn.choices.every((listed) => listed.do !== choice.do));
  const board = game.board(game.view(table.state, turn.seat));
  const standing = board.riders.find(({ rider }) => rider === turn.rider);
  const inHand = (board.holdings ?? []).filter(
    ({ seat, rider, amount }) => seat === turn.seat && (rider === undefined || rider === turn.rider) && amount > 0,
  );
  return (
    <section className="card turn" aria-labelledby="turn-title">
      <header className="turn-who">
        {entrant ? (
          <CyclistIcon jersey={entrant.jersey} number={entrant.number} size={52} />
        ) : (
          <JerseyPatch jersey={jerseyOf(table.seats[turn.seat]?.colour ?? '')} size={44} />
        )}
        <div>
          <h2 id="turn-title">{words.question(turn, names)}</h2>
          <p className="soft">
            {standing && `On ${words.square} ${standing.square}. `}
            {inHand.length > 0 &&
              `In hand: ${inHand.map(({ what, amount }) => words.things[what]?.(amount) ?? `${amount} ${what}`).join(', ')}.`}
          </p>
        </div>
      </header>
      <div className="choices">
        {turn.choices.map((choice, index) => {
          const preview = previews[index] as Preview;
          const { label, detail } = words.choice(choice, preview, names);
          return (
            <button
              type="button"
              key={JSON.stringify(choice)}
              className={index === 0 ? 'choice first' : 'choice'}
              disabled={disabled}
              onClick={(event) => {
                // The second click of a double one is not meant for the next question.
                if (event.detail < 2) onChoose(choice);
              }}
              onMouseEnter={() => onLight(index)}
              onMouseLeave={() => onLight(undefined)}
              onFocus={() => onLight(index)}
              onBlur={() => onLight(undefined)}
            >
              <kbd>{index < 9 ? index + 1 : ''}</kbd>
              <span>
                {label}
                <small>{[detail, comparison(preview, previews), ...dangers(preview, words.risks)].filter(Boolean).join(' · ')}</small>
              </span>
              <Stake preview={preview} gains={words.things} />
            </button>
          );
        })}
        {board.inForce?.map((what) => (
          <p key={what} className="barred">
            {words.inForce?.[what] ?? what}
          </p>
        ))}
        {barred.slice(0, 1).map(({ choice, refusal }) => (
          <p key={JSON.stringify(choice)} className="barred">
            {say(refusal, game.id, names)} <span className="rule-id">{refusal.rule}</span>
          </p>
        ))}
      </div>
    </section>
  );
}

/** The risks that the game has words for; others it tells of in the choice itself. */
const dangers = ({ risks = [] }: Preview, names: Readonly<Record<string, string>> = {}): readonly string[] =>
  risks.flatMap(({ what, chance }) => (names[what] ? [`${Math.round(chance * 100)}\u00a0% ${names[what]}`] : []));

/** "83 % end beyond 13": what a throw is worth beside a certain choice. */
function comparison({ spread }: Preview, previews: readonly Preview[]): string {
  const certain = previews.find(({ to }) => to !== undefined)?.to;
  if (!spread || certain === undefined) return '';
  const better = spread.reduce((sum, { to, chance }) => (to > certain ? sum + chance : sum), 0);
  return `${Math.round(better * 100)}\u00a0% end beyond ${certain}`;
}

function Stake({ preview, gains }: { preview: Preview; gains: Readonly<Record<string, (amount: number) => string>> }) {
  const { spread, effects = [] } = preview;
  if (spread) {
    const most = Math.max(...spread.map(({ chance }) => chance));
    return (
      <span className="spark" aria-hidden="true">
        {spread.map(({ to, chance }) => (
          <i key={to} style={{ height: `${Math.max(2, (chance / most) * 24)}px` }} />
        ))}
      </span>
    );
  }
  return (
    <span className="stakes">
      {effects.map(({ what, amount }) => (
        <b key={what} className={amount > 0 ? 'gain' : 'pay'}>
          {amount > 0 ? '+' : '−'}
          {gains[what]?.(Math.abs(amount)) ?? `${Math.abs(amount)} ${what}`}
        </b>
      ))}
    </span>
  );
}
