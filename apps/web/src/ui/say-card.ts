import type { Card } from '@gruppetto/room';
import type { Language, ShellWords } from '@gruppetto/words';

export const sayPitch = ({ pitch }: Pick<Card, 'pitch'>, language: Language): string => pitch[language] ?? pitch.en;

export const sayPlayers = ({ players }: Pick<Card, 'players'>, words: ShellWords): string =>
  players ? words.players(players.min, players.max) : words.commentator;
