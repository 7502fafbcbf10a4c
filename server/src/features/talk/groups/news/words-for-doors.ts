import { invitePath } from '@firstlight/contract/talk/groups/invite-code.ts';
import type { Context } from '../../../../core/context.ts';
import type { Line, LineWords } from '../../../../core/notifications/notification-kind.ts';
import { findNames } from '../../../people/accounts/find-names.ts';
import { placeOfCode } from '../invites/code-cells.ts';
import { countAskers, listAskedGroups, listInviteNews } from './doors.queries.ts';

type Words = Promise<Map<string, LineWords>>;

/** Who invites, and the way in. The group has no name here: a private one’s would stand in mails. */
export async function wordsForInvites(ctx: Context, readerId: string, lines: readonly Line[]): Words {
  const invites = await listInviteNews(ctx.db, readerId, subjectsOf(lines));
  const sealed = invites.map((invite) => ({ place: placeOfCode(invite), cell: invite.code }));
  const codes = await ctx.vault.unsealAll(ctx.db, sealed);
  const paths = new Map(invites.map(({ id }, index) => [id, invitePath(codes[index] ?? '')]));
  return worded(ctx, lines, ({ subjectId }) => {
    const path = paths.get(subjectId);
    return path === undefined ? undefined : { path };
  });
}

/** Who asked last, how many wait, and where they are answered. */
export async function wordsForRequests(ctx: Context, _readerId: string, lines: readonly Line[]): Words {
  const waiting = new Map(
    (await countAskers(ctx.db, subjectsOf(lines))).map(({ groupId, count }) => [groupId, count]),
  );
  return worded(ctx, lines, ({ subjectId, isUnread }) => {
    const count = waiting.get(subjectId);
    return { path: `/groups/${subjectId}?view=requests`, ...(isUnread && count !== undefined && { count }) };
  });
}

/** Where one asked; by whom it was answered is not told. */
export async function wordsForAnswers(ctx: Context, readerId: string, lines: readonly Line[]): Words {
  const groups = new Map(
    (await listAskedGroups(ctx.db, readerId, subjectsOf(lines))).map(({ id, groupId }) => [id, groupId]),
  );
  return worded(ctx, lines, ({ subjectId }) => {
    const groupId = groups.get(subjectId);
    return groupId === undefined ? undefined : { path: `/groups/${groupId}` };
  });
}

const subjectsOf = (lines: readonly Line[]): string[] => [
  ...new Set(lines.map(({ subjectId }) => subjectId)),
];

async function worded(
  { db }: Context,
  lines: readonly Line[],
  wordsOf: (line: Line) => Pick<LineWords, 'path' | 'count'> | undefined,
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
        about: null,
        actor: actor?.isInGoodStanding ? { name: actor.name, username: actor.username } : null,
        ...own,
      });
  }
  return words;
}
