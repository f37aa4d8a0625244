import type { Preview } from '@gruppetto/kernel';
import { useThumbWidth, useWords } from '@gruppetto/ui';
import { bySquare, hasSaferWay, type SaidChoice, sayChoice, sayComparison } from './choice-words.ts';
import { dangerOf } from './road/danger.ts';
import type { TurnPanelProps } from './turn-panel-props.ts';

/** The answers: buttons, and where squares are chosen, the squares with what they cost. */
export function TurnChoices(props: TurnPanelProps) {
  const { state, turn, previews, offer, lit } = props;
  const { race: say } = useWords();
  const { words, names } = state;
  const byThumb = useThumbWidth();
  const lanes = offer.listed.filter((index) => previews[index].lane !== undefined).sort((a, b) => a - b);
  const riskier = lanes.filter((index) => hasSaferWay(index, turn.choices, previews, words));
  const others = offer.listed.filter((index) => !lanes.includes(index) && index !== offer.usual);
  const wide = (index: number) => <WideChoice key={index} {...props} index={index} />;
  if (lanes.length === 0) return offer.listed.map(wide);
  const said = lit !== undefined && lanes.includes(lit) ? sayChoice(turn.choices[lit], previews[lit], words, names, say) : undefined;
  return (
    <>
      {offer.usual !== undefined && wide(offer.usual)}
      {byThumb ? (
        <>
          {others.map(wide)}
          <p className="lit-words">
            {say.tapToSee} {words.marks}
          </p>
          <details className="riskier">
            <summary>{say.oneByOne}</summary>
            <div className="one-by-one">{lanes.map(wide)}</div>
          </details>
        </>
      ) : (
        <>
          <Squares {...props} indices={lanes.filter((index) => !riskier.includes(index))} />
          {riskier.length > 0 && (
            <details className="riskier">
              <summary>{say.riskier(riskier.length)}</summary>
              <Squares {...props} indices={riskier} />
            </details>
          )}
          <p className="lit-words" aria-hidden="true">
            {said ? lineOf(said) : [words.marks, say.pointToSee].filter(Boolean).join(' ')}
          </p>
          {others.map(wide)}
        </>
      )}
    </>
  );
}

const lineOf = ({ label, detail, dangers }: SaidChoice): string => [label, detail, ...dangers].filter(Boolean).join(' · ');

type OneChoice = TurnPanelProps & { readonly index: number };

/** The number that chooses it on the keyboard. */
const keyOf = ({ offer }: TurnPanelProps, index: number): string => {
  const key = offer.listed.indexOf(index) + 1;
  return key > 0 && key < 10 ? `${key}` : '';
};

function WideChoice(props: OneChoice) {
  const { state, turn, previews, offer, index } = props;
  const { race: say } = useWords();
  const { words, names } = state;
  const preview = previews[index];
  const { label, detail, dangers } = sayChoice(turn.choices[index], preview, words, names, say);
  const usual = index === offer.usual;
  return (
    <ChoiceButton {...props}>
      <span>
        {label}
        <small>{[detail, sayComparison(preview, previews, say), ...dangers].filter(Boolean).join(' · ')}</small>
      </span>
      {preview.lane === undefined ? (
        <Stake preview={preview} seat={turn.seat} things={words.things} />
      ) : (
        <span className="stakes">
          <b>{words.mark?.(turn.choices[index], preview)?.price}</b>
        </span>
      )}
      <kbd>{usual ? say.enterKey : keyOf(props, index)}</kbd>
    </ChoiceButton>
  );
}

/** Squares as rows: one row for each square, with the ways to it side by side. */
function Squares(props: TurnPanelProps & { readonly indices: readonly number[] }) {
  const { state, road, board, turn, previews, indices } = props;
  const { race: say } = useWords();
  const { words } = state;
  // If the lane makes no difference.
  const home = (square = 0) => square > road.length;
  const carrier = (square = 0) => board.blocks?.find(({ from, to }) => from <= square && square <= to);
  const nameOf = (square: number) => {
    if (home(square)) return say.finish;
    const block = carrier(square);
    return block ? (words.groups[block.kind] ?? block.kind) : say.squareNamed(words.square, say.squareNumber(square));
  };
  const mark = (index: number) => words.mark?.(turn.choices[index], previews[index]);
  return (
    <ul className="targets">
      {bySquare(indices, previews).map(([to, ways]) => (
        <li key={to}>
          <span className="target-name">
            {nameOf(to)} <b>{mark(ways[0])?.price}</b>
          </span>
          <span className="ways">
            {ways.map((index) => (
              <SmallChoice
                key={index}
                {...props}
                index={index}
                text={home(to) || carrier(to) ? mark(index)?.note : say.lane(previews[index].lane ?? 1)}
              />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

function SmallChoice({ text, ...props }: OneChoice & { readonly text: string | undefined }) {
  const { state, turn, previews, index } = props;
  const { race: say } = useWords();
  const { words, names } = state;
  const { label, detail, dangers } = sayChoice(turn.choices[index], previews[index], words, names, say);
  const key = keyOf(props, index);
  const danger = dangerOf(previews[index]);
  return (
    <ChoiceButton {...props} small>
      {key && <kbd>{key}</kbd>}
      {text}
      {danger > 0 && <em>{say.percent(danger)}</em>}
      <span className="offstage">{[label, detail, ...dangers].filter(Boolean).join(', ')}</span>
    </ChoiceButton>
  );
}

interface ChoiceButtonProps extends OneChoice {
  readonly small?: boolean;
  readonly children: React.ReactNode;
}

function ChoiceButton({ index, offer, turn, small, disabled, onChoose, onLight, children }: ChoiceButtonProps) {
  return (
    <button
      type="button"
      className={`choice${index === offer.usual ? ' first' : ''}${small ? ' small' : ''}`}
      disabled={disabled}
      onClick={(event) => {
        // The second click of a double click is not meant for the next question.
        if (event.detail < 2) onChoose(turn.choices[index]);
      }}
      onMouseEnter={() => onLight(index)}
      onMouseLeave={() => onLight(undefined)}
      onFocus={() => onLight(index)}
      onBlur={() => onLight(undefined)}
    >
      {children}
    </button>
  );
}

interface StakeProps {
  readonly preview: Preview;
  readonly seat: number;
  readonly things: Readonly<Record<string, (amount: number) => string>>;
}

/** What you gain or pay; the words of the choice say what it means for others. */
function Stake({ preview, seat, things }: StakeProps) {
  const { race: say } = useWords();
  const { spread, effects = [] } = preview;
  if (spread) {
    const max = Math.max(...spread.map(({ chance }) => chance));
    return (
      <span className="spark" aria-hidden="true">
        {spread.map(({ to, chance }) => (
          <i key={to} style={{ height: `${Math.max(2, (chance / max) * 24)}px` }} />
        ))}
      </span>
    );
  }
  const totals = new Map<string, number>();
  for (const { seat: whose, what, amount } of effects) if (whose === seat) totals.set(what, (totals.get(what) ?? 0) + amount);
  return (
    <span className="stakes">
      {[...totals].map(([what, amount]) => {
        if (amount === 0) return undefined;
        const thing = things[what]?.(Math.abs(amount)) ?? `${Math.abs(amount)} ${what}`;
        return (
          <b key={what} className={amount > 0 ? 'gain' : 'pay'}>
            {amount > 0 ? say.gain(thing) : say.pay(thing)}
          </b>
        );
      })}
    </span>
  );
}
