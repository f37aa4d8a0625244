import { type RefObject, useLayoutEffect, useRef } from 'react';

const glideId = 'glide';

/**
 * Lets an element glide from where it stood to where it stands. It starts from the place it had, not from where an earlier glide has
 * come to: so both ends are known, and a slow browser draws nothing in between that the camera doesn't show.
 */
export function useGlide(element: RefObject<Element | null>, x: number, y: number, milliseconds: number): void {
  const stood = useRef({ x, y });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves when its place changes, as fast as is right then
  useLayoutEffect(() => {
    const from = stood.current;
    stood.current = { x, y };
    if (milliseconds === 0 || (from.x === x && from.y === y)) return;
    const glide = element.current?.animate([{ transform: placed(from.x, from.y) }, { transform: placed(x, y) }], {
      id: glideId,
      duration: milliseconds,
      easing: 'cubic-bezier(.3,.1,.3,1)',
    });
    return () => glide?.cancel();
  }, [x, y]);
}

export const placed = (x: number, y: number): string => `translate(${x}px, ${y}px)`;

/** After a cut: what would glide in from outside the picture stands where it belongs. */
export function endStrayGlides(scroller: Element): void {
  const { left, right } = scroller.getBoundingClientRect();
  for (const glide of scroller.getAnimations({ subtree: true })) {
    const target = glide.effect instanceof KeyframeEffect ? glide.effect.target : null;
    if (glide.id !== glideId || !target) continue;
    const box = target.getBoundingClientRect();
    if (box.left < left || box.right > right) glide.finish();
  }
}
