import { expect, test } from 'vitest';
import { feedCard } from '../../../testing/feed-card.ts';
import {
  cardsAhead,
  currentCard,
  finish,
  openVisit,
  placeOf,
  postpone,
  reopen,
  spend,
  step,
} from './visit.ts';

const cards = [1, 2, 3].map((number) => feedCard(number));
const [first, second, third] = cards.map(({ id }) => id) as [string, string, string];
const visit = openVisit({ visit: crypto.randomUUID(), interestsNeeded: false, cards });

test('begins at the first card, and an empty one at none', () => {
  expect(currentCard(visit)?.id).toBe(first);
  expect(openVisit({ visit: null, interestsNeeded: true, cards: [] }).current).toBeNull();
});

test('after the first of three comes the second of three', () => {
  const after = finish(visit, first);
  expect(after.current).toBe(second);
  expect(placeOf(after, second)).toBe(2);
  expect(after.cards).toHaveLength(3);
});

test('moving passes over what is done, and stays at either end', () => {
  const atThird = step(finish(step(visit, 1), second), 1);
  expect(atThird.current).toBe(third);
  expect(step(atThird, 1).current).toBe(third);
  expect(step(atThird, -1).current).toBe(first);
  expect(step(visit, -1).current).toBe(first);
});

test('what was passed over comes again once the end is done, and then the visit is over', () => {
  const atThird = step(step(visit, 1), 1);
  const wrapped = finish(atThird, third);
  expect(wrapped.current).toBe(first);
  expect(finish(finish(wrapped, first), second).current).toBeNull();
});

test('a card that comes back is at its old place and moves nobody, unless nothing else is there', () => {
  const skipped = finish(visit, first);
  const back = reopen(skipped, first);
  expect(back.current).toBe(second);
  expect(placeOf(back, first)).toBe(1);
  const over = cards.reduce((now, { id }) => finish(now, id), visit);
  expect(reopen(over, second).current).toBe(second);
});

test('a card for later is the last one, and the only card left stays', () => {
  const later = postpone(visit, first);
  expect(later.current).toBe(second);
  expect(cardsAhead(later).map(({ id }) => id)).toEqual([third, first]);
  const onlyThird = finish(finish(visit, first), second);
  expect(postpone(onlyThird, third)).toBe(onlyThird);
});

test('finishing twice counts once', () => {
  expect(finish(finish(visit, first), first).done).toEqual([first]);
});

test('time adds up, and no act loses it', () => {
  const after = finish(spend(spend(visit, 40_000), 30_000), first);
  expect(reopen(after, first).spent).toBe(70_000);
});
