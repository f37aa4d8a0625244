import type { Words } from '../en/index.ts';
import { account } from './account.ts';
import { ceremonyWords } from './ceremony.ts';
import { clubs } from './clubs.ts';
import { colours } from './colours.ts';
import { forecast } from './forecast.ts';
import { house } from './house.ts';
import { learn } from './learn.ts';
import { notices } from './notices.ts';
import { officeWords, startWords, syncWords, teamWords } from './office.ts';
import { people } from './people.ts';
import { programs } from './programs.ts';
import { race } from './race.ts';
import { setup } from './setup.ts';
import { sharedTables } from './shared-tables.ts';
import { sheetWords } from './sheets.ts';
import { story } from './story.ts';
import { classificationWords, shareWords, stageWords, tourWords } from './tours.ts';
import { travel } from './travel.ts';
import { verdict } from './verdict.ts';

/** Everything that the pages say, in German. */
export const de = {
  account,
  ceremony: ceremonyWords,
  classification: classificationWords,
  clubs,
  colours,
  forecast,
  house,
  learn,
  notices,
  office: officeWords,
  people,
  programs,
  race,
  setup,
  share: shareWords,
  sharedTables,
  sheets: sheetWords,
  stage: stageWords,
  startTour: startWords,
  story,
  sync: syncWords,
  teams: teamWords,
  tour: tourWords,
  travel,
  verdict,
} satisfies Record<keyof Words, unknown>;
