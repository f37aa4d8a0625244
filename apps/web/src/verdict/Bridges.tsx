import type { ChanceAccount, Verdict } from '@gruppetto/bots';
import { JerseyPatch, useWords } from '@gruppetto/ui';
import type { Entrants } from './entrants.ts';

interface BridgesProps {
  readonly verdict: Verdict;
  readonly entrants: Entrants;
  readonly shown: readonly number[];
  readonly me: number | undefined;
}

const confidence = 1.96;

/** For each player: from the chance at the start to the result, and what moved it. Where nobody chooses, for a few riders. */
export function Bridges({ verdict, entrants, shown, me }: BridgesProps) {
  const { verdict: say } = useWords();
  const bySeat = entrants.are === 'seats';
  return (
    <section className="chapter" aria-labelledby="bridges-title">
      <h3 id="bridges-title">{say.bridges}</h3>
      <p className="soft">
        {bySeat ? say.bridgesHint : say.ridersHint} {say.errorHint}
      </p>
      <div className="bridges">
        {shown.map((entrant) => (
          <article key={entrant} className={entrant === me ? 'card me' : 'card'}>
            <h4>
              <JerseyPatch jersey={entrants.jersey(entrant)} size={26} />
              {entrants.name(entrant)}
            </h4>
            <Bridge account={verdict.accounts[entrant]} parts={bySeat ? allParts : luckOnly} />
          </article>
        ))}
      </div>
    </section>
  );
}

const allParts = ['ownLuck', 'ownChoices', 'othersLuck', 'othersChoices'] as const;
const luckOnly = ['ownLuck', 'othersLuck'] as const;

const isChoices = (kind: string): boolean => kind.endsWith('Choices');

function Bridge({ account, parts }: { readonly account: ChanceAccount; readonly parts: readonly (typeof allParts)[number][] }) {
  const { verdict: say } = useWords();
  let from = account.start;
  const moves = parts.map((kind) => {
    const move = { kind, from, by: account[kind], error: kind.startsWith('own') ? account.ownError : account.othersError };
    from += account[kind];
    return move;
  });
  // A bar may pass 0 and 100: the scale goes as far as they do.
  const ends = [0, 1, account.start, ...moves.flatMap((move) => [move.from, move.from + move.by])];
  const min = Math.min(...ends);
  const span = Math.max(...ends) - min;
  const place = (a: number, b: number) => ({
    left: `${(100 * (Math.min(a, b) - min)) / span}%`,
    width: `${Math.max(0.8, (100 * Math.abs(b - a)) / span)}%`,
  });
  return (
    <table className="bridge">
      <tbody>
        <tr>
          <th scope="row">{say.start}</th>
          <td className="bar">
            <i className="whole" style={place(0, account.start)} />
          </td>
          <td className="figures">{say.percent(account.start)}</td>
        </tr>
        {moves.map((move) => (
          <tr key={move.kind}>
            <th scope="row">{say[move.kind]}</th>
            <td className="bar">
              <i
                className={move.by > 0 && isChoices(move.kind) ? `${move.kind} gained` : move.kind}
                style={place(move.from, move.from + move.by)}
              />
            </td>
            <td className="figures">
              {say.points(move.by)} <small>{say.error(confidence * move.error)}</small>
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row">{say.result}</th>
          <td className="bar">
            <i className="whole" style={place(0, account.result)} />
          </td>
          <td className="figures">{say.percent(account.result)}</td>
        </tr>
      </tbody>
    </table>
  );
}
