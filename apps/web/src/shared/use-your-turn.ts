import { useWords } from '@gruppetto/ui';
import { useEffect, useRef } from 'react';

/** Shows a notification when it is your turn, if you have asked for one. */
export function useYourTurn(yourTurn: boolean, title: string): void {
  const { sharedTables: words } = useWords();
  const before = useRef(yourTurn);
  useEffect(() => {
    if (yourTurn && !before.current) notify(words.notification(title));
    before.current = yourTurn;
  }, [yourTurn, title, words]);
}

export const canNotify = (): boolean => 'Notification' in window && isSecureContext;

/** Only if they are not looking. */
function notify(text: string): void {
  if (!document.hidden || !canNotify() || Notification.permission !== 'granted') return;
  let shown: Notification;
  try {
    shown = new Notification(text, { tag: 'gruppetto-turn' });
  } catch {
    // Browsers of phones have the word but not the thing: there the title of the page has to do.
    return;
  }
  shown.addEventListener('click', () => {
    window.focus();
    shown.close();
  });
}
