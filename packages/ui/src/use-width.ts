import { type RefObject, useLayoutEffect, useState } from 'react';

/** How wide an element is now, in pixels: drawings are laid out for it instead of being shrunk. */
export function useWidth(element: RefObject<Element | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = new ResizeObserver(() => setWidth(current.clientWidth));
    setWidth(current.clientWidth);
    measure.observe(current);
    return () => measure.disconnect();
  }, [element]);
  return width;
}
