import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import {
  maskedKinds,
  notificationRules,
} from '@firstlight/contract/outreach/notifications/notification-rules.ts';
import type {
  listNotifications as endpoint,
  Notification,
} from '@firstlight/contract/outreach/notifications/notifications.ts';
import * as z from 'zod';
import type { Context, Member } from '../../../../core/context.ts';
import { readCursor, writeCursor } from '../../../../core/cursor.ts';
import { newsPath } from './news-path.ts';
import { listNews } from './notifications.queries.ts';

const cursor = z.tuple([z.iso.datetime(), z.uuid()]);

type Row = Awaited<ReturnType<typeof listNews>>[number];

export async function listNotifications(
  ctx: Context<Member>,
  { only, after }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const limit = notificationRules.pageSize;
  const [happenedAt, id] = after === undefined ? [] : readCursor(cursor, after);
  const rows = await listNews(ctx.db, ctx.actor.id, {
    onlyMentions: only === 'mentions',
    now: ctx.now(),
    after: happenedAt && id ? { happenedAt, id } : undefined,
    limit: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(present),
    next: last ? writeCursor(cursor, [last.happenedAt.toISOString(), last.id]) : null,
  };
}

function present(row: Row): Notification {
  const at = row.happenedAt.toISOString();
  const { actorName: name, actorUsername: username, projectId, projectName, badge, level } = row;
  return {
    id: row.id,
    kind: row.kind,
    count: row.count,
    project: projectId !== null && projectName !== null ? { id: projectId, name: projectName } : null,
    badge: badge !== null && level !== null ? { name: badge, level } : null,
    path: newsPath(row),
    actor: name !== null && username !== null ? { name, username } : null,
    at: maskedKinds.includes(row.kind) ? at.slice(0, 10) : at,
    isRead: row.isRead,
  };
}
