import type { RiderId } from '@gruppetto/kernel';
import type { Situation, Warning } from '@gruppetto/learn';
import { type CyclingParty, courseOf, riderOf } from '../rules/index.ts';
import type { CoachSentences } from './en.ts';

type Here = Situation<CyclingParty>;

/** CP-7.1: an attack is made at most so far from the line; a turn's ride before that it is nearly too late. */
const attackEnds = 50;
const nearly = 12;
/** As far as two dice take a rider, and as far as a sprint does. */
const twoDice = 12;
const sprintReaches = 20;
/** CP-5.4: bottles a turn. */
const bottlesATurn = 3;
/** A sprinter so far behind the front has lost touch, while there is still time to do something about it. */
const outOfTouch = 20;
const stillTime = 60;
/** What a die throws on a pass, on average. */
const die = 3.5;

/** The warnings of Cycling Party: what lapses if it isn't used now, and a sprinter who is left behind. */
export const warn =
  ({ warnings: say }: CoachSentences) =>
  (moment: Here): Warning | undefined => {
    const { names, view, turn } = moment;
    const team = view.teams[turn.seat];
    const descender = offered(moment, 'descend');
    if (descender?.do === 'descend') return { kind: 'descent', said: say.descent({ rider: names.rider(descender.rider) }), rule: 'CP-7.4' };
    if (offered(moment, 'double')) return doublesLapse(moment, say);
    if (offered(moment, 'sprint') && isLastTurn(moment))
      return { kind: 'sprint', said: say.sprint({ rider: names.rider(sprinterOf(moment)) }), rule: 'CP-5.1' };
    if (offered(moment, 'give') && team.bottles >= bottlesATurn && isLastTurn(moment))
      return { kind: 'bottles', said: say.bottles({ bottles: say.bottlesLeft(team.bottles) }), rule: 'CP-5.4' };
    if (offered(moment, 'attack') && attackLapses(moment))
      return { kind: 'attack', said: say.attack({ last: courseOf(moment.race.options).length - attackEnds }), rule: 'CP-7.1' };
    return sprinterIsBehind(moment, say);
  };

const offered = ({ turn }: Here, what: string) => turn.choices.find((choice) => choice.do === what);

const sprinterOf = ({ race, turn }: Here): RiderId => riderOf(race.options, turn.seat, 'sprinter');

const toGo = ({ race, view }: Here, rider: RiderId): number => courseOf(race.options).length - view.square[rider];

/** Somebody has finished, or the foremost rider can with two dice. */
const isLastTurn = (moment: Here): boolean => moment.view.home.length > 0 || toGo(moment, moment.view.road[0]) < twoDice;

/** CP-6.6: the climber won't have more throws on this pass than double throws. */
function doublesLapse({ race, view, turn, names }: Here, say: CoachSentences['warnings']): Warning | undefined {
  const climber = riderOf(race.options, turn.seat, 'climber');
  const { climbs, pass } = courseOf(race.options);
  const { doubles } = view.teams[turn.seat];
  const squares = climbs[pass[view.square[climber]] - 1].to + 1 - view.square[climber];
  if (Math.ceil(squares / die) > doubles) return undefined;
  const said = say.doubles({ rider: names.rider(climber), doubles: say.doublesLeft(doubles), squares: say.kilometres(squares) });
  return { kind: 'doubles', said, rule: 'CP-6.6' };
}

/** CP-7.1: the foremost of the player's riders who could attack is about to pass the marker. */
function attackLapses(moment: Here): boolean {
  const { race, view, turn } = moment;
  const foremost = view.road.find((rider) => race.riders[rider].seat === turn.seat);
  return foremost !== undefined && toGo(moment, foremost) - attackEnds < nearly;
}

/** Said between two turns, when there is time to think of it. */
function sprinterIsBehind(moment: Here, say: CoachSentences['warnings']): Warning | undefined {
  const { view, turn, names } = moment;
  const sprinter = sprinterOf(moment);
  const [first] = view.road;
  if (turn.choices[0].do !== 'ride-on' || view.teams[turn.seat].sprints === 0 || !view.road.includes(sprinter)) return undefined;
  const behind = view.square[first] - view.square[sprinter];
  if (behind <= outOfTouch || toGo(moment, first) > stillTime || toGo(moment, sprinter) <= sprintReaches) return undefined;
  return { kind: 'sprinter-behind', said: say.sprinterBehind({ rider: names.rider(sprinter), squares: say.kilometres(behind) }) };
}
