/** The databases of this browser: whoever has never had a race or a tour doesn't have them. */
export const racesName = 'gruppetto';
export const officeName = 'gruppetto-office';

/** Whether this browser has kept something of this kind: only then is it worth fetching what reads it. */
export async function hasDatabase(name: string): Promise<boolean> {
  if (!indexedDB.databases) return true;
  return (await indexedDB.databases()).some((one) => one.name === name);
}
