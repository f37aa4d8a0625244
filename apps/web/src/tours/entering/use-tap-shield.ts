import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** For this long a spot ignores taps after its content has changed. */
const rest = 350;

/**
 * What was tapped is gone, or somebody else has entered something and all moves up: a second tap on the same spot would hit
 * what nobody meant. For a moment something that does nothing lies over the sheet, where it was and where it is.
 */
export function useTapShield(sheet: RefObject<HTMLElement | null>, when: unknown): () => void {
  const shown = useRef<HTMLElement>(undefined);
  const timer = useRef<number>(undefined);
  const lift = useCallback(() => {
    shown.current?.remove();
    shown.current = undefined;
  }, []);
  const show = useCallback(() => {
    const now = sheet.current?.getBoundingClientRect();
    const before = shown.current?.getBoundingClientRect();
    if (!now && !before) return;
    const boxes = [now, before].filter((box) => box !== undefined);
    const left = Math.min(...boxes.map((box) => box.left));
    const top = Math.min(...boxes.map((box) => box.top));
    const shield = shown.current ?? document.createElement('div');
    shield.className = 'tap-shield';
    Object.assign(shield.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${Math.max(...boxes.map((box) => box.right)) - left}px`,
      height: `${Math.max(...boxes.map((box) => box.bottom)) - top}px`,
    });
    document.body.append(shield);
    shown.current = shield;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(lift, rest);
  }, [sheet, lift]);
  const seen = useRef(when);
  useLayoutEffect(() => {
    if (seen.current === when) return;
    seen.current = when;
    show();
  }, [when, show]);
  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
      lift();
    },
    [lift],
  );
  return show;
}
