import { gameIds, openRoom } from '@gruppetto/catalogue';
import { namesOf, words } from '@gruppetto/words';
import { describe, expect, test } from 'vitest';
import { sayChapter } from '../src/race/finish/say-chapter.ts';
import { storyOf } from '../src/race/finish/story.ts';
import { ridden } from './ridden.ts';

describe.each(gameIds)('the story of a race of %s', async (id) => {
  const races = await Promise.all(['one', 'two', 'three'].map((seed) => ridden(id, `story ${seed}`)));
  const said = (await openRoom(id)).words();

  test.each(races)('has five sentences, in order, and none of them is a line of the log', ({ race, seats, moments }) => {
    const story = storyOf(moments);
    const names = namesOf(race, seats);
    const sentences = story.map((chapter) => sayChapter(chapter, words().story, names, said.square));
    expect(sentences).toHaveLength(5);
    expect(new Set(sentences).size).toBe(5);
    const log = new Set(moments.flatMap(({ facts }) => said.lines(facts, names).map(({ text }) => text)));
    expect(sentences.filter((sentence) => log.has(sentence))).toEqual([]);
    const at = story.map(({ moment }) => moment);
    expect(at).toEqual([...at].sort((a, b) => a - b));
  });

  test.each(races)('ends with those on the podium', ({ moments }) => {
    const last = storyOf(moments).at(-1);
    const winner = moments.at(-1)?.standings.riders[0].rider;
    expect(last?.kind === 'won' && last.riders[0]).toBe(winner);
  });
});
