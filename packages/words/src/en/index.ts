import { colours } from './colours.ts';
import { account, classificationWords, officeMenu, shareWords, stageWords, startWords, syncWords, teamWords, tourWords } from './office.ts';
import { sharedTables } from './shared-tables.ts';

/** Everything that the pages say, in English. Another language is another value of this shape. */
export const en = {
  account,
  classification: classificationWords,
  colours,
  office: officeMenu,
  share: shareWords,
  sharedTables,
  stage: stageWords,
  startTour: startWords,
  sync: syncWords,
  teams: teamWords,
  tour: tourWords,
};

export type Words = typeof en;
