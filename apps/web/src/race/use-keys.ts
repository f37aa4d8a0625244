import type { Choice } from '@gruppetto/kernel';
import type { GameWords } from '@gruppetto/words';
import { type RefObject, useEffect } from 'react';
import type { Offer } from './offer.ts';
import type { RaceController } from './race-controller.ts';
import { type Asked, isLive, type RaceState } from './race-state.ts';
import { nextSpeed } from './Scrubber.tsx';

/** A slider is no text: figures and letters typed there are still choices and commands. */
const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type="range"]), select, textarea');

const isControl = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.closest('button, a, summary') !== null;

/** The face of a die that somebody means with a key: the one that shows it. */
function faceTyped(key: string, sides: number, shows: GameWords['face']): number | undefined {
  for (let face = 1; face <= sides; face++) if ((shows?.(face, sides)?.text ?? `${face}`) === key) return face;
  return undefined;
}

interface Keys {
  readonly mine: Asked | undefined;
  readonly offer: Offer;
  readonly choose: (choice: Choice) => void;
  readonly textBoard: RefObject<HTMLElement | null>;
  readonly onDialog: (dialog: 'help' | 'rules') => void;
}

/** Everything that can be done at a race, on the keyboard. */
export function useKeys(state: RaceState, controller: RaceController, { mine, offer, choose, textBoard, onDialog }: Keys): void {
  useEffect(() => {
    const live = isLive(state);
    const { playhead, screens, words } = state;
    const choiceFor = (key: string): Choice | undefined => {
      if (key === 'Enter' && offer.usual !== undefined) return mine?.choices[offer.usual];
      return /^[1-9]$/.test(key) ? mine?.choices[offer.listed[Number(key) - 1] ?? -1] : undefined;
    };
    const commands: Readonly<Record<string, () => void>> = {
      ' ': () => (live || !state.running ? controller.setRunning(!state.running) : controller.skip()),
      f: () => void controller.rush(),
      ArrowLeft: () => controller.seek(playhead.moment - 1),
      ArrowRight: () => void controller.step(),
      i: () => screens.isIncident && void controller.seekFact(screens.isIncident),
      Home: () => controller.seek(0),
      End: () => controller.skip(),
      s: () => controller.setSpeed(nextSpeed(state.speed)),
      u: () => void controller.undo(),
      b: () => {
        const details = textBoard.current?.querySelector('details');
        if (details) details.open = !details.open;
        details?.querySelector('summary')?.focus();
      },
      r: () => onDialog('rules'),
      '?': () => onDialog('help'),
    };
    const pressed = (event: KeyboardEvent) => {
      const { key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target) || document.querySelector('dialog[open]')) return;
      if ((key === ' ' || key === 'Enter') && isControl(event.target)) return;
      const dice = state.diceNeeded ?? (state.busy && state.realDice ? { sides: 9 } : undefined);
      const face = dice && !event.repeat && /^[1-9]$/.test(key) ? faceTyped(key, dice.sides, words.face) : undefined;
      if (face !== undefined) return void controller.typeDie(face);
      const choice = event.repeat ? undefined : choiceFor(key);
      if (choice) return choose(choice);
      const command = Object.hasOwn(commands, key) ? commands[key] : undefined;
      if (!command) return;
      event.preventDefault();
      command();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [state, controller, mine, offer, choose, textBoard, onDialog]);
}
