export type {
  Block,
  Board,
  BoardRider,
  Group,
  Holding,
  LeaderJersey,
  Marker,
  MarkerKind,
  Road,
  Section,
  Sky,
  Spot,
  Terrain,
} from './board.ts';
export { follow } from './board.ts';
export type { Classification, ClassificationMeasure, Entrant, Ranking, RankingLine, StageGift, TieBreak } from './classification.ts';
export { compare, holds } from './compare.ts';
export type { Dice } from './dice.ts';
export { MissingDie, RecordingDice, ScriptedDice, SeededDice, shuffle, TypedDice, WrongDie } from './dice.ts';
export type {
  Absorbed,
  Began,
  CommonFact,
  Ended,
  Fact,
  Finished,
  Gained,
  Moved,
  Placed,
  Spent,
  Stayed,
  Tell,
  Threw,
  Turned,
  WentOut,
} from './fact.ts';
export { factFor } from './fact.ts';
export type { Barred, Game, GameTypes, Race, Rider, Turn } from './game.ts';
export type { Choice, CommonReason, Refusal, RiderId, RuleId, Seat, Viewer } from './names.ts';
export type { PlayedScenario } from './play-scenario.ts';
export { playScenario } from './play-scenario.ts';
export type { Effect, Outcome, Preview, Risk } from './preview.ts';
export type { Fairness, RaceRecord, Replayed } from './record.ts';
export { parseRecord, recordOf, recordSchema, replay, replayToEnd, seatEntry } from './record.ts';
export { remember } from './remember.ts';
export { sameData } from './same-data.ts';
export type { Expectation, Look, Part, Scenario } from './scenario.ts';
export { isLook, numbering, parseScenario, scenarioSchema } from './scenario.ts';
export type { Parsed, Problem, Schema, Shape } from './schema.ts';
export {
  anything,
  flag,
  hasFormat,
  inside,
  integer,
  jsonSchema,
  list,
  number,
  object,
  oneOf,
  readable,
  refine,
  strange,
  text,
  withoutStrange,
} from './schema.ts';
export type { ShortRecord } from './short-record.ts';
export { indexIn, recordFrom, Shorthand, shortRecordSchema, stepsIn } from './short-record.ts';
export type {
  Advantage,
  Prime,
  PrimePlace,
  StageRace,
  StageResult,
  StageRider,
  StagesBefore,
  TourPoints,
  TypedStage,
} from './stage-race.ts';
export type { Arrival, StageRaceTypes } from './stage-race-types.ts';
export type { Finish } from './stakes.ts';
export { finishOf, isSettled, ridesItselfIn } from './stakes.ts';
export type { Measure, RiderStanding, SeatStanding, Standings } from './standings.ts';
export { seatsByBestRider } from './standings.ts';
export type { SeatEntry, Started, Step, Table, Taken } from './table.ts';
export { botDice, startTable, tableDice, take, undoTo } from './table.ts';
export type { TypedTerms } from './typed-stage.ts';
export { typedProblems } from './typed-stage.ts';
export { version } from './version.ts';
