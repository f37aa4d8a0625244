import type { ReactNode } from 'react';

interface OptionRowProps {
  /** Of the field in it. */
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly problem?: ReactNode;
  readonly children: ReactNode;
}

/** Where a field finds what is wrong with it. */
export const problemOf = (id: string): string => `${id}-problem`;

/** A field with its name before it, and below what is wrong with it. */
export const OptionRow = ({ id, label, hint, problem, children }: OptionRowProps) => (
  <div className="option">
    <label htmlFor={id}>
      {label}
      {hint && <small>{hint}</small>}
    </label>
    {children}
    {problem && (
      <p className="problem" id={problemOf(id)}>
        {problem}
      </p>
    )}
  </div>
);
