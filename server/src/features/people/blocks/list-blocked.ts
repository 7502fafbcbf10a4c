import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import { blockLimits } from '@firstlight/contract/people/blocks/block-limits.ts';
import type { listBlocked as endpoint } from '@firstlight/contract/people/blocks/blocks.ts';
import { AppError } from '../../../core/app-error.ts';
import type { Context, Member } from '../../../core/context.ts';
import { findCalledPeople } from '../accounts/find-called-people.ts';
import { type BlockRow, findBlock, listBlocksOf } from './blocks.queries.ts';

export async function listBlocked(
  ctx: Context<Member>,
  { after }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const page = { after: after === undefined ? undefined : await placeOf(ctx, after) };
  const rows = await listBlocksOf(ctx.db, ctx.actor.id, { ...page, limit: blockLimits.page + 1 });
  const shown = rows.slice(0, blockLimits.page);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return {
    items: shown.map(({ username, name, since }) => ({
      username,
      name,
      since: since.toISOString().slice(0, 10),
    })),
    next: last?.username ?? null,
  };
}

/** Where the page before ended: with whom. */
async function placeOf({ db, actor }: Context<Member>, username: string): Promise<BlockRow> {
  const [id] = await findCalledPeople(db, [username]);
  const found = id && (await findBlock(db, actor.id, id));
  if (!found) throw new AppError('request.invalid', { fields: ['after'] });
  return found;
}
