import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A database of this browser, opened when it is first used. */
export function database<T extends DBSchema>(name: string, create: (db: IDBPDatabase<T>) => void): () => Promise<IDBPDatabase<T>> {
  let opened: Promise<IDBPDatabase<T>> | undefined;
  const forget = () => {
    opened = undefined;
  };
  return () => {
    opened ??= openDB<T>(name, 1, {
      upgrade: create,
      // A newer program in another window, or the browser clearing up: the next use opens it anew.
      blocking(_current, _blocked, event) {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
    opened.catch(forget);
    return opened;
  };
}
