import type { Game } from '@gruppetto/kernel';
import { losCiclistas } from '@gruppetto/los-ciclistas';
import { awardIds, type MemoryId, recordIds } from '@gruppetto/tour';
import { describe, expect, test } from 'vitest';
import { type Noun, namesInTour, type StageRaceWords, say, sayMemory, sayValue } from '../src/index.ts';

const names = { seat: (seat: number) => `Team ${seat + 1}`, rider: (rider: number) => `Rider ${rider + 1}` };

describe('the almanac', () => {
  const why = {
    gap: 75,
    measure: 'seconds',
    stage: 3,
    second: 1,
    riders: 10,
    wins: 1,
    stages: '3',
    jersey: 'yellow',
    jerseys: 'yellow, green',
  };

  test.each([...recordIds, ...awardIds])('%s has words', (id) => {
    const { title, sentences } = sayMemory({ id, of: id === 'many-winners' ? 'seats' : 'riders', winners: [{ entrant: 0, why }] }, names);
    expect(title).toMatch(/^[A-Z]/);
    expect(sentences[0]).toMatch(/^(Rider|Team) 1 .*\.$/);
  });

  test('tells who, what and why', () => {
    const memory = { id: 'biggest-win' as const, of: 'riders' as const, winners: [{ entrant: 4, why }] };
    expect(sayMemory(memory, names)).toEqual({ title: 'Biggest win', sentences: ['Rider 5 won stage 3 by 1′15″ from Rider 2.'] });
  });

  test('names what a game has on its road', () => {
    const winners = [{ entrant: 0, why: { primes: 2 } }];
    const said = (stageRace: Partial<StageRaceWords>) =>
      sayMemory({ id: 'most-primes', of: 'riders', winners }, names, {
        stageRace: { jerseys: {}, outs: {}, ...stageRace } as StageRaceWords,
      }).sentences;
    expect(said({ firstPast: (who, count) => `${who} crossed ${count} bonus lines first.` })).toEqual([
      'Rider 1 crossed 2 bonus lines first.',
    ]);
    expect(said({})).toEqual(['Rider 1 was first past 2 sprints and passes.']);
  });

  test('does not say that somebody leads by nothing', () => {
    const winners = [{ entrant: 0, why: { second: 2, gap: 0, measure: 'turns' } }];
    expect(sayMemory({ id: 'closest-tour', of: 'riders', winners }, names).sentences).toEqual(['Rider 1 and Rider 3 are level.']);
  });

  test('counts the road as its game does', () => {
    const winners = [{ entrant: 0, why: { stage: 2, squares: 19 } }];
    const leap = (square: Noun) => sayMemory({ id: 'giant-leap', of: 'riders', winners }, names, { square }).sentences[0];
    expect(leap({ one: 'space', many: 'spaces' })).toBe('Rider 1 rode 19 spaces in one move on stage 2.');
    expect(leap({ one: 'km', many: 'km' })).toBe('Rider 1 rode 19 km in one move on stage 2.');
  });

  test('knows its ordinals', () => {
    const winners = [{ entrant: 0, why: { stage: 2, from: 22, to: 3 } }];
    expect(sayMemory({ id: 'best-comeback', of: 'riders', winners }, names).sentences).toEqual([
      'Rider 1 was 22nd in the general classification after stage 2 and is 3rd now.',
    ]);
  });

  test('of a tour that is over speaks in the past', () => {
    const said = (id: MemoryId, why: Readonly<Record<string, number | string>>) =>
      sayMemory({ id, of: 'riders', winners: [{ entrant: 0, why }] }, names, {}, true).sentences[0];
    expect(said('best-comeback', { stage: 2, from: 22, to: 3 })).toBe(
      'Rider 1 was 22nd in the general classification after stage 2 and finished 3rd.',
    );
    expect(said('closest-tour', { second: 2, gap: 75, measure: 'seconds' })).toBe('Rider 1 beat Rider 3 by 1′15″.');
    expect(said('lanterne-rouge', { of: 12, gap: 300, measure: 'seconds' })).toBe(
      'Rider 1 finished last of 12 riders, 5′00″ behind the winner.',
    );
  });
});

test('what a tour refuses is a sentence', () => {
  expect(say({ reason: 'stage-waits', with: { stage: 3, open: 2 } })).toBe('Stage 3 waits until stage 2 is finished.');
  expect(say({ reason: 'is-home', with: { rider: 1 } }, undefined, names)).toBe('Rider 2 has finished already.');
});

test('seconds below nothing have a sign', () => {
  expect(sayValue('seconds', -70)).toBe('−1′10″');
});

test('a rider of a tour goes by their own name, else by their team and number', () => {
  const game = losCiclistas as unknown as Game;
  const seats = ['Red', 'Blue'].map((name) => ({ name, colour: name.toLowerCase(), player: 'person' }));
  const names = namesInTour(game, { seats, riders: ['Kim', '', '', '', '', ''], stages: [{ options: { players: 2 } }] });
  expect([names.rider(0), names.rider(1), names.seat(1), names.team(1)]).toEqual(['Kim', 'Red 2', 'Blue', 'Blue']);
});
