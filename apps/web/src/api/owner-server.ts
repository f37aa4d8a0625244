import type { House, HouseAction, HouseBackup, HouseBackups, HouseKey, HousePerson, HouseReport, Restoring } from '@gruppetto/wire';
import { ask, at } from './server.ts';

/** The calls of the owner's page. */
export const ownerServer = {
  house: () => ask<House>('GET', 'owner'),
  people: () => ask<{ people: readonly HousePerson[] }>('GET', 'owner/people'),
  suspend: (name: string) => ask<object>('POST', at('owner', 'people', name, 'suspension')),
  letIn: (name: string) => ask<object>('DELETE', at('owner', 'people', name, 'suspension')),
  remove: (name: string) => ask<object>('DELETE', at('owner', 'people', name)),
  handOver: (name: string, password: string) => ask<object>('POST', 'owner/heir', { name, password }),
  keys: () => ask<{ keys: readonly HouseKey[] }>('GET', 'owner/keys'),
  revokeKey: (id: string) => ask<object>('DELETE', at('owner', 'keys', id)),
  openSignUp: (openAccounts: number) => ask<object>('PUT', 'owner/sign-up', { openAccounts }),
  reports: () => ask<{ reports: readonly HouseReport[] }>('GET', 'owner/reports'),
  settle: (id: string, answer: string) => ask<object>('PUT', at('owner', 'reports', id), { answer }),
  backups: () => ask<HouseBackups>('GET', 'owner/backups'),
  makeBackup: () => ask<HouseBackup>('POST', 'owner/backups'),
  deleteBackup: (name: string) => ask<object>('DELETE', at('owner', 'backups', name)),
  restore: (name: string, made: number, password: string) =>
    ask<Restoring>('POST', at('owner', 'backups', name, 'restoration'), { made, password }),
  log: () => ask<{ actions: readonly HouseAction[] }>('GET', 'owner/log'),
} as const;
