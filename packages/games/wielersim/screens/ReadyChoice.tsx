interface ReadyChoiceProps {
  readonly id: string;
  readonly label: string;
  readonly ready: readonly { readonly id: string; readonly text: string; readonly name: string }[];
  readonly text: string;
  /** What a text of one's own is called, and the way back to it. */
  readonly own: string;
  readonly back: string;
  /** The text of one's own that a ready-made one has replaced. */
  readonly replaced: string | undefined;
  readonly onReplace: (text: string) => void;
  readonly onBack: (text: string) => void;
}

/** One of the ready-made texts, or one's own. */
export const ReadyChoice = ({ id, label, ready, text, own, back, replaced, onReplace, onBack }: ReadyChoiceProps) => (
  <>
    <label htmlFor={id}>{label}</label>
    <div className="buttons">
      <select
        id={id}
        value={ready.find((one) => one.text === text)?.id ?? 'own'}
        onChange={(event) => {
          const found = ready.find((one) => one.id === event.target.value);
          if (found) onReplace(found.text);
        }}
      >
        {ready.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
        <option value="own">{own}</option>
      </select>
      {replaced !== undefined && replaced !== text && (
        <button type="button" className="quiet" onClick={() => onBack(replaced)}>
          {back}
        </button>
      )}
    </div>
  </>
);
