import type { Club, ClubListing, MadeLink, NewContest, Settings } from '@gruppetto/wire';
import { ask, at } from './server.ts';

/** All that is asked about clubs. */
export const clubServer = {
  list: (signal?: AbortSignal) => ask<readonly ClubListing[]>('GET', 'clubs', undefined, signal),
  found: (id: string, name: string) => ask<{ id: string }>('POST', 'clubs', { id, name }),
  club: (id: string, signal?: AbortSignal) => ask<Club>('GET', at('clubs', id), undefined, signal),
  close: (id: string) => ask<object>('DELETE', at('clubs', id)),
  makeLink: (id: string) => ask<MadeLink>('POST', at('clubs', id, 'link')),
  removeLink: (id: string) => ask<object>('DELETE', at('clubs', id, 'link')),
  linked: (token: string, signal?: AbortSignal) => ask<Omit<ClubListing, 'id'>>('GET', at('club-links', token), undefined, signal),
  join: (token: string) => ask<{ id: string }>('POST', at('club-links', token)),
  remove: (id: string, name: string) => ask<object>('DELETE', at('clubs', id, 'members', name)),
  addTable: (id: string, table: string) => ask<object>('PUT', at('clubs', id, 'tables', table)),
  addTour: (id: string, tour: string) => ask<object>('PUT', at('clubs', id, 'tours', tour)),
  beginSeason: (id: string, wish: { readonly id: string; readonly name: string; readonly best?: number }) =>
    ask<object>('POST', at('clubs', id, 'seasons'), wish),
  endSeason: (id: string, season: string) => ask<object>('POST', at('clubs', id, 'seasons', season, 'end')),
  plan: (id: string, wish: { readonly id: string; readonly title: string; readonly at: number }) =>
    ask<object>('POST', at('clubs', id, 'events'), wish),
  reply: (id: string, event: string, coming: boolean) => ask<object>('PUT', at('clubs', id, 'events', event, 'reply'), { coming }),
  unplan: (id: string, event: string) => ask<object>('DELETE', at('clubs', id, 'events', event)),
  startContest: (id: string, wish: Omit<NewContest, 'clock' | 'rated' | 'tableSize'> & { readonly settings: Settings }) =>
    ask<object>('POST', at('clubs', id, 'contests'), wish),
} as const;
