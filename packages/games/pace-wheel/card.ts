import type { Card } from '@gruppetto/room';

export const card = {
  id: 'pace-wheel',
  title: 'Pace Wheel',
  prefix: 'PW',
  pitch: {
    en: 'Groups roll at the pace you set. You have few points to burn: when do you burn them?',
    es: 'Los grupos ruedan al ritmo que marcas tú. Tienes pocos puntos que quemar: ¿cuándo los quemas?',
    fr: 'Les groupes roulent à l’allure que vous fixez. Vous avez peu de points à brûler : quand les brûler ?',
    it: 'I gruppi vanno all’andatura che decidi tu. Hai pochi punti da bruciare: quando li bruci?',
    nl: 'Groepen rijden in het tempo dat jij bepaalt. Je hebt maar weinig punten: wanneer verbrand je ze?',
    de: 'Gruppen rollen in dem Tempo, das du vorgibst. Du hast nur wenige Punkte: Wann verbrauchst du sie?',
  },
  players: { min: 1, max: 5 },
  minutes: 15,
  picture: { land: 'plain', heights: [0.05, 0.2, 0.35, 0.3, 0.1, 0.25, 0.4, 0.2, 0.05] },
  firstRace: true,
} as const satisfies Card;
