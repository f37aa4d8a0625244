import { type Bot, random, rideOut } from '@gruppetto/bots';
import { type Seat, SeededDice } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import { experienced, ruleOfThumb } from '../bot/rule-of-thumb.ts';
import {
  type Choice,
  type CyclingParty,
  cyclingParty,
  type Options,
  type Position,
  roleOf,
  type StageId,
  type StageType,
  stages,
} from '../rules/index.ts';

const optionsOf = (others: Partial<Options> = {}): Options => {
  const parsed = cyclingParty.options.parse(others);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
};

const ids = Object.keys(stages) as StageId[];

/** Random, but for taking its own riders out of the race, which would be no contest. */
const stubborn: Bot<CyclingParty> = (race, view, { choices, ...turn }, dice) =>
  random(
    race,
    view,
    { ...turn, choices: choices.length > 1 ? choices.filter((choice) => choice.do !== 'withdraw') : choices },
    dice,
  ) as Choice;

/** Of so many senior races on all stages, with as many seats for either bot, turned from race to race, those that the rule of thumb wins. */
function wins(races: number, rival: Bot<CyclingParty>): number {
  let won = 0;
  for (let nth = 0; nth < races; nth++) {
    const options = optionsOf({ teams: 4, stage: ids[nth % ids.length] });
    const isOurs = (seat: Seat) => (seat + Math.floor(nth / ids.length)) % 2 === 0;
    const bots = Array.from({ length: options.teams }, (_, seat) => (isOurs(seat) ? ruleOfThumb : rival));
    const dice = new SeededDice(`race ${nth}`);
    const race = cyclingParty.race(options);
    const state = race.setup(dice);
    rideOut(race, state, bots, dice, new SeededDice(`bots of race ${nth}`));
    if (isOurs(race.standings(state).seats[0]?.seat)) won++;
  }
  return won;
}

/** How often each role wins a stage of this type, if all ride by rule of thumb. */
function winners(type: StageType, races: number): Readonly<Record<string, number>> {
  const tally: Record<string, number> = {};
  const those = ids.filter((id) => stages[id].type === type);
  for (let nth = 0; nth < races; nth++) {
    const options = optionsOf({ teams: 5, stage: those[nth % those.length] });
    const dice = new SeededDice(`roles ${nth}`);
    const race = cyclingParty.race(options);
    const state = race.setup(dice);
    rideOut(race, state, Array<Bot<CyclingParty>>(5).fill(ruleOfThumb), dice, new SeededDice('bots'));
    const role = roleOf(options, race.standings(state).riders[0]?.rider) as string;
    tally[role] = (tally[role] ?? 0) + 1;
  }
  return tally;
}

