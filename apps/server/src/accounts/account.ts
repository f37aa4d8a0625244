export interface Account {
  readonly id: string;
  readonly name: string;
  readonly owner: boolean;
}

/** Of this there is news when sessions or tokens of the account have ended: whoever listens in its name looks whether they still may. */
export const accountTopic = (account: string): string => `account:${account}`;
