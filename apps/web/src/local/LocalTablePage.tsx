import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { NoRace } from '../race/NoRace.tsx';
import { RaceScreen } from '../race/RaceScreen.tsx';
import { RaceController } from '../race/race-controller.ts';
import { localSource } from './local-source.ts';

/** A race that this browser keeps. */
export function LocalTablePage({ id }: { id: string }) {
  const controller = useMemo(() => new RaceController(localSource(id)), [id]);
  useEffect(() => controller.open(), [controller]);
  const state = useStore(controller.store);
  return state.status === 'ready' ? <RaceScreen state={state} controller={controller} /> : <NoRace state={state} />;
}
