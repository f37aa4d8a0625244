import type { Words } from '../en/index.ts';

/** Words of cycling that more than one game uses. A game may say more of one of them in a glossary of its own. */
export const commonTerms: Words['commonTerms'] = {
  peloton: { term: 'Peloton', spellings: ['Pelotons'], meaning: 'Die große Gruppe der Fahrer. In ihr fährt man kraftsparend.' },
  breakaway: {
    term: 'Ausreißer',
    spellings: ['Ausreißers', 'Ausreißern', 'Ausreißversuch', 'Ausreißversuche', 'Ausreißergruppe', 'ausreißen', 'ausreißt', 'ausgerissen'],
    meaning: 'Fahrer, die sich vom Peloton abgesetzt haben und davor fahren.',
  },
  gruppetto: { term: 'Gruppetto', meaning: 'Die letzte Gruppe auf der Straße: Fahrer, die nur noch ankommen wollen.' },
  'time trial': { term: 'Zeitfahren', meaning: 'Eine Etappe, die jeder Fahrer oder jedes Team allein gegen die Uhr fährt.' },
  'general classification': {
    term: 'Gesamtwertung',
    meaning: 'Die Wertung, die ein Etappenrennen entscheidet: alles aus allen Etappen zusammengezählt.',
  },
};
