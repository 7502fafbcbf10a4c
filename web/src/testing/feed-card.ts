import type { FeedCard } from '@firstlight/contract/trials/feed/feed.ts';

/** A card as the server sends it; its id ends in the given number. */
export function feedCard(number: number, more: Partial<FeedCard> = {}): FeedCard {
  return {
    id: `0191a5b0-0000-7000-8000-0000000001${String(number).padStart(2, '0')}`,
    name: `Project ${number}`,
    pitch: 'Splits a café’s daily takings between staff the moment the till closes.',
    opening: 'Everybody sees their share before they leave.',
    categories: ['finance', 'local'],
    demoType: 'live',
    language: 'en',
    cover: null,
    owner: { username: 'maya', name: 'Maya Roux' },
    feedbackCount: 6,
    rating: 4.6,
    validated: false,
    publishedAt: '2026-11-15T08:00:00.000Z',
    reason: 'needs_feedback',
    shared: ['local'],
    responseCount: 8,
    isIdea: false,
    ...more,
  };
}
