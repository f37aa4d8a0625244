/** The first race of a game counts like a lesson of this name. */
export const firstRaceId = 'first-race';
