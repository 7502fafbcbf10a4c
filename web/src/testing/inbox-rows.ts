import type { InboxPage, InboxRow } from '@firstlight/contract/trials/feedback/inbox.ts';
import { tidepoolLedger } from './dashboard-figures.ts';

const project = { id: tidepoolLedger.id, name: 'Tidepool', categories: ['local' as const], cover: null };

export const rowNo = (place: number) => `0191a5b0-0000-7000-8000-0000000000f${place}`;

export const fullRow = (place: number): Extract<InboxRow, { kind: 'full' }> => ({
  kind: 'full',
  answers: [],
  id: rowNo(place),
  project,
  tester: place,
  text: `What tester ${place} thought of it, in a sentence or two.`,
  rating: 4,
  evidence: 'used',
  isCounted: true,
  isHelpful: false,
  isRetested: false,
  day: new Date().toISOString().slice(0, 10),
});

export const quickRow: InboxRow = {
  kind: 'quick',
  id: rowNo(9),
  project,
  tester: 9,
  text: 'Who is it for?',
  reason: 'unclear_value',
  day: '2020-01-06',
};

/** A first page that holds everything there is. */
export function inboxPage(items: readonly InboxRow[]): InboxPage {
  const count = (kind: InboxRow['kind']) => items.filter((row) => row.kind === kind).length;
  return {
    items: [...items],
    next: null,
    counts: { full: count('full'), quick: count('quick') },
    can: { answer: true },
  };
}
