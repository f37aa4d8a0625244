/** By their ids, the tabs of this browser tell one another what they have changed. */
export interface Changes {
  tell(id: string): void;
  /** Calls back when another tab has changed something. */
  listen(listener: (id: string) => void): () => void;
}

export function changesOn(name: string): Changes {
  const channel = new BroadcastChannel(name);
  return {
    tell: (id) => channel.postMessage(id),
    listen(listener) {
      const heard = (event: MessageEvent<string>) => listener(event.data);
      channel.addEventListener('message', heard);
      return () => channel.removeEventListener('message', heard);
    },
  };
}

/** Races of this browser. */
export const raceChanges = changesOn('gruppetto-tables');
