import type { FeedCard } from '@firstlight/contract/trials/feed/feed.ts';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Thanked } from '../../../parts/feedback/thanks.tsx';

/** What the feed knows of a card in focus. How a project looks and how it is tried, the page knows. */
export interface DrawnCard {
  card: FeedCard;
  article: ComponentPropsWithRef<'article'>;
  ids: { title: string; pitch: string };
  why: ReactNode;
  facts: string;
  actions: (test: ReactNode) => ReactNode;
  onAnswered: (thanked: Thanked) => void;
}

export type DrawCard = (drawn: DrawnCard) => ReactNode;
