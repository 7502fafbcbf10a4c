import { expect, it } from 'vitest';
import { judgeFairness, judgeMails, judgeModeration, worstCategories } from './judge-office.ts';

it('judges fairness by the last week that is known', () => {
  const week = (gini: number | null) => ({ week: '2026-11-09', projects: 1, validated: 0, gini });
  const days = { count: 0, median: null, ninetieth: null };
  expect(judgeFairness({ weeks: [week(0.5), week(0.3), week(null)], days })).toEqual({
    gini: 0.3,
    isFalling: true,
    isKnown: true,
    isGood: true,
  });
  expect(judgeFairness({ weeks: [], days })).toMatchObject({ gini: null, isKnown: false });
});

it('names the categories that are late most often, but none with a handful of projects', () => {
  const categories = [
    { category: 'food' as const, projects: 10, notes: 0, onTime: 9 },
    { category: 'ai' as const, projects: 10, notes: 0, onTime: 5 },
    { category: 'dev' as const, projects: 4, notes: 0, onTime: 0 },
  ];
  expect(worstCategories({ categories }, 1)).toEqual([{ category: 'ai', share: 0.5 }]);
});

it('finds the kinds of mail that are refused too often', () => {
  const kinds = [
    { kind: 'news' as const, sent: 97, refused: 3, uncertain: 0 },
    { kind: 'letter' as const, sent: 990, refused: 10, uncertain: 0 },
    { kind: 'contact' as const, sent: 1, refused: 1, uncertain: 0 },
  ];
  const { short, isGood } = judgeMails({ kinds });
  expect(short.map(({ kind }) => kind)).toEqual(['news']);
  expect(isGood).toBe(false);
});

it('says nothing of moderation below twenty decisions', () => {
  const of = (decided: number, late: number) => judgeModeration({ decided, late });
  expect(of(15, 15).isKnown).toBe(false);
  expect(of(50, 5)).toEqual({ share: 0.1, isKnown: true, isGood: true });
  expect(of(50, 10).isGood).toBe(false);
});
