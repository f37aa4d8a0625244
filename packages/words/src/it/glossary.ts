import type { Words } from '../en/index.ts';
import { terms } from '../words.ts';

/** Words of cycling that more than one game uses. A game may say more of one of them in a glossary of its own. */
export const commonTerms: Words['commonTerms'] = terms({
  peloton: {
    term: 'gruppo',
    spellings: ['plotone'],
    meaning: 'La parte più numerosa dei corridori. Correrci dentro fa risparmiare energie.',
  },
  breakaway: {
    term: 'fuga',
    spellings: ['fughe', 'in fuga', 'fuggitivo', 'fuggitivi'],
    meaning: 'Corridori che si sono lasciati alle spalle il gruppo e corrono davanti.',
  },
  gruppetto: { term: 'gruppetto', meaning: 'L’ultimo gruppo in strada: corridori che vogliono solo arrivare al traguardo.' },
  'time trial': {
    term: 'cronometro',
    spellings: ['crono', 'a cronometro'],
    meaning: 'Una tappa che ogni corridore o squadra corre da solo, contro il tempo.',
  },
  'general classification': {
    term: 'classifica generale',
    spellings: ['generale'],
    meaning: 'La classifica che decide chi vince una corsa a tappe: tutto ciò che si è fatto nelle tappe, sommato.',
  },
});
