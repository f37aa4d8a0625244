import type { Term } from '../words.ts';

export const commonTerms: readonly Term[] = [
  { term: 'pelotón', spellings: ['pelotones'], meaning: 'El grupo principal. Ir dentro ahorra fuerzas.' },
  {
    term: 'fuga',
    spellings: ['fugas', 'escapada', 'escapadas', 'escaparse', 'se escapa', 'se escapan', 'se ha escapado', 'escapado', 'escapados'],
    meaning: 'Los corredores que han dejado atrás al grupo principal y ruedan por delante.',
  },
  { term: 'gruppetto', meaning: 'El último grupo en la carretera: corredores que solo quieren llegar a meta.' },
  {
    term: 'contrarreloj',
    spellings: ['contrarrelojes'],
    meaning: 'Una etapa que cada corredor o cada equipo recorre en solitario, contra el reloj.',
  },
  {
    term: 'clasificación general',
    spellings: ['la general'],
    meaning: 'La clasificación de una vuelta que decide quién gana: suma todo lo de todas las etapas.',
  },
];
