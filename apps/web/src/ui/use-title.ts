import { useEffect } from 'react';

const name = 'Gruppetto';

/** What the tab of the browser is called while this is on show. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (!title) return;
    document.title = `${title} · ${name}`;
    return () => {
      document.title = name;
    };
  }, [title]);
}
