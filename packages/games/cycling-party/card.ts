import type { Card } from '@gruppetto/room';

export const card = {
  id: 'cycling-party',
  title: 'Cycling Party',
  prefix: 'CP',
  pitch: {
    en: 'Manage a team of five: ride in the peloton, sprint, attack, hand out bottles. For a single stage, or a whole tour.',
    es: 'Dirige un equipo de cinco: rueda en el pelotón, esprinta, ataca, reparte bidones. Un solo día o una vuelta entera.',
    fr: 'Dirigez une équipe de cinq : roulez dans le peloton, sprintez, attaquez, distribuez les bidons. Une journée ou un tour entier.',
    it: 'Guida una squadra di cinque: resta in gruppo, lancia la volata, attacca, passa le borracce. Per un giorno o per un giro intero.',
    nl: 'Leid een ploeg van vijf: rijd in het peloton, sprint, val aan, deel bidons uit. Eén dag of een hele etappekoers.',
    de: 'Führe ein Team aus fünf Fahrern: im Peloton mitrollen, sprinten, angreifen, Flaschen verteilen. Einen Tag oder eine ganze Rundfahrt lang.',
  },
  players: { min: 2, max: 6 },
  minutes: 20,
  picture: { land: 'mountain', heights: [0, 0.1, 0.45, 0.15, 0.8, 0.3] },
  firstRace: true,
} as const satisfies Card;
