/** The steps of a turn in their order, and the one in progress. */
export function StepsCard({ title, steps, now }: { title: string; steps: readonly string[]; now: number }) {
  return (
    <section className="card side" aria-labelledby="steps-title">
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
