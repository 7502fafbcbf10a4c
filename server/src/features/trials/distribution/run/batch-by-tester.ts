import type { NewOffer } from './offers.queries.ts';

/** Parts of about so many, by tester. Nobody's offers are torn apart: in two parts they would count as two messages. */
export function* batchByTester(offers: readonly NewOffer[], size: number): Generator<NewOffer[]> {
  const byTester = offers.toSorted(
    (one, other) => Number(one.testerId > other.testerId) - Number(one.testerId < other.testerId),
  );
  let from = 0;
  while (from < byTester.length) {
    let end = from + size;
    while (end < byTester.length && byTester[end]?.testerId === byTester[end - 1]?.testerId) end += 1;
    yield byTester.slice(from, end);
    from = end;
  }
}
