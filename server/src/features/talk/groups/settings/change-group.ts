import type { InputOf } from '@firstlight/contract/endpoint.ts';
import { categoryMask } from '@firstlight/contract/showcase/projects/categories.ts';
import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import type { changeGroup as endpoint } from '@firstlight/contract/talk/groups/groups.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { keepAccount } from '../../../people/accounts/keep-account.ts';
import { holdGroup } from '../access/groups.queries.ts';
import { groupToModerate, type VisibleGroup } from '../access/visible-group.ts';
import { groupEvents } from '../groups.events.ts';
import { readGroup } from './read-group.ts';
import { relistGroup, updateGroup } from './settings.queries.ts';
import { writeCard } from './write-card.ts';

type Input = InputOf<typeof endpoint>;

export async function changeGroup(ctx: Context<Member>, input: Input): Promise<Group> {
  const { groupId, categories } = input;
  return inTransaction(ctx, async (tx) => {
    const { isSeenAsGood } = await keepAccount(tx, ctx.actor.id);
    await holdGroup(tx.db, groupId, 'change');
    const group = await groupToModerate(tx, groupId);
    await updateGroup(tx.db, groupId, {
      ...(categories && { categories: categoryMask(categories) }),
      ...seenBy(group, input),
    });
    const { name = group.name, description = group.description } = input;
    if (name !== group.name || description !== group.description)
      await writeCard(tx, { groupId, byId: ctx.actor.id, name, description }, isSeenAsGood);
    await relistGroup(tx.db, groupId);
    tx.record(groupEvents.changed, { groupId });
    return readGroup(tx, { groupId });
  });
}

/** Who may find it: for its owners to say. What is public is found. */
function seenBy(group: VisibleGroup, { visibility = group.visibility, isListed = group.isListed }: Input) {
  const wanted = { visibility, isListed: visibility === 'public' || isListed };
  const isSame = wanted.visibility === group.visibility && wanted.isListed === group.isListed;
  if (!isSame && !group.canOwn) throw new AppError('groups.not_allowed');
  return wanted;
}
