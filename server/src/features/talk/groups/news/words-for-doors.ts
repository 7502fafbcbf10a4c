import { invitePath } from '@firstlight/contract/talk/groups/invite-code.ts';
import type { Context } from '../../../../core/context.ts';
import type { Line, LineWords } from '../../../../core/notifications/notification-kind.ts';
import { findNames } from '../../../people/accounts/find-names.ts';
import { placeOfCode } from '../invites/code-cells.ts';
import { countAskers, listAskedGroups, listInviteNews } from './doors.queries.ts';

type Words = Promise<Map<string, LineWords>>;

/** Who invites to which group, and the way in. */
export async function wordsForInvites(ctx: Context, readerId: string, lines: readonly Line[]): Words {
  const invites = await listInviteNews(ctx.db, readerId, subjectsOf(lines));
  const sealed = invites.map((invite) => ({ place: placeOfCode(invite), cell: invite.code }));
  const codes = await ctx.vault.unsealAll(ctx.db, sealed);
  const places = new Map(
    invites.map((invite, index) => [
      invite.id,
      { about: aboutGroup(invite), path: invitePath(codes[index] ?? '') },
    ]),
  );
  return worded(ctx, lines, ({ subjectId }) => places.get(subjectId));
}

/** Who asked last, how many wait, and where they are answered. */
export async function wordsForRequests(ctx: Context, _readerId: string, lines: readonly Line[]): Words {
  const groups = new Map(
    (await countAskers(ctx.db, subjectsOf(lines))).map((group) => [group.groupId, group]),
  );
  return worded(ctx, lines, ({ subjectId, isUnread }) => {
    const group = groups.get(subjectId);
    return (
      group && {
        about: aboutGroup(group),
        path: `/groups/${subjectId}?view=requests`,
        ...(isUnread && group.count > 0 && { count: group.count }),
      }
    );
  });
}

/** Where the reader asked; who answered is not told. */
export async function wordsForAnswers(ctx: Context, readerId: string, lines: readonly Line[]): Words {
  const groups = new Map(
    (await listAskedGroups(ctx.db, readerId, subjectsOf(lines))).map((group) => [group.id, group]),
  );
  return worded(ctx, lines, ({ subjectId }) => {
    const group = groups.get(subjectId);
    return group && { about: aboutGroup(group), path: `/groups/${group.groupId}` };
  });
}

const aboutGroup = ({ groupId, groupName }: { groupId: string; groupName: string }) => ({
  id: groupId,
  name: groupName,
});

const subjectsOf = (lines: readonly Line[]): string[] => [
  ...new Set(lines.map(({ subjectId }) => subjectId)),
];

async function worded(
  { db }: Context,
  lines: readonly Line[],
  wordsOf: (line: Line) => Omit<LineWords, 'actor'> | undefined,
): Words {
  const names = await findNames(db, [
    ...new Set(lines.map(({ actorId }) => actorId).filter((id) => id !== null)),
  ]);
  const words = new Map<string, LineWords>();
  for (const line of lines) {
    const own = wordsOf(line);
    const actor = names.get(line.actorId ?? '');
    if (own)
      words.set(line.id, {
        actor: actor?.isInGoodStanding ? { name: actor.name, username: actor.username } : null,
        ...own,
      });
  }
  return words;
}
