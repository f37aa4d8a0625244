'use strict';

/** Spaces of the course, on both servers: so many that no race is over before all has been counted. */
const length = 120;

/**
 * Lets robots at many tables play, and counts. A robot has `act(sent)`, which plays when it is their turn and calls `sent` then;
 * the robots of a table call `seen` when they see a step of another.
 */
class Games {
  constructor() {
    this.thinking = Number.POSITIVE_INFINITY;
    this.steps = 0;
    this.all = 0;
    this.over = 0;
    this.latencies = [];
    this.waiting = new Set();
  }

  /** It is this robot's turn. */
  turn(robot) {
    if (this.thinking === Number.POSITIVE_INFINITY) this.waiting.add(robot);
    else if (this.thinking === 0) robot.act();
    else setTimeout(() => this.turnAfterThinking(robot), this.thinking * (0.5 + Math.random()));
  }

  turnAfterThinking(robot) {
    if (this.thinking === Number.POSITIVE_INFINITY) this.waiting.add(robot);
    else robot.act();
  }

  /** A step was played. */
  played() {
    this.steps++;
    this.all++;
  }

  seen(sentAt) {
    this.latencies.push(performance.now() - sentAt);
  }

  async play(how, seconds) {
    this.thinking = how === 'flat out' ? 0 : 1000;
    const before = this.all;
    const due = [...this.waiting];
    this.waiting.clear();
    // Tables do not begin together.
    for (const robot of due) setTimeout(() => robot.act(), Math.random() * 1000);
    await new Promise((done) => setTimeout(done, 1500));
    this.steps = 0;
    this.latencies = [];
    const began = performance.now();
    const end = began + seconds * 1000;
    // A process that is woken for every message costs the server as much as itself: flat out, what has come is read every few milliseconds.
    if (this.thinking === 0) while (performance.now() < end) await nap();
    else await new Promise((done) => setTimeout(done, seconds * 1000));
    const result = { steps: this.steps, seconds: (performance.now() - began) / 1000, latencies: this.latencies, over: this.over };
    this.thinking = Number.POSITIVE_INFINITY;
    // What is under way arrives.
    await new Promise((done) => setTimeout(done, 2500));
    return { ...result, all: this.all - before };
  }

  /** `notified` says how often people were notified of anything, where that is counted. */
  obey(notified = () => undefined) {
    process.on('message', async ({ play, seconds }) => process.send({ ...(await this.play(play, seconds)), notified: notified() }));
  }
}

const asleep = new Int32Array(new SharedArrayBuffer(4));

/** Sleeps, and then lets everything happen that has come meanwhile. */
function nap() {
  Atomics.wait(asleep, 0, 0, 2);
  return new Promise((done) => setImmediate(done));
}

/** Does it for each, so many at a time. */
async function each(list, atATime, work) {
  const left = [...list];
  await Promise.all(
    Array.from({ length: atATime }, async () => {
      for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one);
    }),
  );
}

module.exports = { Games, each, length };
