import type { SeatEntry } from '@gruppetto/kernel';
import { commitmentOf, type RunningClock, type SharedTable, type You } from '@gruppetto/wire';
import { isBot } from '../../accounts/api-tokens.ts';
import type { EngineRace } from '../engine/engine-job.ts';
import type { Present } from '../store/presence-store.ts';
import { anyone, isStarting, type ServerTable, settingsOf } from '../store/server-table.ts';

/** Plays for a person who ran out of time. */
export const standInBot = 'rule-of-thumb';

export function youOf({ seats, host }: ServerTable, person: string | undefined, notes: string): You {
  const seat = person === undefined ? undefined : seats.find((one) => one.person === person);
  const left = person === undefined ? undefined : seats.find(({ openTo }) => openTo === person);
  const reserved = person === undefined || seat ? undefined : seats.find((one) => one.heldPerson === person && one.player === undefined);
  return {
    ...(seat && { seat: seat.seat }),
    ...(reserved && { reserved: reserved.seat }),
    ...(!seat && left && { mayReturn: left.seat }),
    host: person !== undefined && host === person,
    notes,
    ...(seat?.webhook && { webhook: seat.webhook }),
  };
}

/** What everybody at the table may know of it. */
export function sharedTable(table: ServerTable, present: Present, now: number, vacations: Vacations = []): SharedTable {
  const hostSeat = table.seats.find(({ person }) => person === table.host)?.seat;
  return {
    id: table.id,
    game: table.game,
    rules: table.rules,
    options: table.options,
    status: table.status,
    seats: table.seats.map(
      ({ seat, name, colour, player, person, heldFor, heldName = heldFor, commitment, contribution, openTo, place, gain }) => ({
        name,
        colour,
        ...(player !== undefined && { player }),
        ...(isBot(person) && { bot: true }),
        ...(heldName !== undefined && { heldFor: heldName }),
        ...(place !== undefined && { place }),
        ...(gain !== undefined && { gain }),
        here: present.seats.includes(seat),
        ...(table.standIns.includes(seat) && { standIn: standInBot }),
        ...untilOf(vacations[seat], now),
        ...shownOf(commitment, contribution),
        ...(isStarting(table) && contribution !== undefined && { revealed: true }),
        ...(openTo === anyone && { open: true }),
      }),
    ),
    settings: settingsOf(table),
    hostName: table.hostName,
    ...(hostSeat !== undefined && { hostSeat }),
    spectators: present.spectators,
    fairness: table.fairness,
    commitment: commitmentOf(table.secret),
    takeBacks: table.takeBacks,
    ...(isStarting(table) && { starting: { now, until: table.due } }),
    ...(table.undo && { undo: table.undo }),
    ...runningOf(table, now),
    ...(table.tour !== undefined && table.stageInfo && { tour: { ...table.stageInfo, id: table.tour, stage: table.stage ?? 0 } }),
    ...(table.club !== undefined && { club: table.club }),
    ...(table.next !== undefined && { next: table.next }),
    ...(table.broken && { broken: true }),
  };
}

/** For each seat, when its vacation ends. */
export type Vacations = readonly (number | undefined)[];

const untilOf = (until: number | undefined, now: number): { readonly vacationUntil?: number } =>
  until !== undefined && until > now ? { vacationUntil: until } : {};

/** Version 1 knew the contribution from the beginning. */
function shownOf(commitment: string | undefined, contribution: string | undefined): { readonly commitment?: string } {
  const shown = commitment ?? (contribution === undefined ? undefined : commitmentOf(contribution));
  return shown === undefined ? {} : { commitment: shown };
}

function runningOf({ clock, status, turn, due, standIns, clocks }: ServerTable, now: number): { running?: RunningClock } {
  if (clock.kind === 'none' || status !== 'racing' || turn === undefined || due === undefined || standIns.includes(turn)) return {};
  return { running: { seat: turn, now, due, ...(clocks && { left: clocks }) } };
}

export function raceOf({ game, options, seats, tour }: ServerTable): EngineRace {
  const entries = seats.map(({ name, colour, player }): SeatEntry => ({ name, colour, player: player ?? 'person' }));
  return { game, options, seats: entries, ...(tour !== undefined && { inTour: true }) };
}
