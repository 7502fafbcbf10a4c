import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { listProfileProjects as endpoint } from '@firstlight/contract/reputation/profiles/profiles.ts';
import type { ExplorePage } from '@firstlight/contract/showcase/projects/projects.ts';
import type { Context, Member } from '../../../core/context.ts';
import { listShownProjects } from '../../showcase/projects/list-shown-projects.ts';
import { visiblePerson } from './visible-person.ts';

/** The same for everybody, the owner included; what is hidden stands on the owner's own list. */
export async function listProjects(
  ctx: Context<Member>,
  { username, after }: InputOf<typeof endpoint>,
): Promise<ExplorePage> {
  const { id } = await visiblePerson(ctx, username);
  return listShownProjects(ctx, { ownerId: id, after });
}
