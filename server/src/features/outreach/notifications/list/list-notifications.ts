import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import { notificationRules } from '@firstlight/contract/outreach/notifications/notification-rules.ts';
import type {
  listNotifications as endpoint,
  Notification,
} from '@firstlight/contract/outreach/notifications/notifications.ts';
import * as z from 'zod';
import type { Context, Member } from '../../../../core/context.ts';
import { readCursor, writeCursor } from '../../../../core/cursor.ts';
import { addWords, type WordedLine } from './add-words.ts';
import { listLines } from './notifications.queries.ts';

const cursor = z.tuple([z.iso.datetime(), z.uuid()]);

type Row = Awaited<ReturnType<typeof listLines>>[number];

export async function listNotifications(
  ctx: Context<Member>,
  { only, after }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const limit = notificationRules.pageSize;
  const [happenedAt, id] = after === undefined ? [] : readCursor(cursor, after);
  const rows = await listLines(ctx.db, ctx.notificationKinds, ctx.actor.id, {
    onlyMentions: only === 'mentions',
    now: ctx.now(),
    after: happenedAt && id ? { happenedAt, id } : undefined,
    limit: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const lines = await addWords(ctx, ctx.actor.id, shown);
  return {
    items: lines.map((line) => present(line, ctx.notificationKinds[line.kind].isMasked)),
    next: last ? writeCursor(cursor, [last.happenedAt.toISOString(), last.id]) : null,
  };
}

function present(line: WordedLine<Row>, isMasked = false): Notification {
  const at = line.happenedAt.toISOString();
  return {
    id: line.id,
    kind: line.kind,
    count: line.count,
    about: line.about,
    details: line.details,
    path: line.path,
    actor: line.actor,
    at: isMasked ? at.slice(0, 10) : at,
    isRead: line.isRead,
  };
}
