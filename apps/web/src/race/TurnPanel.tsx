import type { Choice, Preview, RiderId } from '@gruppetto/kernel';
import { CyclistIcon, JerseyPatch, jerseyOf, useThumbWidth } from '@gruppetto/ui';
import { type ChoiceWords, type GameWords, say, wordsOf } from '@gruppetto/words';
import type { Offer } from './offer.ts';
import { type Asked, lastMoment, type Ready } from './race-controller.ts';
import { dangerOf } from './road/danger.ts';
import type { Entrant } from './road/RoadView.tsx';

interface TurnPanelProps {
  readonly state: Ready;
  readonly turn: Asked;
  readonly previews: readonly Preview[];
  readonly offer: Offer;
  readonly entrants: readonly Entrant[];
  readonly lit: number | undefined;
  readonly onLight: (index: number | undefined) => void;
  readonly onLook: (rider: RiderId) => void;
  readonly onChoose: (choice: Choice) => void;
  readonly disabled: boolean;
}

/** One question at a time: whose turn, what he may do, what each choice would mean. */
export function TurnPanel(props: TurnPanelProps) {
  const { state, turn, previews, offer, entrants, lit, onLight, onLook, onChoose, disabled } = props;
  const { game, names } = state;
  const byThumb = useThumbWidth();
  const words = wordsOf(game.id);
  const about = turn.rider ?? offer.rider;
  const entrant = about === undefined ? undefined : entrants[about];
  const barred =
    turn.rider === undefined ? [] : (turn.barred ?? []).filter(({ choice }) => turn.choices.every((listed) => listed.do !== choice.do));
  const board = game.board(lastMoment(state).view);
  const standing = board.riders.find(({ rider }) => rider === about);
  const inHand = (board.holdings ?? []).filter(
    ({ seat, rider, amount }) => seat === turn.seat && (rider === undefined || rider === about) && amount > 0,
  );
  const told = (index: number): ChoiceWords & { readonly dangers: readonly string[] } => {
    const preview = previews[index];
    return { ...words.choice(turn.choices[index], preview, names), dangers: dangers(preview, words.risks) };
  };
  const button = (index: number): ChoiceButtonProps => ({
    first: index === offer.listed[0],
    disabled,
    onChoose: () => onChoose(turn.choices[index]),
    onLight: (on) => onLight(on ? index : undefined),
  });
  const mark = (index: number) => words.mark?.(turn.choices[index], previews[index]);
  // Where it makes no difference in which lane he comes.
  const home = (square = 0) => square > board.length;
  const carried = (square = 0) => board.blocks?.some(({ from, to }) => from <= square && square <= to) ?? false;
  const nameOf = (square: number) =>
    home(square) ? 'finish' : carried(square) ? (words.groups.peloton ?? 'peloton') : `${words.square} ${square}`;
  const keyOf = (index: number) => offer.listed.indexOf(index) + 1;
  const wide = (index: number) => {
    const preview = previews[index];
    const { label, detail, dangers: threats } = told(index);
    return (
      <ChoiceButton key={index} {...button(index)}>
        <kbd>{keyOf(index) < 10 ? keyOf(index) : ''}</kbd>
        <span>
          {label}
          <small>{[detail, comparison(preview, previews), ...threats].filter(Boolean).join(' · ')}</small>
        </span>
        {preview.lane === undefined ? (
          <Stake preview={preview} gains={words.things} />
        ) : (
          <span className="stakes">
            <b>{mark(index)?.price}</b>
          </span>
        )}
      </ChoiceButton>
    );
  };
  const small = (index: number) => {
    const preview = previews[index];
    const { label, detail, dangers: threats } = told(index);
    return (
      <ChoiceButton key={index} {...button(index)} small name={[label, detail, ...threats].filter(Boolean).join(', ')}>
        {keyOf(index) < 10 && <kbd>{keyOf(index)}</kbd>}
        {home(preview.to) || carried(preview.to) ? mark(index)?.note : `lane ${preview.lane}`}
        {dangerOf(preview) > 0 && <em>{Math.round(dangerOf(preview) * 100)} %</em>}
      </ChoiceButton>
    );
  };
  const rows = (indices: readonly number[]) => (
    <ul className="targets">
      {bySquare(indices, previews).map(([to, ways]) => (
        <li key={to}>
          <span className="target-name">
            {nameOf(to)} <b>{mark(ways[0])?.price}</b>
          </span>
          <span className="ways">{ways.map(small)}</span>
        </li>
      ))}
    </ul>
  );
  const lanes = offer.listed.filter((index) => previews[index]?.lane !== undefined);
  const riskier = lanes.filter((index) => hasSaferWay(index, turn.choices, previews, words));
  const others = offer.listed.filter((index) => !lanes.includes(index));
  const before = others.filter((index) => index < (lanes[0] ?? 0));
  const after = others.filter((index) => !before.includes(index));
  return (
    <section className="card turn" aria-labelledby="turn-title">
      <header className="turn-who">
        {entrant ? (
          <CyclistIcon jersey={entrant.jersey} number={entrant.number} size={52} />
        ) : (
          <JerseyPatch jersey={jerseyOf(state.seats[turn.seat]?.colour ?? '')} size={44} />
        )}
        <div>
          <h2 id="turn-title">{words.question(turn, names)}</h2>
          <p className="soft">
            {entrant?.role && `${entrant.role[0]?.toUpperCase()}${entrant.role.slice(1)}. `}
            {standing && `On ${words.square} ${standing.square}. `}
            {inHand.length > 0 &&
              `In hand: ${inHand.map(({ what, amount }) => words.things[what]?.(amount) ?? `${amount} ${what}`).join(', ')}.`}
          </p>
        </div>
      </header>
      {offer.riders.length > 1 && (
        <fieldset className="look">
          <legend className="offstage">Whose choices are shown</legend>
          {offer.riders.map((rider) => {
            const { jersey, number, role } = entrants[rider];
            return (
              <button
                type="button"
                key={rider}
                aria-pressed={rider === offer.rider}
                aria-label={`${names.rider(rider)}${role ? `, ${role}` : ''}`}
                onClick={() => onLook(rider)}
              >
                <CyclistIcon jersey={jersey} number={number} size={30} />
                {role && <small>{role}</small>}
              </button>
            );
          })}
        </fieldset>
      )}
      <div className="choices">
        {byThumb && lanes.length > 0 ? (
          <>
            <p className="lit-words">Tap a square on the road to ride there. {words.marks}</p>
            {others.map(wide)}
            <details className="riskier">
              <summary>The squares one by one, with all they mean</summary>
              <div className="one-by-one">{lanes.map(wide)}</div>
            </details>
          </>
        ) : (
          <>
            {before.map(wide)}
            {lanes.length > 0 && (
              <>
                {rows(lanes.filter((index) => !riskier.includes(index)))}
                {riskier.length > 0 && (
                  <details className="riskier">
                    <summary>The same squares with more risk: {riskier.length}</summary>
                    {rows(riskier)}
                  </details>
                )}
                <p className="lit-words" aria-hidden="true">
                  {lit !== undefined && lanes.includes(lit)
                    ? [told(lit).label, told(lit).detail, ...told(lit).dangers].filter(Boolean).join(' · ')
                    : `${words.marks ?? ''} Point at one to see more; click it to ride there.`}
                </p>
              </>
            )}
            {after.map(wide)}
          </>
        )}
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

interface ChoiceButtonProps {
  readonly first: boolean;
  readonly disabled: boolean;
  readonly onChoose: () => void;
  readonly onLight: (on: boolean) => void;
}

function ChoiceButton(props: ChoiceButtonProps & { small?: boolean; name?: string; children: React.ReactNode }) {
  const { first, small, name, disabled, onChoose, onLight, children } = props;
  return (
    <button
      type="button"
      className={`choice${first ? ' first' : ''}${small ? ' small' : ''}`}
      aria-label={name}
      disabled={disabled}
      onClick={(event) => {
        // The second click of a double one is not meant for the next question.
        if (event.detail < 2) onChoose();
      }}
      onMouseEnter={() => onLight(true)}
      onMouseLeave={() => onLight(false)}
      onFocus={() => onLight(true)}
      onBlur={() => onLight(false)}
    >
      {children}
    </button>
  );
}

/** Choices by the square they lead to, in their order. */
function bySquare(indices: readonly number[], previews: readonly Preview[]): readonly (readonly [number, readonly number[]])[] {
  const squares = new Map<number, number[]>();
  for (const index of indices) {
    const to = previews[index]?.to as number;
    squares.set(to, [...(squares.get(to) ?? []), index]);
  }
  return [...squares];
}

/** Whether another choice takes him to the same square for the same price with less danger. */
function hasSaferWay(index: number, choices: readonly Choice[], previews: readonly Preview[], words: GameWords): boolean {
  const { rider, to, lane } = previews[index];
  const priceOf = (at: number) => words.mark?.(choices[at], previews[at])?.price;
  return previews.some(
    (other, at) =>
      other.rider === rider &&
      other.to === to &&
      other.lane === lane &&
      priceOf(at) === priceOf(index) &&
      dangerOf(other) < dangerOf(previews[index]),
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
