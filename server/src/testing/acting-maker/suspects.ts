import type { Journal, NamedAct, SeenNote } from './journal.ts';

/** Somebody who may have written a note: all that the maker has seen of them, made ready to be held against it. */
export interface Suspect {
  username: string;
  /** From 0 to 1, among all suspects. */
  joined: number;
  name: number;
  /** When each counter or badge of their page rose, and when anything did. */
  rises: Map<string, number[]>;
  /** When they changed what their page says in words. */
  rewrote: number[];
  goneAt: number | undefined;
  /** When their page went, and when it came back. */
  went: number[];
  cameBack: number[];
  blocked: { by: string; from: number; to: number }[];
  /** Their counter of feedbacks shared, day by day. */
  shared: { on: number; count: number }[];
  named: NamedAct[];
  answered: number[];
}

export function knownSuspects(journal: Journal, usernames: readonly string[]): Suspect[] {
  const joined = ranks(usernames, (username) => journal.joinedOn.get(username) ?? '');
  const names = ranks(usernames, (username) => username);
  return usernames.map((username) => {
    const pages = journal.profiles.get(username) ?? [];
    const rises = new Map<string, number[]>();
    const rewrote: number[] = [];
    for (const [index, page] of pages.entries()) {
      const before = pages[index - 1];
      if (!before || page.isGone) continue;
      const figures = { ...page.counters, ...page.badges };
      const former = { ...before.counters, ...before.badges };
      for (const [figure, count] of Object.entries(figures)) {
        if (former[figure] === undefined && figure === 'iterationsInspired') add(rises, 'impact', page.on);
        else if (count > (former[figure] ?? 0)) {
          add(rises, figure, page.on);
          add(rises, 'anything', page.on);
        }
      }
      if (page.words !== before.words) rewrote.push(page.on);
    }
    return {
      ...{ username, rises, rewrote },
      joined: joined.get(username) ?? 0,
      name: names.get(username) ?? 0,
      // For good: whoever is sanctioned comes back.
      goneAt: pages.at(-1)?.isGone ? pages.findLast(({ isGone }) => !isGone)?.on : undefined,
      went: pages.filter(({ isGone }, n) => isGone && pages[n - 1]?.isGone === false).map(({ on }) => on),
      cameBack: pages.filter(({ isGone }, n) => !isGone && pages[n - 1]?.isGone === true).map(({ on }) => on),
      blocked: journal.blocked.get(username) ?? [],
      shared: pages.map(({ on, counters }) => ({ on, count: counters['feedbacksShared'] ?? 0 })),
      named: journal.named.get(username) ?? [],
      answered: journal.answered.get(username) ?? [],
    };
  });
}

/** Where each note stands among those of its project, from 0 to 1, by what is told of it. */
export function placesOf(
  notes: readonly SeenNote[],
): Record<'number' | 'place' | 'arrival' | 'id', Map<string, number>> {
  const by = (key: (note: SeenNote) => string | number) => {
    const places = new Map<string, number>();
    for (const beside of Map.groupBy(notes, ({ projectId }) => projectId).values()) {
      for (const [note, place] of ranks(beside, key)) places.set(note.id, place);
    }
    return places;
  };
  return {
    number: by(({ tester }) => tester),
    place: by(({ place }) => place),
    arrival: by(({ seenAt }) => seenAt),
    id: by(({ id }) => id),
  };
}

function ranks<Item>(items: readonly Item[], key: (item: Item) => string | number): Map<Item, number> {
  const sorted = items.toSorted((one, other) => (key(one) < key(other) ? -1 : key(one) > key(other) ? 1 : 0));
  return new Map(sorted.map((item, place) => [item, place / Math.max(1, sorted.length - 1)]));
}

function add(lists: Map<string, number[]>, key: string, at: number): void {
  lists.set(key, [...(lists.get(key) ?? []), at]);
}
