import { AppError } from '../../../core/app-error.ts';
import type { Context, Member } from '../../../core/context.ts';
import { findProfileByUsername, type ProfiledPerson } from '../../people/accounts/find-profile.ts';
import { mayView } from './profiles.policy.ts';

/** A name that somebody gave up is an unknown one: it leads nobody to who had it. */
export async function visiblePerson(ctx: Context<Member>, username: string): Promise<ProfiledPerson> {
  const person = await findProfileByUsername(ctx, username);
  if (!person) throw new AppError('profiles.not_found');
  if (!mayView(person, ctx.actor.id)) throw new AppError('profiles.private');
  return person;
}
