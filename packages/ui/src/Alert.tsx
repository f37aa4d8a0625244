import type { ReactNode } from 'react';

interface AlertProps {
  readonly id?: string;
  /** On a card of its own, where it is about the whole page. */
  readonly card?: boolean;
  readonly children: ReactNode;
}

/** What went wrong, read out as soon as it is there. */
export const Alert = ({ id, card, children }: AlertProps) =>
  children && (
    <p className={card ? 'card notice' : 'problem'} id={id} role="alert">
      {children}
    </p>
  );
