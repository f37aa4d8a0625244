export { almanac } from './almanac.ts';
export type { Ceremony, JerseyNews } from './ceremony.ts';
export { ceremonyOf } from './ceremony.ts';
export type { Classified, Day, Gone, RuleSet } from './classify.ts';
export { classify, classifyNext, hasPlace, unridden } from './classify.ts';
export { csvCell, csvOf } from './csv.ts';
export type { Folded } from './enter.ts';
export { enter, foldTour, openTour } from './enter.ts';
export { entrySchema, maxStages } from './entry.ts';
export { rankingsCsv, stagesCsv, tourJson } from './export.ts';
export { jerseysOf } from './jerseys.ts';
export type { LineUp, RiderAbout, RiderEntry } from './line-up.ts';
export { firstLineUp, giveRole, reserves, riderAbout, ridersInTour } from './line-up.ts';
export type { Memory, MemoryId } from './memories.ts';
export { awardIds, recordIds } from './memories.ts';
export type { Called } from './names.ts';
export type { TourWish } from './plan.ts';
export { modelTour, parseTour, tourSchema } from './plan.ts';
export type { TourReason } from './reasons.ts';
export type { SeatGain, SeatInTour } from './seats.ts';
export { hasStartList, rankingsNow, seatsOf, winnersOfTour } from './seats.ts';
export { missing, stageOptions, stagesBefore } from './settle.ts';
export { Storyteller, storyOf } from './story.ts';
export type {
  AfterStage,
  Arrived,
  At,
  Counter,
  Entered,
  How,
  Missing,
  Stage,
  StagePlan,
  Story,
  Tour,
  TourEntry,
  TourPlan,
  Used,
  Worn,
} from './tour.ts';
export { counters } from './tour.ts';
export type { PlayedTour, TourExpectation, TourScenario } from './tour-scenario.ts';
export { parseTourScenario, playTourScenario, tourScenarioSchema } from './tour-scenario.ts';
