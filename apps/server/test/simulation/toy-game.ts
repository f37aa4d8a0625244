import { type Fact, type Game, integer, object, type Race, type Seat, type Turn, type Viewer } from '@gruppetto/kernel';

interface ToyOptions {
  readonly players: number;
  /** How far the road goes. */
  readonly length: number;
}

interface ToyState {
  readonly at: number[];
  /** What each seat holds, for nobody else to see. */
  readonly hands: string[];
  count: number;
  turn: Seat;
}

type ToyChoice = { readonly do: 'ride' } | { readonly do: 'wait' };

const optionsSchema = object({ players: integer({ min: 1, max: 6 }), length: integer({ min: 1, max: 1000 }) });

/** Says whose secret it is, and with which step it came: an oracle can tell by itself who may see it. */
const tokenOf = (seat: Seat, step: number, lot: number): string => `#${seat}.${step}.${lot}#`;

export interface Token {
  readonly seat: Seat;
  readonly step: number;
}

export function tokensIn(text: string): readonly Token[] {
  return [...text.matchAll(/#(\d+)\.(\d+)\.\d+#/g)].map(([, seat, step]) => ({ seat: Number(seat), step: Number(step) }));
}

/**
 * The smallest game that has all a server must handle: dice, choices without dice that may be taken back freely, and secrets that can be
 * recognised wherever they turn up.
 */
export function toyGame(id: string): Game {
  const drew = (seat: Seat, hand: string): Fact => ({ type: 'drew', rule: 'X-1', secret: { seat, hand } }) as Fact;
  const race = (options: ToyOptions) => {
    const isOver = ({ at }: ToyState) => at.some((place) => place >= options.length);
    return {
      options,
      seats: options.players,
      riders: [],
      setup(dice: { draw(count: number): number }, tell?: (fact: Fact) => void): ToyState {
        const hands = Array.from({ length: options.players }, (_, seat) => tokenOf(seat, 0, dice.draw(1000)));
        for (const [seat, hand] of hands.entries()) tell?.(drew(seat, hand));
        return { at: hands.map(() => 0), hands, count: 0, turn: 0 };
      },
      turn: (state: ToyState): Turn<ToyChoice> | undefined =>
        isOver(state) ? undefined : { seat: state.turn, choices: [{ do: 'ride' }, { do: 'wait' }] },
      play(
        state: ToyState,
        choice: ToyChoice,
        dice: { roll(sides: number): number; draw(count: number): number },
        tell?: (fact: Fact) => void,
      ) {
        const seat = state.turn;
        state.count++;
        if (choice.do === 'ride') {
          state.at[seat] += dice.roll(6);
          state.hands[seat] = tokenOf(seat, state.count, dice.draw(1000));
          tell?.(drew(seat, state.hands[seat]));
        }
        tell?.({ type: 'moved', rule: 'X-2', to: state.at[seat] } as Fact);
        state.turn = (seat + 1) % options.players;
      },
      barred: () => [],
      standings: (state: ToyState) => ({ over: isOver(state), measure: 'squares', riders: [], seats: [] }),
      view: ({ at, hands, count, turn }: ToyState, viewer: Viewer) => ({
        at,
        count,
        turn,
        ...(viewer !== 'spectator' && { hand: hands[viewer] }),
      }),
      copy: (state: ToyState): ToyState => ({ ...state, at: [...state.at], hands: [...state.hands] }),
    };
  };
  return { id, rules: 1, options: optionsSchema, race: race as unknown as (options: object) => Race };
}
