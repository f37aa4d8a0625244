/** As wide as the documents of the project. */
const width = 140;

/** A paragraph in lines. */
export function paragraph(text: string): string {
  const [head = '', ...words] = text.split(' ');
  const lines = [head];
  for (const word of words) {
    const line = `${lines.at(-1)} ${word}`;
    if (line.length > width) lines.push(word);
    else lines[lines.length - 1] = line;
  }
  return lines.join('\n');
}

export const markdownTable = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
