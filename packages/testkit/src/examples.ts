import { readdirSync, readFileSync } from 'node:fs';
import {
  type CommonReason,
  type Expectation,
  type Game,
  type GameTypes,
  type Part,
  type Problem,
  parseScenario,
  playScenario,
  type Refusal,
} from '@gruppetto/kernel';
import { expect, test } from 'vitest';

/** A position, the dice that fall, the choices that are made, and what comes of it. */
export interface Example<T extends GameTypes> {
  /** Where they differ from those of `examplesOf`. */
  readonly options?: Partial<T['Options']>;
  readonly position: T['Position'];
  /** In the order in which they fall; all must be used. */
  readonly dice?: readonly number[];
  /** With looks at how the race stands in between: `{ expect: { … } }`. */
  readonly choices: readonly (Part<T['Choice']> | { readonly expect: Expected<T> })[];
  readonly then: Expected<T>;
}

/** As `Expectation`, in the words of one game. */
export interface Expected<T extends GameTypes> extends Expectation {
  readonly position?: Part<T['Position']>;
  readonly offers?: readonly Part<T['Choice']>[];
  readonly noOffers?: readonly Part<T['Choice']>[];
  readonly refuses?: readonly { readonly choice: Part<T['Choice']>; readonly refused: Part<Refusal<T['Reason'] | CommonReason>> }[];
  readonly facts?: readonly Part<T['Fact']>[];
  readonly noFacts?: readonly Part<T['Fact']>[];
}

/** Gives `example`, with which the rule tests of a game are written: `example('AB-1.2', 'what it shows', { … })`. */
export function examplesOf<T extends GameTypes>(game: Game<T>, options: Partial<T['Options']> = {}) {
  return (cites: string, title: string, { options: others, position, dice = [], choices, then }: Example<T>): void => {
    const scenario = {
      format: 'gruppetto-scenario',
      game: game.id,
      title,
      cites: cites.split(', '),
      options: { ...options, ...others },
      position,
      dice,
      choices,
      expect: then,
    };
    test(`${cites} ${title}`, () => expect(scenarioProblems(game, scenario)).toEqual([]));
  };
}

/** Every `*.scenario.json` of a folder is a test: `scenarioFiles(new URL('.', import.meta.url), game)`. */
export function scenarioFiles<T extends GameTypes>(folder: URL, game: Game<T>): void {
  const files = readdirSync(folder).filter((file) => file.endsWith('.scenario.json'));
  test.each(files)('%s', (file) => {
    expect(scenarioProblems(game, JSON.parse(readFileSync(new URL(file, folder), 'utf8')))).toEqual([]);
  });
  test('there are scenarios', () => expect(files).not.toEqual([]));
}

/** What is wrong with a scenario, or goes otherwise than it expects; nothing when all is as it should be. */
export function scenarioProblems<T extends GameTypes>(game: Game<T>, input: unknown): readonly Problem[] {
  const plain = game as unknown as Game;
  const parsed = parseScenario(input, (id) => (id === game.id ? plain : undefined));
  return parsed.ok ? playScenario(plain, parsed.value).problems : parsed.problems;
}
