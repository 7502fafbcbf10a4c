import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { listAccessRequests as endpoint } from '@firstlight/contract/talk/groups/access-requests.ts';
import { doorLimits } from '@firstlight/contract/talk/groups/door-limits.ts';
import * as z from 'zod';
import type { Context, Member } from '../../../../core/context.ts';
import { readCursor, writeCursor } from '../../../../core/cursor.ts';
import { minuteOf } from '../../../../core/minute-of.ts';
import { groupToModerate } from '../access/visible-group.ts';
import { placeOfRequest } from '../personal/place-of-request.ts';
import { type AskerRow, listAskers } from './requests.queries.ts';

const page = doorLimits.requestsPage;

const place = z.strictObject({ askedAt: z.iso.datetime(), id: z.uuid() });

export async function listAccessRequests(
  ctx: Context<Member>,
  { groupId, after }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const from = after === undefined ? undefined : readCursor(place, after);
  await groupToModerate(ctx, groupId);
  const rows = await listAskers(ctx.db, groupId, {
    after: from && { ...from, askedAt: new Date(from.askedAt) },
    limit: page + 1,
  });
  const shown = rows.slice(0, page);
  const last = rows.length > page ? shown.at(-1) : undefined;
  const texts = await openTexts(ctx, shown);
  return {
    items: shown.map(({ id, username, name, askedAt }) => ({
      id,
      person: { username, name },
      text: texts.get(id) ?? null,
      askedAt: minuteOf(askedAt),
    })),
    next: last ? writeCursor(place, { askedAt: last.askedAt.toISOString(), id: last.id }) : null,
  };
}

async function openTexts({ db, vault }: Context, rows: readonly AskerRow[]): Promise<Map<string, string>> {
  const said = rows.flatMap((row) => (row.text ? [{ row, cell: row.text }] : []));
  const texts = await vault.unsealAll(
    db,
    said.map(({ row, cell }) => ({ place: placeOfRequest(row), cell })),
  );
  return new Map(said.map(({ row }, index) => [row.id, texts[index] ?? '']));
}
