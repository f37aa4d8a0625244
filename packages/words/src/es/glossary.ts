import { terms } from '../words.ts';

export const commonTerms = terms({
  peloton: { term: 'pelotón', spellings: ['pelotones'], meaning: 'El grupo principal. Ir dentro ahorra fuerzas.' },
  breakaway: {
    term: 'fuga',
    spellings: ['fugas', 'escapada', 'escapadas', 'escaparse', 'se escapa', 'se escapan', 'se ha escapado', 'escapado', 'escapados'],
    meaning: 'Los corredores que han dejado atrás al grupo principal y ruedan por delante.',
  },
  gruppetto: { term: 'gruppetto', meaning: 'El último grupo en la carretera: corredores que solo quieren llegar a meta.' },
  'time trial': {
    term: 'contrarreloj',
    spellings: ['contrarrelojes'],
    meaning: 'Una etapa que cada corredor o cada equipo recorre en solitario, contra el reloj.',
  },
  'general classification': {
    term: 'clasificación general',
    spellings: ['la general'],
    meaning: 'La clasificación de una vuelta que decide quién gana: suma todo lo de todas las etapas.',
  },
});
