import type { commonTerms as english } from '../en/glossary.ts';

export const commonTerms: typeof english = {
  peloton: { term: 'peloton', meaning: 'De grote groep renners. Wie erin rijdt, spaart krachten.' },
  breakaway: {
    term: 'ontsnapping',
    spellings: ['ontsnappingen', 'wegspringen', 'springt weg', 'weggesprongen'],
    meaning: 'Renners die uit de grote groep zijn weggereden en vooruit zijn.',
  },
  gruppetto: { term: 'gruppetto', meaning: 'De laatste groep op de weg: renners die alleen nog binnen willen komen. Ook wel ‘de bus’.' },
  'time trial': {
    term: 'tijdrit',
    spellings: ['tijdritten'],
    meaning: 'Een etappe die elke renner of ploeg alleen rijdt, tegen de klok.',
  },
  'general classification': {
    term: 'algemeen klassement',
    meaning: 'Het klassement dat de winnaar van een etappekoers aanwijst: alle etappes opgeteld.',
  },
};
