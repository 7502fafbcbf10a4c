import type { GroupForm } from '@firstlight/contract/talk/groups/group-form.ts';
import type { Context } from '../../src/core/context.ts';
import { listShownProjects } from '../../src/features/showcase/projects/list-shown-projects.ts';
import { markChannelRead } from '../../src/features/talk/channels/marks/mark-channel-read.ts';
import { createChannel } from '../../src/features/talk/groups/channels/create-channel.ts';
import { joinGroup } from '../../src/features/talk/groups/members/join-group.ts';
import { shareProject } from '../../src/features/talk/groups/projects/share-project.ts';
import { createGroup } from '../../src/features/talk/groups/settings/create-group.ts';
import { memberContext } from '../member-context.ts';
import { daysAgo, type FollowUp, hoursAgo, tellInTurn } from '../story-time.ts';
import { groupsEn } from './groups-en.ts';
import { groupsFr } from './groups-fr.ts';
import { type Line, linesOf, sayLines, type Talk } from './say-lines.ts';

export interface WrittenGroup {
  form: GroupForm;
  owner: string;
  members: readonly string[];
  general: readonly Line[];
  channel?: { name: string; lines: readonly Line[] };
  /** Whose newest project is shared here. */
  shares: readonly string[];
}

/** Two weeks of a group that lives in each language, and a private one that can be asked at. */
export async function seedGroups(ctx: Context, followUp: FollowUp): Promise<void> {
  for (const group of [...groupsEn, ...groupsFr]) await liveIn(ctx, group, followUp);
}

async function liveIn(ctx: Context, group: WrittenGroup, followUp: FollowUp): Promise<void> {
  const { form, owner, members, general, channel, shares } = group;
  const founded = daysAgo(ctx, 16);
  const founder = await memberContext(founded, owner);
  const { id: groupId, members: inside } = await createGroup(founder, form);
  const [first] = inside?.channels ?? [];
  if (!first) throw new Error('A group was made without its general channel.');
  for (const [place, username] of members.entries()) {
    const then = await joining(hoursAgo(founded, -place), username);
    await joinGroup(await memberContext(then, username), { groupId });
  }
  const talk: Talk = { channelId: first.id, said: [] };
  await tellInTurn(ctx, linesOf(talk, general), followUp);
  if (channel) {
    const { id } = await createChannel(await memberContext(daysAgo(ctx, 9), owner), {
      groupId,
      name: channel.name,
    });
    await sayLines(ctx, { channelId: id, said: [] }, channel.lines, followUp);
  }
  for (const username of shares) await share(ctx, groupId, username);
  // Its owner has still to read the last two lines.
  const [last, seq] = [general.at(-1), talk.said.at(-3)];
  if (last && seq && last.by !== owner) {
    const reader = await memberContext(hoursAgo(ctx, last.hours), owner);
    await markChannelRead(reader, { channelId: first.id, seq });
  }
}

/** Then, or an hour after they signed up. */
async function joining(ctx: Context, username: string): Promise<Context> {
  const { createdAt } = await ctx.db
    .selectFrom('users')
    .select('createdAt')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  const at = new Date(Math.max(ctx.now().getTime(), createdAt.getTime() + 3_600_000));
  return { ...ctx, now: () => at };
}

async function share(ctx: Context, groupId: string, username: string): Promise<void> {
  const maker = await memberContext(daysAgo(ctx, 1), username);
  const { items } = await listShownProjects(ctx, { ownerId: maker.actor.id, after: undefined });
  const [newest] = items;
  if (newest) await shareProject(maker, { groupId, projectId: newest.id });
}
