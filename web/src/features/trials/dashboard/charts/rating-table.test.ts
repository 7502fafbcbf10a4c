import { expect, it } from 'vitest';
import { ratingTable } from './rating-table.ts';

it('says in words what the drawing shows: each day once, with its rating and its changes', () => {
  const history = {
    from: '2026-11-01',
    until: '2026-11-11',
    before: null,
    days: [
      { day: '2026-11-03', count: 1, rating: 3.75 },
      { day: '2026-11-09', count: 2, rating: 3.9 },
    ],
    changes: [
      { kind: 'edit', day: '2026-11-05' },
      { kind: 'edit', day: '2026-11-09' },
      { kind: 'iteration', day: '2026-11-09' },
    ] as const,
  };
  const words = {
    head: { day: 'Day', rating: 'Rating', came: 'Notes', change: 'Change' },
    changes: { edit: 'Edit', iteration: 'Iteration' },
    day: (day: string) => day.slice(8),
    number: String,
  };
  expect(ratingTable({ ...history, changes: [...history.changes] }, words)).toEqual({
    head: ['Day', 'Rating', 'Notes', 'Change'],
    rows: [
      ['03', '3.75', '1', ''],
      ['05', '', '', 'Edit'],
      ['09', '3.9', '2', 'Edit, Iteration'],
    ],
  });
});
