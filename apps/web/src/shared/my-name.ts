/** Storage may be denied; then it lasts as long as the page. */
const inMemory = new Map<string, string>();

export function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return inMemory.get(key);
  }
}

export function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    inMemory.set(key, value);
  }
}

const nameKey = 'gruppetto-name';

/** What the person at this browser was called last. */
export const myName = (): string => read(nameKey) ?? '';
export const keepMyName = (name: string): void => write(nameKey, name);

/** Whether anybody has sat down at a shared table here. */
export const hasSharedTables = (): boolean => read(nameKey) !== undefined;
