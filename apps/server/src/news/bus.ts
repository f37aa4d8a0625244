/** Carries short texts between the processes of the server. What is sent while it is broken may get lost. */
export interface Bus {
  send(text: string): void;
  close(): Promise<void>;
}

/** Whom a bus tells. */
export interface BusEnd {
  heard(text: string): void;
  /** From now on everything is heard; what was sent before may have been missed. */
  listening(): void;
}

export const channel = 'gruppetto';
