import type { RiderId } from '@gruppetto/kernel';
import { CyclistIcon, JerseyPatch, jerseyOf, type RiderLook, Sentence, TermsIn, useWords } from '@gruppetto/ui';
import { capital, roleIn, say as sayRefusal } from '@gruppetto/words';
import { Advice } from '../learn/Advice.tsx';
import { Meaning } from '../learn/Meaning.tsx';
import { ConfirmChoice } from './ConfirmChoice.tsx';
import type { Offer } from './offer.ts';
import { TurnChoices } from './TurnChoices.tsx';
import type { TurnPanelProps } from './turn-panel-props.ts';
import './turn.css';

/** One question at a time: whose turn it is, what they may do, what each choice would mean. */
export function TurnPanel(props: TurnPanelProps) {
  const { state, turn, previews, offer, looks, board, tapped } = props;
  const { race: say } = useWords();
  const { words, names, screens } = state;
  const Question = screens.questions?.[turn.choices[0].do];
  const about = turn.rider ?? offer.rider;
  const said = offer.listed.flatMap((index) => {
    const { label, detail = '' } = words.choice(turn.choices[index], previews[index], names);
    return [label, detail];
  });
  const barred =
    turn.rider === undefined ? [] : (turn.barred ?? []).filter(({ choice }) => turn.choices.every((listed) => listed.do !== choice.do));
  return (
    <section className="card turn" aria-labelledby="turn-title">
      <TurnHead {...props} about={about} />
      <div className="turn-help">
        <Meaning turn={turn} />
        {props.advises && <Advice {...props} />}
      </div>
      {tapped === undefined ? (
        <>
          {offer.riders.length > 1 && (
            <RiderTabs offer={offer} looks={looks} names={names.rider} roleOf={(role) => roleIn(words, role)} onLook={props.onLook} />
          )}
          <div className="choices">
            {Question ? (
              <Question turn={turn} words={words} names={names} disabled={props.disabled} onChoose={props.onChoose} />
            ) : (
              <TurnChoices {...props} />
            )}
            <TermsIn texts={said} except={[words.question(turn, names)]} title={say.wordsHere} />
            {board.inForce?.map((what) => (
              <p key={what} className="barred">
                <Sentence text={words.inForce[what] ?? what} />
              </p>
            ))}
            {barred.slice(0, 1).map(({ choice, refusal }) => (
              <p key={JSON.stringify(choice)} className="barred">
                <Sentence text={sayRefusal(refusal, words, names)} /> <span className="rule-id">{refusal.rule}</span>
              </p>
            ))}
          </div>
          {props.onRideIn && (
            <p className="ride-in">
              <small>{say.rideInHint}</small>
              <button type="button" disabled={props.disabled} onClick={props.onRideIn}>
                {say.rideIn}
              </button>
            </p>
          )}
        </>
      ) : (
        <ConfirmChoice {...props} tapped={tapped} />
      )}
    </section>
  );
}

function TurnHead({ state, board, turn, looks, about }: TurnPanelProps & { about: RiderId | undefined }) {
  const { race: say } = useWords();
  const { words, names } = state;
  const look = about === undefined ? undefined : looks[about];
  const standing = board.riders.find(({ rider }) => rider === about);
  const inHand = (board.holdings ?? []).filter(
    ({ seat, rider, amount }) => seat === turn.seat && (rider === undefined || rider === about) && amount > 0,
  );
  const facts = [
    look?.role && `${capital(roleIn(words, look.role))}.`,
    standing && say.onSquare(words.square, say.squareNumber(standing.square)),
    inHand.length > 0 && say.inHand(inHand.map(({ what, amount }) => words.things[what]?.(amount) ?? `${amount} ${what}`).join(', ')),
  ].filter(Boolean);
  return (
    <header className="turn-who">
      {look ? (
        <CyclistIcon jersey={look.jersey} number={look.number} size={52} own />
      ) : (
        <JerseyPatch jersey={jerseyOf(state.seats[turn.seat]?.colour ?? '')} size={44} />
      )}
      <div>
        <h2 id="turn-title">
          <Sentence text={words.question(turn, names)} />
        </h2>
        <p className="soft">
          <Sentence text={facts.join(' ')} />
        </p>
      </div>
    </header>
  );
}

interface RiderTabsProps {
  readonly offer: Offer;
  readonly looks: readonly RiderLook[];
  readonly names: (rider: RiderId) => string;
  readonly roleOf: (role: string) => string;
  readonly onLook: (rider: RiderId) => void;
}

/** If several riders have squares to choose from: whose are shown. */
function RiderTabs({ offer, looks, names, roleOf, onLook }: RiderTabsProps) {
  const { race: say } = useWords();
  return (
    <fieldset className="look">
      <legend className="offstage">{say.whose}</legend>
      {offer.riders.map((rider) => {
        const { jersey, number, role } = looks[rider];
        return (
          <button
            type="button"
            key={rider}
            aria-pressed={rider === offer.rider}
            aria-label={say.named(names(rider), role && roleOf(role))}
            onClick={() => onLook(rider)}
          >
            <CyclistIcon jersey={jersey} number={number} size={30} own />
            {role && <small>{roleOf(role)}</small>}
          </button>
        );
      })}
    </fieldset>
  );
}
