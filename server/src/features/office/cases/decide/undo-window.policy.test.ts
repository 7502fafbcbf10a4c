import { expect, it } from 'vitest';
import { isUndoable } from './undo-window.policy.ts';

const decidedAt = new Date('2026-11-17T10:00:00Z');
const after = (ms: number) => new Date(decidedAt.getTime() + ms);
const minutes = 60_000;

it('a decision can be undone for ten minutes and not a moment longer', () => {
  expect(isUndoable({ state: 'undoable', decidedAt }, decidedAt)).toBe(true);
  expect(isUndoable({ state: 'undoable', decidedAt }, after(10 * minutes - 1))).toBe(true);
  expect(isUndoable({ state: 'undoable', decidedAt }, after(10 * minutes))).toBe(false);
});

it.each(['open', 'second', 'closed'] as const)('what is %s cannot be undone', (state) => {
  expect(isUndoable({ state, decidedAt }, decidedAt)).toBe(false);
});

it('what nobody has decided cannot be undone', () => {
  expect(isUndoable({ state: 'undoable', decidedAt: null }, decidedAt)).toBe(false);
});
