import type { ResultOf } from '@firstlight/contract/endpoint.ts';
import type { listOwnProviders as listEndpoint } from '@firstlight/contract/people/accounts/providers.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { listLinksOf } from './linked-providers.queries.ts';
import { offeredProviders } from './list-providers.ts';
import { presentLink } from './present-link.ts';

export async function listOwnProviders(ctx: HttpContext<Member>): Promise<ResultOf<typeof listEndpoint>> {
  const { id } = ctx.actor;
  return {
    linked: (await listLinksOf(ctx.db, ctx.vault, id)).map(presentLink),
    offered: offeredProviders(ctx),
  };
}
