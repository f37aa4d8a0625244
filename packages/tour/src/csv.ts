type Cell = string | number;

/** RFC 4180, with a heading. A text that a spreadsheet would take for a formula is made a text for it too; some part cells at semicolons. */
export const csvOf = (heading: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  [heading, ...rows].map((row) => `${row.map(csvCell).join()}\r\n`).join('');

export const csvCell = (cell: Cell): string =>
  typeof cell === 'number' ? `${cell}` : quoted(/^[=+\-@\uff1d\uff0b\uff0d\uff20\t\r\n]/.test(cell) ? `'${cell}` : cell);

const quoted = (text: string): string => (/[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
