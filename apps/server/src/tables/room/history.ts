import type { Seat } from '@gruppetto/kernel';
import type { Outline } from '../store/log-store.ts';

/** Which steps of a log still count. Moment 0 is the set-up, moment n comes of step n. */
export class History {
  /** At which version each moment came about, and whose step it was. */
  private readonly moments: { readonly version: number; readonly seat: Seat }[] = [{ version: 0, seat: -1 }];
  /** How many steps before it each entry of the log left in place. */
  private readonly leftSteps: number[] = [];

  add({ version, seat, leftSteps }: Outline): void {
    this.leftSteps.push(leftSteps ?? this.steps);
    if (leftSteps === undefined) this.moments.push({ version, seat });
    else this.moments.length = leftSteps + 1;
  }

  /** The number of entries. */
  get version(): number {
    return this.leftSteps.length;
  }

  get steps(): number {
    return this.moments.length - 1;
  }

  versionOf(moment: number): number | undefined {
    return this.moments[moment]?.version;
  }

  /** The last step of a seat that still counts. */
  lastOf(seat: Seat): number | undefined {
    const last = this.moments.findLastIndex((moment) => moment.seat === seat);
    return last < 0 ? undefined : last;
  }

  /** The first moment that is new to somebody who has seen the log up to this version. */
  firstNew(version: number): number {
    if (version < 0) return 0;
    let first = this.moments.length;
    for (let entry = version; entry < this.leftSteps.length; entry++) first = Math.min(first, this.leftSteps[entry] + 1);
    return first;
  }
}

/** For all tables together. */
const maxEntries = 200_000;

/** The logs of tables as they were last read: whoever opens a table again and again has it read once. */
export class Histories {
  private readonly known = new Map<number, History>();
  private readonly max: number;

  constructor(max = maxEntries) {
    this.max = max;
  }

  /** What is known of a log that has come to this version. */
  of(log: number, version: number): History {
    const known = this.known.get(log);
    // A backup may have been restored.
    const history = known && known.version <= version ? known : new History();
    this.known.delete(log);
    let room = this.max - version;
    for (const { version: entries } of this.known.values()) room -= entries;
    for (const [one, { version: entries }] of this.known) {
      if (room >= 0) break;
      this.known.delete(one);
      room += entries;
    }
    this.known.set(log, history);
    return history;
  }
}
