import * as z from 'zod';
import type { Context } from '../../../core/context.ts';
import {
  type Line,
  type LineWords,
  notificationKind,
} from '../../../core/notifications/notification-kind.ts';
import { aboutProject } from '../../showcase/projects/about-project.ts';
import { noticesOfClosed, noticesOfOpened } from './acts/notices-of-round.ts';
import { isInGroupOf, isRoundOpen } from './round-news.queries.ts';
import { roundEvents } from './rounds.events.ts';
import { listGroupsOfRounds } from './trying.queries.ts';

/** Which project; not in which group: lines are mailed, and of a private one not even its name leaves the site. */
async function wordsForRounds(
  ctx: Context,
  readerId: string,
  lines: readonly Line[],
): Promise<Map<string, LineWords>> {
  const words = await aboutProject.wordsFor(ctx, readerId, lines);
  const groups = await listGroupsOfRounds(
    ctx.db,
    lines.map(({ subjectId }) => subjectId),
  );
  return new Map(
    lines.flatMap(({ id, subjectId }) => {
      const [own, groupId] = [words.get(id), groups.get(subjectId)];
      return own && groupId ? [[id, { ...own, path: `/groups/${groupId}?view=rounds` }] as const] : [];
    }),
  );
}

export const roundNotifications = {
  round_opened: notificationKind({
    on: roundEvents.opened,
    event: { roundId: z.uuid() },
    to: noticesOfOpened,
    bundleBy: ({ roundId }) => roundId,
    isShown: ({ subjectId }, readerId) => isInGroupOf(subjectId, readerId),
    isLive: ({ subjectId }, _readerId, now) => isRoundOpen(subjectId, now),
    wordsFor: wordsForRounds,
    place: 68,
    mail: 'on',
    push: 'never',
  }),
  round_closed: notificationKind({
    on: roundEvents.closed,
    event: { roundId: z.uuid() },
    to: noticesOfClosed,
    bundleBy: ({ roundId }) => roundId,
    isShown: ({ subjectId }, readerId) => isInGroupOf(subjectId, readerId),
    wordsFor: wordsForRounds,
    place: 69,
    mail: 'on',
    push: 'never',
  }),
};
