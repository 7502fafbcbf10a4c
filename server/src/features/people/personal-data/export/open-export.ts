import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { openExport as openEndpoint } from '@firstlight/contract/people/personal-data/personal-data.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { requireOwnExport } from './require-own-export.ts';

/** A link cannot ask for a password: the page asks here first, and follows the link once it may. */
export async function openExport(
  ctx: HttpContext<Member>,
  { id }: InputOf<typeof openEndpoint>,
): Promise<null> {
  await requireOwnExport(ctx, id);
  return null;
}
