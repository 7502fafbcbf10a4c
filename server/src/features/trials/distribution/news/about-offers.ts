import type { KindRules } from '../../../../core/notifications/notification-kind.ts';
import { aboutProject } from '../../../showcase/projects/about-project.ts';
import { hasOpenOffer, isUnreadAndOpenOr, listOpenOffers } from './open-offers.queries.ts';

/**
 * An unread invitation speaks of the offers that are still open and is over with the last of them. It leads to the feed,
 * where its reader's coming is noticed; the latest of the projects has its card in focus there.
 */
export const aboutOffers: Required<Pick<KindRules, 'isShown' | 'isLive' | 'wordsFor'>> = {
  isShown: (columns, readerId, now) =>
    isUnreadAndOpenOr(columns, readerId, now, aboutProject.isShown(columns, readerId, now)),
  isLive: ({ subjectId }, readerId, now) => hasOpenOffer(subjectId, readerId, now),
  async wordsFor(ctx, readerId, lines) {
    const runs = lines.filter(({ isUnread }) => isUnread).map(({ subjectId }) => subjectId);
    const offers = await listOpenOffers(ctx.db, readerId, runs, ctx.now());
    const open = new Map(offers.map((offer) => [offer.runId, offer]));
    const latest = lines.map((line) => ({
      ...line,
      aboutId: open.get(line.subjectId)?.projectId ?? line.aboutId,
    }));
    const words = await aboutProject.wordsFor(ctx, readerId, latest);
    for (const { id, subjectId, aboutId } of latest) {
      const line = words.get(id);
      const count = open.get(subjectId)?.count;
      if (line) words.set(id, { ...line, path: `/feed?project=${aboutId}`, ...(count && { count }) });
    }
    return words;
  },
};
