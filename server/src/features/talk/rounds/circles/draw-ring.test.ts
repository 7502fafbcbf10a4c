import { randomUUID } from 'node:crypto';
import { circleRules } from '@firstlight/contract/rules.ts';
import { describe, expect, it } from 'vitest';
import { drawRing } from './draw-ring.ts';

const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ userId: `u${index}`, projectId: `p${index}` }));
const never = () => false;

describe('a ring drawn by lot', () => {
  it.each([9, circleRules.peopleMin, circleRules.peopleMax])(
    'of %i asks everybody about three others and spares a fourth, and no two ever test each other',
    (count) => {
      const all = entries(count);
      const duties = drawRing(all, never, randomUUID);
      const tests = new Set(
        duties.map(({ userId, projectId }) => `${userId.slice(1)} ${projectId.slice(1)}`),
      );
      for (const { userId, projectId } of all) {
        const own = duties.filter((duty) => duty.userId === userId);
        expect([own.length, own.filter(({ isSpare }) => isSpare).length]).toEqual([4, 1]);
        const asked = duties.filter((duty) => duty.projectId === projectId);
        expect([asked.length, asked.filter(({ isSpare }) => isSpare).length]).toEqual([4, 1]);
        expect(own.some((duty) => duty.projectId === projectId)).toBe(false);
      }
      const mutual = [...tests].filter((pair) => tests.has(pair.split(' ').toReversed().join(' ')));
      expect(mutual).toEqual([]);
    },
  );

  it('asks nobody about what they have answered before', () => {
    const hasAnswered = (userId: string, projectId: string) => userId === 'u1' && projectId !== 'p1';
    const duties = drawRing(entries(13), hasAnswered, randomUUID);
    expect(duties.filter(({ userId }) => userId === 'u1')).toEqual([]);
    expect(duties).toHaveLength(12 * 4);
  });

  it('goes round where somebody can be asked about few', () => {
    const hasAnswered = (userId: string, projectId: string) =>
      userId === 'u1' && ['p2', 'p3'].includes(projectId);
    for (let draw = 0; draw < 20; draw += 1)
      expect(drawRing(entries(13), hasAnswered, randomUUID)).toHaveLength(13 * 4);
  });
});
