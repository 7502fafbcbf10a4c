import type { Feed, FeedCard } from '@firstlight/contract/trials/feed/feed.ts';

/**
 * One visit to the feed. The order is the server's and stays; what a person does only ticks cards off, or puts one
 * last. Every act is a function from visit to visit, so that a failed one is undone by another.
 */
export interface Visit {
  id: string | null;
  interestsNeeded: boolean;
  cards: FeedCard[];
  /** Skipped or answered, in that order. */
  done: string[];
  /** The card in focus; null once all are done. */
  current: string | null;
  /** Milliseconds that its cards were before somebody's eyes. */
  spent: number;
}

export function openVisit({ visit, interestsNeeded, cards }: Feed): Visit {
  return { id: visit, interestsNeeded, cards, done: [], current: cards[0]?.id ?? null, spent: 0 };
}

export function currentCard(visit: Visit): FeedCard | undefined {
  return visit.cards.find(({ id }) => id === visit.current);
}

/** Counted from one, in an order that keeps its length: after the first of eighteen comes the second of eighteen. */
export function placeOf(visit: Visit, projectId: string): number {
  return visit.cards.findIndex(({ id }) => id === projectId) + 1;
}

/** What is left behind the card in focus, and then what was passed over before it. */
export function cardsAhead(visit: Visit): FeedCard[] {
  const at = visit.cards.findIndex(({ id }) => id === visit.current);
  const around = [...visit.cards.slice(at + 1), ...visit.cards.slice(0, Math.max(at, 0))];
  return around.filter(({ id }) => !visit.done.includes(id));
}

/** What is still to be tried: the card in focus first. */
export function cardsLeft(visit: Visit): FeedCard[] {
  const card = currentCard(visit);
  return card ? [card, ...cardsAhead(visit)] : cardsAhead(visit);
}

/** To the neighbour that is not done; at either end one stays. */
export function step(visit: Visit, by: 1 | -1): Visit {
  const at = visit.cards.findIndex(({ id }) => id === visit.current);
  const way = by === 1 ? visit.cards.slice(at + 1) : visit.cards.slice(0, Math.max(at, 0)).toReversed();
  const next = way.find(({ id }) => !visit.done.includes(id));
  return next ? goTo(visit, next.id) : visit;
}

export function goTo(visit: Visit, projectId: string): Visit {
  return { ...visit, current: projectId };
}

export function finish(visit: Visit, projectId: string): Visit {
  if (visit.done.includes(projectId)) return visit;
  const done = [...visit.done, projectId];
  if (visit.current !== projectId) return { ...visit, done };
  return { ...visit, done, current: cardsAhead(visit)[0]?.id ?? null };
}

/** A finished card is open again, at its old place. Where nothing else is in focus, it is. */
export function reopen(visit: Visit, projectId: string): Visit {
  const done = visit.done.filter((id) => id !== projectId);
  return { ...visit, done, current: visit.current ?? projectId };
}

/** Not a skip: the card comes again at the end of this visit. */
export function postpone(visit: Visit, projectId: string): Visit {
  const card = visit.cards.find(({ id }) => id === projectId);
  const next = cardsAhead(visit)[0];
  if (!card || !next) return visit;
  const cards = [...visit.cards.filter(({ id }) => id !== projectId), card];
  return { ...visit, cards, current: next.id };
}

export function spend(visit: Visit, milliseconds: number): Visit {
  return { ...visit, spent: visit.spent + milliseconds };
}