describe('the rule of thumb at Cycling Party', () => {
  test('wins seven of ten senior races against random', () => expect(wins(1000, random as Bot<CyclingParty>)).toBeGreaterThanOrEqual(700));

  test('also against one that keeps its riders in the race', () => expect(wins(100, stubborn)).toBeGreaterThanOrEqual(70));

  test('sprinters win flat stages, climbers high mountains, more than all others together', () => {
    expect(winners('flat', 200).sprinter).toBeGreaterThan(100);
    expect(winners('high', 200).climber).toBeGreaterThan(100);
  });

  test.each(['junior', 'senior', 'master'] as const)('plays what is offered in a %s race, from a view that it cannot change', (version) => {
    for (const stage of ['canal-run', 'queen-stage']) {
      const dice = new SeededDice('views');
      const race = cyclingParty.race(optionsOf({ version, stage, teams: 6, riders: 6 }));
      const state = race.setup(dice);
      for (let turn = race.turn(state); turn; turn = race.turn(state)) {
        const seen = frozen(structuredClone(state));
        const choice = ruleOfThumb(race, seen, turn, dice);
        expect(turn.choices).toContain(choice);
        race.play(state, choice, dice);
      }
    }
  });

  test('uses what it has: sprints, attack, bottles, double throws, and pulls', () => {
    const used = new Set<string>();
    for (let nth = 0; nth < 40; nth++) {
      const dice = new SeededDice(`uses ${nth}`);
      const race = cyclingParty.race(optionsOf({ stage: ids[nth % ids.length] as string }));
      const state = race.setup(dice);
      for (let turn = race.turn(state); turn; turn = race.turn(state)) {
        const choice = ruleOfThumb(race, state, turn, dice);
        used.add('magic' in choice ? 'magic' : choice.do);
        race.play(state, choice, dice);
      }
    }
    for (const one of ['sprint', 'attack', 'give', 'double', 'magic', 'pull', 'link', 'set-pace', 'escape', 'descend'])
      expect(used).toContain(one);
    expect(used).not.toContain('withdraw');
  });

  test('saves the sprinter for the end', () => {
    const choices = (square: number): readonly Choice[] => {
      const road: Position['road'] = [{ rider: 1, square }];
      const out = Array.from({ length: 10 }, (_, rider) => ({ rider, reason: 'withdrew' as const })).filter(({ rider }) => rider !== 1);
      const team = { bottles: 0, attacks: 0, sprints: 1 };
      const race = cyclingParty.race(optionsOf({ teams: 2 }));
      const state = race.place({ turn: 9, road, out, teams: [team, team] });
      race.play(state, { do: 'ride-on' }, new SeededDice('x'));
      const turn = race.turn(state);
      return turn ? [ruleOfThumb(race, state, turn, new SeededDice('x'))] : [];
    };
    expect(choices(120)[0]?.do).toBe('nothing');
    expect(choices(142)[0]?.do).toBe('sprint');
  });

  test('CP-8.3, CP-8.7 at a master stage it attacks on hors passes, and sprints and gives bottles for points', () => {
    const used = { attacks: 0, hors: 0, leaders: 0, sprints: 0, sprinters: 0 };
    for (let nth = 0; nth < 60; nth++) {
      const options = optionsOf({ version: 'master', stage: ids[nth % ids.length] as string });
      const dice = new SeededDice(`master ${nth}`);
      const race = cyclingParty.race(options);
      const state = race.setup(dice);
      rideOut(race, state, Array<Bot<CyclingParty>>(4).fill(ruleOfThumb), dice, new SeededDice('bots'));
      expect(state.home.length + state.out.length).toBe(20);
      used.attacks += state.teams.filter(({ mountainAttacks }) => mountainAttacks === 0).length;
      for (const { kind, order } of cyclingParty.stageRace?.result(options, state).primes ?? []) {
        const role = roleOf(options, order[0]);
        if (kind === 'hors') used.hors++;
        if (kind === 'hors' && role === 'leader') used.leaders++;
        if (kind === 'sprint') used.sprints++;
        if (kind === 'sprint' && role === 'sprinter') used.sprinters++;
      }
    }
    expect(used.attacks).toBeGreaterThan(0);
    expect(used.leaders).toBeGreaterThan(used.hors / 2);
    expect(used.sprinters).toBeGreaterThan(used.sprints / 4);
  });
});

function frozen<T>(data: T): T {
  if (typeof data === 'object' && data !== null) for (const part of Object.values(Object.freeze(data))) frozen(part);
  return data;
}

test('whoever uses sprints, attacks and bottles earlier wins more than a fair share against three rules of thumb', () => {
  const race = cyclingParty.race(optionsOf({ teams: 4 }));
  const dice = new SeededDice('experienced');
  const races = 200;
  let won = 0;
  for (let nth = 0; nth < races; nth++) {
    dice.begin(nth >> 2);
    const state = race.setup(dice);
    const bots = Array.from({ length: 4 }, (_, seat) => (seat === nth % 4 ? experienced : ruleOfThumb));
    rideOut(race, state, bots, dice, new SeededDice('bots'));
    if (race.standings(state).seats[0]?.seat === nth % 4) won++;
  }
  expect(won / races).toBeGreaterThan(0.28);
});
