import './steps-card.css';

interface StepsCardProps {
  readonly title: string;
  readonly steps: readonly string[];
  readonly now: number;
  /** All in one line. */
  readonly line?: boolean;
}

/** The steps of a turn in their order, and the one in progress. */
export function StepsCard({ title, steps, now, line }: StepsCardProps) {
  return (
    <section className={line ? 'card steps-line' : 'card side'} aria-labelledby="steps-title">
      <h2 id="steps-title">{title}</h2>
      <ol className="turn-steps">
        {steps.map((name, index) => (
          <li key={name} aria-current={index === now ? 'step' : undefined}>
            <b>{index + 1}</b> {name}
          </li>
        ))}
      </ol>
    </section>
  );
}
