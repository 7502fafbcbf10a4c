import type { Figures } from '@firstlight/contract/trials/dashboard/dashboard.ts';

interface Words {
  head: { day: string; rating: string; came: string; change: string };
  changes: Record<'edit' | 'iteration', string>;
  day: (day: string) => string;
  number: (rating: number) => string;
}

/** One row for each day on which something happened, latest last: a rating, a change, or both. */
export function ratingTable({ days, changes }: Figures['history'], words: Words) {
  const happened = [...new Set([...days, ...changes].map(({ day }) => day))].toSorted();
  const rows = happened.map((day) => {
    const rated = days.find((one) => one.day === day);
    const changed = changes.filter((one) => one.day === day).map(({ kind }) => words.changes[kind]);
    return [
      words.day(day),
      rated ? words.number(rated.rating) : '',
      rated ? String(rated.count) : '',
      changed.join(', '),
    ];
  });
  const { head } = words;
  return { head: [head.day, head.rating, head.came, head.change], rows };
}
