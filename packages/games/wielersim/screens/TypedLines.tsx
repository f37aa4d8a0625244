import { useImperativeHandle, useRef } from 'react';
import './typed-lines.css';

export interface TypedLinesHandle {
  show(line: number): void;
}

interface TypedLinesProps {
  readonly id: string;
  readonly text: string;
  /** Lines with something wrong, from 1. */
  readonly wrong: readonly number[];
  readonly describedBy: string;
  readonly maxRows: number;
  readonly onChange: (text: string) => void;
  readonly ref: React.Ref<TypedLinesHandle>;
}

/** A text that is read line by line, with the lines' numbers beside it. */
export function TypedLines({ id, text, wrong, describedBy, maxRows, onChange, ref }: TypedLinesProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const gutter = useRef<HTMLPreElement>(null);
  const lines = text.split(/\r\n|\n|\r/);
  useImperativeHandle(ref, () => ({
    show: (line) => {
      const { current } = area;
      if (!current) return;
      const typed = current.value.split('\n');
      const from = typed.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
      current.focus();
      current.setSelectionRange(from, from + (typed[line - 1]?.length ?? 0));
      current.scrollTop = (current.scrollHeight / typed.length) * (line - 2);
    },
  }));
  return (
    <div className="typed-lines">
      <pre ref={gutter} aria-hidden="true">
        {lines.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
          <span key={index} className={wrong.includes(index + 1) ? 'wrong' : undefined}>
            {wrong.includes(index + 1) ? '▸' : ' '}
            {index + 1}
            {'\n'}
          </span>
        ))}
      </pre>
      <textarea
        id={id}
        ref={area}
        value={text}
        rows={Math.min(maxRows, Math.max(6, lines.length))}
        wrap="off"
        spellCheck={false}
        autoCapitalize="off"
        aria-invalid={wrong.length > 0}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.value)}
        onScroll={() => {
          if (gutter.current && area.current) gutter.current.scrollTop = area.current.scrollTop;
        }}
      />
    </div>
  );
}
