import type { ReactNode } from 'react';

interface OpenFileProps {
  readonly accept: string;
  readonly quiet?: boolean;
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}

/** A button that asks for a file. */
export function OpenFile({ accept, quiet, onFile, children }: OpenFileProps) {
  return (
    <label className={quiet ? 'button quiet' : 'button'}>
      {children}
      <input
        type="file"
        accept={accept}
        className="offstage"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file may be chosen again once it is mended.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
