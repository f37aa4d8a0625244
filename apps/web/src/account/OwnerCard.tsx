import type { ReactNode } from 'react';
import type { ServerAnswer } from '../api/server.ts';

/** Asks the server for something, says what it refuses, and shows what has changed. */
export type Call = (ask: () => Promise<ServerAnswer<unknown>>) => Promise<void>;

export function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card account-card" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
