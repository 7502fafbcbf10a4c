import type { Notification } from '@firstlight/contract/outreach/notifications/notifications.ts';
import { useNotifications } from '../../features/outreach/notifications/notifications.api.ts';
import { useMe } from '../../features/people/accounts/me.api.ts';

interface Step {
  kind: 'responses' | 'reply' | 'credit' | 'feed' | 'post';
  path: string;
  words: { count: number; project: string };
  second?: 'feed' | 'post';
}

/** What waits for this person, the most urgent first; undefined until it is known. */
export function useNextStep(): Step | undefined {
  const me = useMe();
  const news = useNotifications(undefined);
  if (!me || news.isPending) return undefined;
  const tests = me.role !== 'creator';
  const second = tests ? ({ second: 'feed' } as const) : { second: 'post' as const };
  const unread = news.data?.pages[0]?.items.filter(({ isRead }) => !isRead) ?? [];

  const responses = unread.filter(({ kind }) => kind === 'feedback' || kind === 'retest');
  if (responses.length > 0) {
    return { kind: 'responses', path: '/dashboard', words: wordsOf(responses), ...second };
  }
  for (const [kind, of] of [
    ['reply', 'masked_reply'],
    ['credit', 'credit'],
  ] as const) {
    const line = unread.find((one) => one.kind === of);
    if (line) return { kind, path: line.path, words: wordsOf([line]), ...second };
  }
  if (tests) {
    const posts = me.role === 'both' ? { second: 'post' as const } : {};
    return { kind: 'feed', path: '/feed', words: wordsOf([]), ...posts };
  }
  return { kind: 'post', path: '/post-project', words: wordsOf([]) };
}

function wordsOf(lines: Notification[]): Step['words'] {
  return {
    count: lines.reduce((sum, { count }) => sum + count, 0),
    project: lines[0]?.project?.name ?? '',
  };
}
