import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { ProjectHead } from '@firstlight/contract/showcase/projects/project-head.ts';
import type { listInbox as endpoint, InboxRow } from '@firstlight/contract/trials/feedback/inbox.ts';
import { inboxLimits } from '@firstlight/contract/trials/feedback/inbox-limits.ts';
import * as z from 'zod';
import type { Context, Member } from '../../../../core/context.ts';
import { readCursor, writeCursor } from '../../../../core/cursor.ts';
import { standingOf } from '../../../people/accounts/require-standing.ts';
import { findProjectHeads } from '../../../showcase/projects/find-project-heads.ts';
import { type FeedbackRow, findFeedbackRows } from '../give/feedback.queries.ts';
import {
  countInbox,
  findSkipNotes,
  type InboxPlace,
  type InboxSkip,
  listInboxPlaces,
} from './inbox.queries.ts';

const cursor = z.tuple([z.iso.date(), z.int32(), z.uuid()]);

/** What is new on all projects of one's own: shown to the maker already, and not put aside by them. */
export async function listInbox(
  ctx: Context<Member>,
  { kind, projectId, after }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const { db, actor } = ctx;
  const filter = { ownerId: actor.id, kind, projectId };
  const [givenOn, shuffle, id] = after === undefined ? [] : readCursor(cursor, after);
  const position = givenOn && shuffle !== undefined && id ? { givenOn, shuffle, id } : undefined;
  const places = await listInboxPlaces(db, filter, { after: position, limit: inboxLimits.page + 1 });
  const shown = places.slice(0, inboxLimits.page);
  const last = places.length > shown.length ? shown.at(-1) : undefined;
  const { standing } = await standingOf(db, actor.id);
  return {
    items: await rowsAt(ctx, shown),
    next: last ? writeCursor(cursor, [last.givenOn, last.shuffle, last.id]) : null,
    counts: await countInbox(db, filter, inboxLimits.countedTo + 1),
    can: { answer: standing !== 'suspended' },
  };
}

async function rowsAt(ctx: Context, places: readonly InboxPlace[]): Promise<InboxRow[]> {
  const idsOf = (kind: InboxPlace['kind']) =>
    places.filter((place) => place.kind === kind).map(({ id }) => id);
  const heads = await findProjectHeads(
    ctx,
    places.map(({ projectId }) => projectId),
  );
  const full = await findFeedbackRows(ctx.db, idsOf('full'));
  const quick = await findSkipNotes(ctx.db, ctx.vault, idsOf('quick'));
  const rows = new Map<string, InboxRow>();
  for (const row of full) {
    const head = heads.get(row.projectId);
    if (head) rows.set(row.id, presentFull(row, head));
  }
  for (const row of quick) {
    const head = heads.get(row.projectId);
    if (head) rows.set(row.id, presentQuick(row, head));
  }
  return places.map(({ id }) => rows.get(id)).filter((row) => row !== undefined);
}

function presentFull(row: FeedbackRow, project: ProjectHead): InboxRow {
  return {
    kind: 'full',
    id: row.id,
    project,
    tester: row.testerNumber,
    text: row.comment,
    rating: row.rating,
    answers: row.answers,
    evidence: row.evidence,
    isCounted: row.uncountedFor === null,
    isHelpful: row.mark === 'helpful',
    isRetested: row.isRetested,
    day: row.givenOn,
  };
}

function presentQuick(row: InboxSkip, project: ProjectHead): InboxRow {
  return {
    kind: 'quick',
    id: row.id,
    project,
    tester: row.testerNumber,
    text: row.note,
    reason: row.reason,
    day: row.givenOn,
  };
}
