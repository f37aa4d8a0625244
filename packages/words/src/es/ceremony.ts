import { form, list, ordinal, plural, signed } from './grammar.ts';

const numerals = ['Ningún', 'Un', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis'];

export const ceremonyWords = {
  title: 'Tras la etapa',
  onTo: (stage: number) => `A por la etapa ${stage}`,
  toResult: 'Resultado completo',
  nobodyHome: (stage: number) => `Nadie acaba la etapa ${stage}`,
  shared: (names: readonly string[]) => `${list(names)} comparten la victoria`,
  wins: (name: string, stage: number) => `${name} gana la etapa ${stage}`,
  winsInLead: (name: string, jersey: string) => `${name} gana y conserva ${jersey}`,
  winsAndTakes: (name: string, jersey: string) => `${name} gana y se enfunda ${jersey}`,
  second: (name: string, gap: string) => `En segundo lugar llega ${name}, a ${gap}.`,
  secondLevel: (name: string) => `En segundo lugar llega ${name}, sin perder nada con el ganador.`,
  sameTime: 'igual que el ganador',
  loses: (name: string) => `${name} pierde el liderato de la general.`,
  leads: (name: string, second: string, gap: string) => `${name} aventaja a ${second} en ${gap}.`,
  level: (name: string, second: string) => `${name} y ${second} comparten el primer puesto.`,
  jerseysChange: (count: number) => `${numerals[count] ?? count} ${form(count, 'maillot cambia', 'maillots cambian')} de manos`,
  jerseysStay: 'Ningún maillot cambia de manos',
  wornForWhy:
    'Quien lidera varias clasificaciones lleva el primero de sus maillots; los demás los viste en su nombre el siguiente de cada clasificación.',
  takesFrom: (name: string) => `Se lo quita a ${name}`,
  first: 'Lo estrena',
  keeps: 'Lo conserva',
  has: (value: string) => `Con ${value}.`,
  hasMore: (value: string, second: string, other: string) => `Con ${value}, por delante de ${second}, con ${other}.`,
  leadsBy: (second: string, gap: string) => `Aventaja a ${second} en ${gap}.`,
  behind: (place: number, value: string) => `${ordinal(place)} en esta clasificación, ${value}.`,
  arrows: 'Las flechas muestran los puestos ganados y perdidos en esta etapa.',
  allTables: 'Todas las clasificaciones',
  teams: 'Equipos',
  gained: signed,
  next: 'Próxima etapa',
  finalFacts: (stages: number, started: number, finished: number) =>
    `Resultado final · ${plural(stages, 'etapa', 'etapas')} · ${plural(started, 'corredor', 'corredores')} en la salida, ${finished} en la meta`,
  winsTour: (name: string, tour: string) => `${name} gana ${tour}`,
  shareTour: (names: readonly string[], tour: string) => `${list(names)} comparten la victoria en ${tour}`,
  whoWore: 'Quién vistió cada maillot',
  dashed: 'Línea discontinua: lo vistió otro en nombre del líder de esa clasificación, que llevaba otro maillot.',
  forTheAlmanac: 'Para el almanaque',
};
