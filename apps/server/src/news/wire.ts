/** Carries short texts between the processes of the server. What is sent while it is broken may get lost. */
export interface Wire {
  send(text: string): void;
  close(): Promise<void>;
}

/** Whom a wire tells. */
export interface WireEnd {
  heard(text: string): void;
  /** From now on everything is heard; what was sent before may have been missed. */
  listening(): void;
}

export const channel = 'gruppetto';
