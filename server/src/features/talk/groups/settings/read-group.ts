import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import type { readGroup as endpoint } from '@firstlight/contract/talk/groups/groups.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { presentGroup } from '../access/present-group.ts';
import { visibleGroup } from '../access/visible-group.ts';

export async function readGroup(ctx: Context<Member>, { groupId }: InputOf<typeof endpoint>): Promise<Group> {
  return presentGroup(ctx, await visibleGroup(ctx, groupId));
}
