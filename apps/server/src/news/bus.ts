/** Carries short texts between the processes of the server. While it is broken, texts may get lost. */
export interface Bus {
  send(text: string): void;
  close(): Promise<void>;
}

/** A subscriber of a bus. */
export interface BusEnd {
  heard(text: string): void;
  /** From now on everything is heard; what was sent before may have been missed. */
  listening(): void;
}

export const channel = 'gruppetto';
