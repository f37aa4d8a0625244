import type { Words } from '../en/index.ts';
import { account } from './account.ts';
import { almanacWords } from './almanac.ts';
import { ceremonyWords } from './ceremony.ts';
import { clubs } from './clubs.ts';
import { faults } from './faults.ts';
import { forecast } from './forecast.ts';
import { commonTerms } from './glossary.ts';
import { clauses, labelled, measures, ridersNamed } from './grammar.ts';
import { house } from './house.ts';
import { learn } from './learn.ts';
import { notices } from './notices.ts';
import { officeWords, startWords, syncWords, teamWords } from './office.ts';
import { people } from './people.ts';
import { platformRefusals, unnamed } from './platform.ts';
import { programs } from './programs.ts';
import { race } from './race.ts';
import { setup } from './setup.ts';
import { sharedTables } from './shared-tables.ts';
import { sheetWords } from './sheets.ts';
import { story } from './story.ts';
import { tourOuts, tourRefusals } from './tour-refusals.ts';
import { classificationWords, shareWords, stageWords, tourWords } from './tours.ts';
import { travel } from './travel.ts';
import { verdict } from './verdict.ts';
import { yourRaces } from './your-races.ts';

/** Everything that is said whatever the game, in German. */
export const de: Words = {
  account,
  almanac: almanacWords,
  ceremony: ceremonyWords,
  classification: classificationWords,
  clauses,
  clubs,
  commonTerms,
  faults,
  forecast,
  house,
  labelled,
  learn,
  measures,
  notices,
  office: officeWords,
  people,
  platformRefusals,
  programs,
  race,
  ridersNamed,
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
  tourOuts,
  tourRefusals,
  travel,
  unnamed,
  verdict,
  yourRaces,
};
