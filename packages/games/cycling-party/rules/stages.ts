import type { Category, Pass, Stage } from './types.ts';

const at = (from: number, category: Category): Pass => ({ from, category });

/** A dozen ready-made stages, three of each type (CP-6.1). Their names are in the catalogue of messages. */
export const stages = {
  'canal-run': { length: 150, type: 'flat', passes: [at(30, 'hill'), at(62, 'third'), at(104, 'hill')], sprints: [20, 48, 85, 120, 138] },
  'wind-farms': { length: 120, type: 'flat', passes: [at(25, 'hill'), at(58, 'hill'), at(90, 'hill')], sprints: [15, 40, 72, 85, 108] },
  'coast-road': {
    length: 180,
    type: 'flat',
    passes: [at(40, 'third'), at(80, 'hill'), at(112, 'third'), at(150, 'hill')],
    sprints: [25, 65, 98, 135, 168],
  },
  'vineyard-loop': { length: 150, type: 'low', passes: [at(22, 'third'), at(54, 'second'), at(100, 'hill')], sprints: [14, 42, 82, 126] },
  'two-valleys': { length: 165, type: 'low', passes: [at(30, 'second'), at(75, 'third'), at(112, 'second')], sprints: [20, 60, 98, 145] },
  'border-hills': {
    length: 135,
    type: 'low',
    passes: [at(18, 'hill'), at(40, 'third'), at(70, 'second'), at(115, 'hill')],
    sprints: [12, 32, 60, 98],
  },
  'old-toll-road': { length: 150, type: 'medium', passes: [at(25, 'second'), at(60, 'first'), at(112, 'third')], sprints: [16, 50, 98] },
  'forest-climbs': { length: 168, type: 'medium', passes: [at(30, 'first'), at(80, 'second'), at(118, 'first')], sprints: [22, 66, 108] },
  'monastery-hill': { length: 140, type: 'medium', passes: [at(20, 'third'), at(58, 'second'), at(117, 'first')], sprints: [12, 44, 92] },
  'glacier-road': { length: 150, type: 'high', passes: [at(15, 'second'), at(50, 'first'), at(95, 'hors')], sprints: [10, 42, 84] },
  'queen-stage': {
    length: 189,
    type: 'high',
    passes: [at(20, 'first'), at(65, 'hors'), at(112, 'third'), at(134, 'hors')],
    sprints: [12, 54, 104],
  },
  'eagle-summit': { length: 150, type: 'high', passes: [at(25, 'first'), at(72, 'second'), at(119, 'hors')], sprints: [16, 60, 104] },
} as const satisfies Readonly<Record<string, Stage>>;

export type StageId = keyof typeof stages;
