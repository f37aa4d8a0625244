import type { Barred, Turn } from '@gruppetto/kernel';
import { maxToUse } from './bonuses.ts';
import { ridersEach, seatOf } from './course.ts';
import { draftBar, whyNoDraft } from './drafting.ts';
import { isOver } from './finish.ts';
import type { Choice, Options, Reason, State } from './types.ts';

// Lists of choices are made once: a forecast asks for them a million times a second.
const onlyThrow: readonly Choice[] = [{ do: 'throw' }];
const throwOrDraft: readonly Choice[] = [{ do: 'draft' }, { do: 'throw' }];
const addUpTo: readonly (readonly Choice[])[] = [0, 1, 2, 3].map((max) =>
  Array.from({ length: max + 1 }, (_, bonuses): Choice => ({ do: 'add', bonuses })),
);

export function turn(options: Options, state: State): Turn<Choice> | undefined {
  if (state.round === 1) return startTurn(options, state);
  if (isOver(options, state)) return undefined;
  const rider = state.order[state.next];
  const seat = seatOf(rider);
  if (state.thrown.length > 0) return { seat, rider, choices: addUpTo[maxToUse(state, seat)] };
  return { seat, rider, choices: draftBar(state) === undefined ? throwOrDraft : onlyThrow };
}

/** LC-1.4: round the table, in each pass one rider a seat. */
function startTurn({ players }: Options, state: State): Turn<Choice> {
  const seat = state.next % players;
  const choices: Choice[] = [];
  for (let rider = seat * ridersEach; rider < (seat + 1) * ridersEach; rider++)
    if (state.space[rider] === 0) choices.push({ do: 'start', rider });
  return { seat, choices };
}

export function barred(options: Options, state: State): readonly Barred<Choice, Reason>[] {
  if (state.round === 1) return [{ choice: { do: 'draft' }, refusal: { reason: 'no-draft-at-start', rule: 'LC-1.4' } }];
  if (isOver(options, state)) return [];
  if (state.thrown.length > 0) return barredBonuses(state);
  const refusal = whyNoDraft(state);
  return refusal ? [{ choice: { do: 'draft' }, refusal }] : [];
}

function barredBonuses(state: State): readonly Barred<Choice, Reason>[] {
  const seat = seatOf(state.order[state.next]);
  const list: Barred<Choice, Reason>[] = [];
  for (let bonuses = maxToUse(state, seat) + 1; bonuses <= 3; bonuses++)
    list.push({
      choice: { do: 'add', bonuses },
      refusal: { reason: 'not-enough-bonuses', rule: 'LC-2.3', with: { seat, owned: state.bonuses[seat], bonuses } },
    });
  return list;
}
