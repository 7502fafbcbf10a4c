import type { ResultOf } from '@firstlight/contract/endpoint.ts';
import type {
  DraftContent,
  listDrafts as endpoint,
} from '@firstlight/contract/showcase/projects/project-drafts.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { listDraftsOf } from './drafts.queries.ts';

export async function listDrafts(ctx: Context<Member>): Promise<ResultOf<typeof endpoint>> {
  const rows = await listDraftsOf(ctx.db, ctx.actor.id);
  return {
    items: rows.map(({ id, content, updatedAt }) => ({
      id,
      content: content as DraftContent,
      updatedAt: updatedAt.toISOString(),
    })),
  };
}
