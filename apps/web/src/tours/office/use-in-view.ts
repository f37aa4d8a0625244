import { type RefObject, useEffect, useRef } from 'react';

/** A row that scrolls sideways shows what is chosen in it, without moving the page. */
export function useInView<T extends HTMLElement = HTMLElement>(chosen: string, when: unknown): RefObject<T | null> {
  const row = useRef<T>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for anew when something else is chosen
  useEffect(() => {
    const show = () => {
      const { current } = row;
      const found = current?.querySelector<HTMLElement>(chosen);
      if (!current || !found) return;
      const { left, width } = found.getBoundingClientRect();
      const box = current.getBoundingClientRect();
      if (left < box.left || left + width > box.right) current.scrollLeft += left - box.left - (box.width - width) / 2;
    };
    show();
    // Letters that come later are wider, or narrower.
    void document.fonts.ready.then(show);
  }, [chosen, when]);
  return row;
}
