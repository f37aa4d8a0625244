const pieces = Array.from({ length: 42 }, (_, index) => ({
  left: (index * 37) % 100,
  delay: ((index * 53) % 100) / 60,
  turn: (index * 71) % 360,
  colour: (index % 6) + 1,
}));

/** For people who like motion: once, over the top of the page. */
export const Confetti = () => (
  <div className="confetti" aria-hidden="true">
    {pieces.map(({ left, delay, turn, colour }) => (
      <i
        key={left + turn * 100}
        className={`crowd-${colour}`}
        style={{ left: `${left}%`, animationDelay: `${delay}s`, rotate: `${turn}deg` }}
      />
    ))}
  </div>
);
