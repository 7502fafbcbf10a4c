import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { listOwnProjects as endpoint } from '@firstlight/contract/showcase/projects/projects.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { ownedPage } from '../write/owned-page.ts';
import { presentOwnProject } from './projects.presenter.ts';

export async function listOwnProjects(
  ctx: Context<Member>,
  { deleted, after }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const which = deleted === 'true' ? 'deleted' : 'standing';
  const { rows, next } = await ownedPage(ctx.db, { ownerId: ctx.actor.id, which }, after);
  return { items: rows.map(presentOwnProject), next };
}
