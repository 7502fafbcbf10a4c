import type { Profile } from '@firstlight/contract/reputation/profiles/profiles.ts';
import type { Context, Member } from '../../../core/context.ts';
import { readMerits } from '../merits/read-merits.ts';
import { presentProfile } from './profiles.presenter.ts';
import { visiblePerson } from './visible-person.ts';

export async function readProfile(
  ctx: Context<Member>,
  { username }: { username: string },
): Promise<Profile> {
  const person = await visiblePerson(ctx, username);
  return presentProfile(person, await readMerits(ctx, person.id), ctx.actor.id);
}
