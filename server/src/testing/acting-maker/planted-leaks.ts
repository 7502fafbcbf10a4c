import type { Journal } from './journal.ts';

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
        return { ...page, counters: { ...page.counters, iterationsInspired: credits } };
      }),
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
