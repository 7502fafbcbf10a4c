import fc from 'fast-check';
import { expect, it } from 'vitest';
import { batchByTester } from './batch-by-tester.ts';

const offer = fc.record({
  testerId: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  projectId: fc.uuid(),
  chance: fc.double({ min: 0, max: 1, noNaN: true }),
  attempt: fc.constantFrom<1 | 2>(1, 2),
});

it('keeps every offer, and all of one tester together', () => {
  fc.assert(
    fc.property(fc.array(offer, { maxLength: 40 }), fc.integer({ min: 1, max: 10 }), (offers, size) => {
      const batches = [...batchByTester(offers, size)];
      expect(batches.flat()).toHaveLength(offers.length);
      expect(new Set(batches.flat())).toEqual(new Set(offers));
      const testers = batches.flatMap((batch) => [...new Set(batch.map(({ testerId }) => testerId))]);
      expect(new Set(testers).size).toBe(testers.length);
    }),
  );
});

it('makes no batch longer than it must', () => {
  const offers = ['a', 'a', 'b', 'b', 'b', 'c'].map((testerId, at) => ({
    testerId,
    projectId: String(at),
    chance: 0.5,
    attempt: 1 as const,
  }));
  expect([...batchByTester(offers, 3)].map((batch) => batch.length)).toEqual([5, 1]);
});
