/** The databases of this browser: they exist only after the first race or tour. */
export const racesName = 'gruppetto';
export const officeName = 'gruppetto-office';

/** Whether this browser has kept something of this kind: only then is it worth fetching what reads it. */
export async function hasDatabase(name: string): Promise<boolean> {
  if (!indexedDB.databases) return true;
  return (await indexedDB.databases()).some((one) => one.name === name);
}
