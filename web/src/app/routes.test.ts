import { expect, test } from 'vitest';
import { routes } from './routes.ts';

test('every page has one name and one address', () => {
  for (const key of ['name', 'path'] as const) {
    const values = routes.map((route) => route[key]);
    expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
  }
});
