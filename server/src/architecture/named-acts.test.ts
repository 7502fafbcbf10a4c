import { endpoints } from '@firstlight/contract/endpoints.ts';
import { expect, it } from 'vitest';

/** What others cannot see at once, or not by whom: settings, sums, what is hidden, and what only the two concerned read. */
const unseen = [
  /^accounts\.(?!edit$|changeUsername$)/,
  /^(personal-data|contact|notifications|distribution|reactions|feed)\./,
  /^feedback\.(?!mark$)/,
  /^projects\.((keep|drop)Draft|readPage)$/,
];

it('says of every act whether everybody sees at once who did it', () => {
  const acts = endpoints.filter(({ method }) => method !== 'GET');
  const undecided = acts.filter(({ name, isNamed }) => !isNamed === !unseen.some((kind) => kind.test(name)));
  expect(undecided.map(({ name }) => name)).toEqual([]);
  expect(acts.filter(({ isNamed }) => isNamed).length).toBeGreaterThan(15);
});
