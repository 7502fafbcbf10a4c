import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type {
  askForAccess as endpoint,
  OwnAccessRequest,
} from '@firstlight/contract/talk/groups/access-requests.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, HttpContext, Member } from '../../../../core/context.ts';
import { inTransaction, type TransactionContext } from '../../../../core/transaction.ts';
import { isViolationOf } from '../../../../db/is-violation-of.ts';
import { keepAccount } from '../../../people/accounts/keep-account.ts';
import { requireStanding } from '../../../people/accounts/require-standing.ts';
import { findGroupRow, holdGroup } from '../access/groups.queries.ts';
import { visibleGroup } from '../access/visible-group.ts';
import { groupEvents } from '../groups.events.ts';
import { invitedGroup } from '../invites/invited-group.ts';
import { takeUse } from '../invites/invites.queries.ts';
import { placeOfRequest } from '../personal/place-of-request.ts';
import { againAt, presentOwnRequest } from './present-own-request.ts';
import { findLastRequest, insertRequest } from './requests.queries.ts';

type Input = InputOf<typeof endpoint>;

/** At a private group that one finds, or by a code at one that nobody finds. */
export async function askForAccess(ctx: HttpContext<Member>, input: Input): Promise<OwnAccessRequest> {
  await requireStanding(ctx.db, ctx.actor);
  const inviteId = await openDoor(ctx, input);
  return inTransaction(ctx, async (tx) => {
    await keepAccount(tx, ctx.actor.id);
    // The group before its invites, as a ban holds them: neither waits for the other.
    await holdGroup(tx.db, input.groupId, 'join');
    if (inviteId && !(await takeUse(tx.db, inviteId, tx.now()))) throw new AppError('groups.invite_invalid');
    return presentOwnRequest(await store(tx, input));
  }).catch((error: unknown) => {
    // Asked twice at once: the other one waits.
    if (isViolationOf(error, 'access_requests_pending')) throw new AppError('groups.already_asked');
    throw error;
  });
}

/** The invite by which one asks; null: the group is there for whoever looks. */
async function openDoor(ctx: HttpContext<Member>, { groupId, code }: Input): Promise<string | null> {
  if (code === undefined) {
    const { role, canAsk, visibility } = await visibleGroup(ctx, groupId);
    if (role) throw new AppError('groups.already_member');
    // An admin sees the card of a group that is not listed, and asks there like anybody: by an invite.
    if (!canAsk) throw new AppError(visibility === 'public' ? 'groups.no_need_to_ask' : 'groups.not_found');
    return null;
  }
  const { invite, group } = await invitedGroup(ctx, code);
  if (invite.groupId !== groupId) throw new AppError('groups.invite_invalid');
  if (group.role) throw new AppError('groups.already_member');
  return invite.id;
}

/** While the group is held nobody is banned from it: a ban that came first is seen. */
async function store(tx: TransactionContext<Context<Member>>, { groupId, text }: Input) {
  const userId = tx.actor.id;
  const group = await findGroupRow(tx.db, userId, groupId);
  if (!group || group.isBanned || group.deletedAt || group.takenDownAt)
    throw new AppError('groups.not_found');
  const last = await findLastRequest(tx.db, { groupId, userId });
  if (last?.state === 'pending') throw new AppError('groups.already_asked');
  if (last && againAt(last.askedAt) > tx.now()) throw new AppError('groups.asked_lately');
  const id = tx.newId();
  const askedAt = tx.now();
  const sealed = text ? await tx.vault.seal(tx.db, placeOfRequest({ id, groupId }), text) : null;
  await insertRequest(tx.db, { id, groupId, userId, text: sealed, askedAt });
  // Of somebody whom nobody sees, nobody hears.
  if (group.isSeenAsGood) {
    tx.record(groupEvents.accessAsked, { requestId: id, groupId });
    tx.record(groupEvents.changed, { groupId });
  }
  return { state: 'pending' as const, askedAt };
}
