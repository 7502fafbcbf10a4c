import type { Profile } from '@firstlight/contract/reputation/profiles/profiles.ts';
import type { Context, Member } from '../../../core/context.ts';
import { findBlocksBetween } from '../../people/blocks/find-blocks-between.ts';
import { readMerits, readOwnMerits } from '../merits/read-merits.ts';
import { presentProfile } from './profiles.presenter.ts';
import { visiblePerson } from './visible-person.ts';

export async function readProfile(
  ctx: Context<Member>,
  { username }: { username: string },
): Promise<Profile> {
  const person = await visiblePerson(ctx, username);
  const { blocked } = await findBlocksBetween(ctx.db, ctx.actor.id, [person.id]);
  const viewer = { id: ctx.actor.id, isBlocking: blocked.has(person.id) };
  const own = person.id === ctx.actor.id ? await readOwnMerits(ctx, person.id) : undefined;
  return presentProfile(person, own ?? (await readMerits(ctx, person.id)), viewer);
}
