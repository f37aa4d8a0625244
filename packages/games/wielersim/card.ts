import type { Card } from '@gruppetto/room';

export const card = {
  id: 'wielersim',
  title: 'WielerSIM',
  prefix: 'WS',
  pitch: {
    en: 'A race that rides itself. Design it, watch it, know the odds.',
    es: 'Una carrera que se corre sola. Diséñala, mírala, conoce las probabilidades.',
    fr: 'Une course qui se court toute seule. Dessinez-la, regardez-la, et voyez les chances de chacun.',
    it: 'Una corsa che si corre da sola. Disegnala, guardala, scopri le probabilità.',
    nl: 'Een koers die vanzelf loopt. Ontwerp hem, kijk toe en bereken de kansen.',
    de: 'Ein Rennen, das von selbst fährt. Entwirf es, schau zu und rechne die Chancen aus.',
  },
  minutes: 6,
  picture: { land: 'mountain', heights: [0, 0.1, 0.5, 0.15, 0.1, 0.75, 0.25, 0.2, 1, 0.9] },
  firstRace: true,
} as const satisfies Card;
