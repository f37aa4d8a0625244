import type { Choice } from '@gruppetto/kernel';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Asked } from './race-state.ts';
import type { Scene } from './scene.ts';

/** The choices looked at, tapped and chosen. */
export interface Question {
  readonly now: RefObject<HTMLDivElement | null>;
  readonly lit: number | undefined;
  readonly tapped: number | undefined;
  readonly light: (index: number | undefined) => void;
  /** A square of the road: a finger sees first what it means. */
  readonly pick: (index: number, touched: boolean) => void;
  readonly untap: () => void;
  readonly choose: (choice: Choice) => void;
}

export function useQuestion({ state, controller, mine }: Scene): Question {
  const now = useRef<HTMLDivElement>(null);
  const refocus = useRef(false);
  const [lit, setLit] = useState<number>();
  const [tapped, setTapped] = useState<{ readonly turn: Asked; readonly index: number }>();
  const choose = useCallback(
    (choice: Choice) => {
      setLit(undefined);
      setTapped(undefined);
      refocus.current = now.current?.contains(document.activeElement) ?? false;
      void controller.choose(choice);
    },
    [controller],
  );
  // After a choice by keyboard, the next question is under the same fingers.
  useEffect(() => {
    if (!mine || !refocus.current) return;
    refocus.current = false;
    const offered = [...(now.current?.querySelectorAll<HTMLElement>('.choice, .riskier summary') ?? [])];
    offered.find((element) => element.checkVisibility())?.focus({ preventScroll: true });
  }, [mine]);
  const current = tapped && tapped.turn === mine ? tapped.index : undefined;
  const pick = (index: number, touched: boolean) => {
    const picked = mine?.choices[index];
    if (!mine || !picked || state.diceNeeded || state.busy) return;
    if (!touched || current === index) return choose(picked);
    setTapped({ turn: mine, index });
    setLit(index);
  };
  const untap = () => {
    setTapped(undefined);
    setLit(undefined);
  };
  return { now, lit: current ?? lit, tapped: current, light: setLit, pick, untap, choose };
}
