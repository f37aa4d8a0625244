import { card as cyclingParty } from '@gruppetto/cycling-party/card';
import { card as leader1 } from '@gruppetto/leader-1/card';
import { card as losCiclistas } from '@gruppetto/los-ciclistas/card';
import { card as paceWheel } from '@gruppetto/pace-wheel/card';
import { card as wielersim } from '@gruppetto/wielersim/card';

/** The one list of games, in the order in which they are shown. A game is here, in its own folder, and nowhere else. */
export const list = {
  [losCiclistas.id]: {
    card: losCiclistas,
    room: async () => (await import('@gruppetto/los-ciclistas/room')).room,
    screens: async () => (await import('@gruppetto/los-ciclistas/screens')).screens,
  },
  [cyclingParty.id]: {
    card: cyclingParty,
    room: async () => (await import('@gruppetto/cycling-party/room')).room,
    screens: async () => (await import('@gruppetto/cycling-party/screens')).screens,
  },
  [leader1.id]: {
    card: leader1,
    room: async () => (await import('@gruppetto/leader-1/room')).room,
    screens: async () => (await import('@gruppetto/leader-1/screens')).screens,
  },
  [paceWheel.id]: {
    card: paceWheel,
    room: async () => (await import('@gruppetto/pace-wheel/room')).room,
    screens: async () => (await import('@gruppetto/pace-wheel/screens')).screens,
  },
  [wielersim.id]: {
    card: wielersim,
    room: async () => (await import('@gruppetto/wielersim/room')).room,
    screens: async () => (await import('@gruppetto/wielersim/screens')).screens,
  },
};
