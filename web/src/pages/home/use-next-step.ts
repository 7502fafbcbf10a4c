import type { Notification } from '@firstlight/contract/outreach/notifications/notifications.ts';
import { minimumFeedbackRules } from '@firstlight/contract/rules.ts';
import type { FeedCard } from '@firstlight/contract/trials/feed/feed.ts';
import type { InboxPage } from '@firstlight/contract/trials/feedback/inbox.ts';
import { useQuery } from '@tanstack/react-query';
import { useNotifications } from '../../features/outreach/notifications/notifications.api.ts';
import { useMe } from '../../features/people/accounts/me.api.ts';
import { visitQuery } from '../../features/trials/feed/feed.api.ts';
import { currentCard } from '../../features/trials/feed/visit.ts';
import { everyNote, newestOf } from '../../features/trials/feedback/inbox/inbox.api.ts';

type FeedKind = 'feed' | 'feedFirst' | 'feedMore' | 'feedNext';

interface AnyStep {
  path: string;
  words: { count: number; project: string };
  second?: 'feed' | 'post';
}

/** Where responses wait, what a tester said last stands in place of a sentence of ours. */
type Step =
  | (AnyStep & { kind: 'responses'; quote: { text: string; tester: number } })
  | (AnyStep & { kind: 'reply' | 'credit' | FeedKind | 'post'; quote?: undefined });

/** What waits for this person, the most urgent first; undefined until it is known. */
export function useNextStep(): Step | undefined {
  const me = useMe();
  const makes = Boolean(me) && me?.role !== 'tester';
  const tests = Boolean(me) && me?.role !== 'creator';
  // The rail counts by the same answer.
  const inbox = useQuery({ ...newestOf(everyNote), refetchInterval: false, enabled: makes });
  const news = useNotifications(undefined);
  const earlier = me && !news.isPending && !(makes && inbox.isPending);
  const waiting = earlier ? (responsesIn(inbox.data) ?? newsIn(news.data?.pages[0]?.items ?? [])) : undefined;
  const visit = useQuery({ ...visitQuery, enabled: tests && Boolean(earlier) && !waiting });
  if (!me || !earlier) return undefined;
  const second = tests ? ({ second: 'feed' } as const) : { second: 'post' as const };
  if (waiting) return { ...waiting, ...second };
  if (!tests) return { kind: 'post', path: '/post-project', words: { count: 0, project: '' } };
  if (visit.isPending) return undefined;
  const posts = me.role === 'both' ? { second: 'post' as const } : {};
  return { ...nextCard(visit.data && currentCard(visit.data)), path: '/feed', ...posts };
}

/** What testers wrote that the maker has not put aside, with the latest of it; feedback goes before skip notes. */
function responsesIn(page: InboxPage | undefined): Step | undefined {
  const row = page?.items.find(({ kind }) => kind === 'full') ?? page?.items[0];
  const count = page ? page.counts.full + page.counts.quick : 0;
  if (!row || count === 0) return undefined;
  return {
    kind: 'responses',
    path: '/dashboard?view=projects',
    words: { count, project: row.project.name },
    quote: { text: row.text, tester: row.tester },
  };
}

function newsIn(lines: readonly Notification[]): Step | undefined {
  for (const [kind, of] of [
    ['reply', 'masked_reply'],
    ['credit', 'credit'],
  ] as const) {
    const line = lines.find((one) => one.kind === of && !one.isRead);
    if (line) return { kind, path: line.path, words: { count: 1, project: line.about?.name ?? '' } };
  }
  return undefined;
}

function nextCard(card: FeedCard | undefined): { kind: FeedKind; words: Step['words'] } {
  if (!card) return { kind: 'feed', words: { count: 0, project: '' } };
  const missing = minimumFeedbackRules.total - card.responseCount;
  const kind = card.responseCount === 0 ? 'feedFirst' : missing > 0 ? 'feedMore' : 'feedNext';
  return { kind, words: { count: missing, project: card.name } };
}
