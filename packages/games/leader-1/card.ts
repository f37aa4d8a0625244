import type { Card } from '@gruppetto/room';

export const card = {
  id: 'leader-1',
  title: 'Leader 1: Hell of the North',
  prefix: 'L1',
  pitch: {
    en: 'Cobbles, energy and one big peloton that the teams steer together.',
    es: 'Adoquines, energía y un gran pelotón que los equipos controlan entre todos.',
    fr: 'Des pavés, de l’énergie et un grand peloton que les équipes mènent ensemble.',
    it: 'Pavé, energia e un unico grande gruppo che le squadre guidano insieme.',
    nl: 'Kasseien, energie en één groot peloton dat de ploegen samen sturen.',
    de: 'Kopfsteinpflaster, Energie und ein großes Peloton, das die Teams gemeinsam steuern.',
  },
  players: { min: 2, max: 10 },
  minutes: 20,
  picture: { land: 'north', heights: [0.1, 0.2, 0.1, 0.3, 0.2, 0.4, 0.15, 0.25, 0.1] },
  firstRace: true,
} as const satisfies Card;
