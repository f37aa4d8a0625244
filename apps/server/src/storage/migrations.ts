import { accountsMigration } from './0001-accounts.ts';
import { toursMigration } from './0002-tours.ts';
import { tablesMigration } from './0003-tables.ts';
import { tableLogMigration } from './0004-table-log.ts';
import { forecastsMigration } from './0005-forecasts.ts';
import { nameKeysMigration } from './0006-name-keys.ts';
import { fairStartMigration } from './0007-fair-start.ts';
import { fairShareMigration } from './0008-fair-share.ts';
import { racingApartMigration } from './0009-racing-apart.ts';
import { openHouseMigration } from './0010-open-house.ts';
import { learnedMigration } from './0011-learned.ts';
import { languageMigration } from './0012-language.ts';
import { botRatingsMigration } from './0013-bot-ratings.ts';
import { ownRowsMigration } from './0014-own-rows.ts';
import { notifiedTurnMigration } from './0015-notified-turn.ts';

/** A step of the schema: statements that SQLite and PostgreSQL both understand. A released step never changes. */
export interface Migration {
  /** Counted from 1 over the whole program. */
  readonly id: number;
  readonly name: string;
  readonly statements: readonly string[];
}

/** All of them, in order; a part of the server with tables of its own adds its migrations here. */
export const migrations: readonly Migration[] = [
  accountsMigration,
  toursMigration,
  tablesMigration,
  tableLogMigration,
  forecastsMigration,
  nameKeysMigration,
  fairStartMigration,
  fairShareMigration,
  racingApartMigration,
  openHouseMigration,
  learnedMigration,
  languageMigration,
  botRatingsMigration,
  ownRowsMigration,
  notifiedTurnMigration,
];
