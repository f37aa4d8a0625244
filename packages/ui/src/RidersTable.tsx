import type { ReactNode } from 'react';
import './riders-table.css';

/** What a game keeps of each rider, beside the road. */
export function RidersTable({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return <table className={`riders-table ${name}`}>{children}</table>;
}
