import type { Journal } from './journal.ts';

const day = 86_400_000;

/** The journal as it would be if profiles said at once and exactly how often somebody was credited. */
export function withCountedCredits(journal: Journal, authors: ReadonlyMap<string, string>): Journal {
  const credited = Map.groupBy(
    [...journal.notes.values()].flatMap(({ id, acts }) =>
      acts.filter(({ what }) => what === 'credit').map(({ at }) => ({ at, author: authors.get(id) ?? '' })),
    ),
    ({ author }) => author,
  );
  const profiles = new Map(
    [...journal.profiles].map(([username, pages]) => [
      username,
      pages.map((page) => {
        const credits = (credited.get(username) ?? []).filter(({ at }) => at <= page.on).length;
        return { ...page, isGone: false, counters: { ...page.counters, iterationsInspired: credits } };
      }),
    ]),
  );
  return { ...journal, profiles };
}

/** The journal as it would be if the page of whoever wrote it went for a day with each note that is taken down. */
export function withPagesThatGo(journal: Journal, authors: ReadonlyMap<string, string>): Journal {
  const down = Map.groupBy([...journal.decided], ([id]) => authors.get(id) ?? '');
  const profiles = new Map(
    [...journal.profiles].map(([username, pages]) => [
      username,
      pages.map((page) => ({
        ...page,
        isGone: (down.get(username) ?? []).some(([, { at }]) => page.on > at && page.on < at + 2 * day),
      })),
    ]),
  );
  return { ...journal, profiles };
}

/** The journal as it would be if a tester's number followed the age of their account. */
export function withNumbersByAge(journal: Journal, authors: ReadonlyMap<string, string>): Journal {
  const ages = new Map(
    [...journal.joinedOn.entries()]
      .toSorted(([, one], [, other]) => (one < other ? -1 : 1))
      .map(([username], place) => [username, place]),
  );
  const notes = [...journal.notes.values()].map((note) => ({
    ...note,
    tester: ages.get(authors.get(note.id) ?? '') ?? 0,
  }));
  return { ...journal, notes: new Map(notes.map((note) => [note.id, note])) };
}
