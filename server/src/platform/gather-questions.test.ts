import { describe, expect, it } from 'vitest';
import { gatherQuestions } from './gather-questions.ts';

describe('questions', () => {
  it('are asked at once while nobody waits, and together with all that came meanwhile', async () => {
    const asked: number[][] = [];
    const answering = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const double = gatherQuestions(async (numbers: readonly number[]) => {
      const turn = asked.push([...numbers]) - 1;
      await answering[turn]?.promise;
      return numbers.map((number) => number * 2);
    });
    const answers = [1, 2, 3, 4, 5].map((number) => double(number));
    expect(asked).toEqual([[1], [2]]);
    answering[0]?.resolve();
    expect(await Promise.all([answers[0], answers[2], answers[3], answers[4]])).toEqual([2, 6, 8, 10]);
    expect(asked).toEqual([[1], [2], [3, 4, 5]]);
    answering[1]?.resolve();
    expect(await answers[1]).toBe(4);
  });

  it('that fail are told to those who asked them, and to nobody who comes later', async () => {
    let isBroken = true;
    const same = gatherQuestions(async (words: readonly string[]) => {
      await Promise.resolve();
      if (isBroken) throw new Error('away');
      return words;
    });
    await expect(same('a')).rejects.toThrow('away');
    isBroken = false;
    expect(await same('b')).toBe('b');
  });

  it('are no more at a time than one statement should hold', async () => {
    const sizes: number[] = [];
    const same = gatherQuestions(async (numbers: readonly number[]) => {
      sizes.push(numbers.length);
      await Promise.resolve();
      return numbers;
    }, 10);
    const all = Array.from({ length: 42 }, (_, number) => number);
    expect(await Promise.all(all.map(same))).toEqual(all);
    expect(Math.max(...sizes)).toBe(10);
  });
});
