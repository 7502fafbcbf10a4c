import { randomUUID } from 'node:crypto';
import { circleRules } from '@firstlight/contract/rules.ts';
import { describe, expect, it } from 'vitest';
import { drawDuties } from './draw-duties.ts';

const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ userId: `u${index}`, projectId: `p${index}` }));
const never = () => false;

describe('duties drawn by lot', () => {
  it.each([circleRules.leftMin, circleRules.peopleMin, circleRules.peopleMax])(
    'among %i ask everybody about three others and spare a fourth, and no two ever test each other',
    (count) => {
      const all = entries(count);
      const duties = drawDuties(all, never, randomUUID);
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

  it('ask nobody about what they have answered before', () => {
    const hasAnswered = (userId: string, projectId: string) => userId === 'u1' && projectId !== 'p1';
    const duties = drawDuties(entries(circleRules.peopleMin), hasAnswered, randomUUID);
    expect(duties.filter(({ userId }) => userId === 'u1')).toEqual([]);
    expect(duties).toHaveLength((circleRules.peopleMin - 1) * 4);
  });

  it('are changed where somebody can be asked about few', () => {
    const hasAnswered = (userId: string, projectId: string) =>
      userId === 'u1' && ['p2', 'p3', 'p4', 'p5', 'p6'].includes(projectId);
    for (let draw = 0; draw < 20; draw += 1)
      expect(drawDuties(entries(circleRules.peopleMin), hasAnswered, randomUUID)).toHaveLength(
        circleRules.peopleMin * 4,
      );
  });

  it('tell nobody who stands beside them: two people hardly ever test the same three', () => {
    const all = entries(circleRules.peopleMin);
    let [pairs, alike] = [0, 0];
    for (let draw = 0; draw < 100; draw += 1) {
      const duties = drawDuties(all, never, randomUUID);
      const [first = new Set(), ...others] = all.map(
        ({ userId }) =>
          new Set(duties.filter((duty) => duty.userId === userId).map(({ projectId }) => projectId)),
      );
      pairs += others.length;
      alike += others.filter((tested) => tested.intersection(first).size >= circleRules.duties).length;
    }
    // On a ring it would be one in seven; of all draws it is one in seventy.
    expect(alike / pairs).toBeLessThan(0.05);
  });
});
