/// <reference lib="dom" />
import type { Locator } from '@playwright/test';

/** From a tap on a control to the picture in which what is looked for is there, in milliseconds. */
export const tapped = (control: Locator, then: string, patience = 10_000): Promise<number> =>
  control.first().evaluate(
    async (element: HTMLElement, [then, patience]) => {
      const painted = () => new Promise<number>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))));
      const begin = performance.now();
      element.click();
      let end = await painted();
      while (!document.querySelector(then)) {
        if (end - begin > patience) throw new Error(`${location.pathname} has no "${then}" ${patience} ms after a tap`);
        end = await painted();
      }
      return end - begin;
    },
    [then, patience] as const,
  );
