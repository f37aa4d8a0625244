import './counters.css';

/** How many of something are there, of how many there may be. */
export const Counters = ({ amount, max }: { readonly amount: number; readonly max: number }) => (
  <>
    {Array.from({ length: max }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: counters are all alike
      <i key={index} className={index < amount ? 'counter full' : 'counter'} />
    ))}
  </>
);
