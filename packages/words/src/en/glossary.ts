import { terms } from '../words.ts';

/** Words of cycling that more than one game uses. A game may say more of one of them in a glossary of its own. */
export const commonTerms = terms({
  peloton: { term: 'peloton', meaning: 'The main group of riders. Riding inside it saves strength.' },
  breakaway: {
    term: 'breakaway',
    spellings: ['breakaways', 'break away', 'breaks away', 'broke away'],
    meaning: 'Riders who have left the main group behind and ride ahead of it.',
  },
  gruppetto: { term: 'gruppetto', meaning: 'The last group on the road: riders who only want to get home.' },
  'time trial': {
    term: 'time trial',
    spellings: ['time trials'],
    meaning: 'A stage that each rider or team rides alone, against the clock.',
  },
  'general classification': {
    term: 'general classification',
    meaning: 'The table that decides who wins a stage race: the results of all stages, added up.',
  },
});
