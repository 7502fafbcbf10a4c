import { accountRules, roundRules } from '@firstlight/contract/rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../core/context.ts';
import type { Db } from '../../../db/database.ts';
import { peopleAs, seenAsGood } from '../../people/accounts/accounts.sql.ts';
import {
  isListed,
  isVisibleTo,
  projectsAs,
  projectsWithOwners,
} from '../../showcase/projects/projects.sql.ts';
import type { ReasonCount } from '../../trials/feedback/settle-round.ts';
import { iterationsAs } from '../../trials/iterations/iterations.sql.ts';
import { groupMembersAs, groupProjectsAs, groupsAs, isGroupThere } from '../groups/groups.sql.ts';

export type RoundState = 'asked' | 'open' | 'closed' | 'cancelled';

export interface RoundRow {
  id: string;
  groupId: string;
  /** One of the projects of a circle. */
  circleId: string | null;
  projectId: string;
  ownerId: string;
  state: RoundState;
  askedBy: string | null;
  openedBy: string | null;
  opensAt: Date | null;
  closesAt: Date | null;
  endedAt: Date | null;
  responsesFrom: number;
  feedbacks: number | null;
  /** In thousandths. */
  rating: number | null;
  skipReasons: readonly ReasonCount[] | null;
  /** The maker's iteration since, while it stands. */
  isIterated: boolean;
}

const roundColumns = sql`rounds.id, rounds.group_id, rounds.circle_id, rounds.project_id, projects.owner_id, rounds.state, rounds.asked_by, rounds.opened_by,
  rounds.opens_at, rounds.closes_at, rounds.ended_at, rounds.responses_from, rounds.feedbacks, rounds.rating, rounds.skip_reasons,
  exists (select from ${iterationsAs('iterations')} where iterations.id = rounds.iteration_id and iterations.deleted_at is null)
    as is_iterated`;

/** Those that are asked for or open, of projects that the reader may see; the open ones first. */
export async function listLiveRounds(db: Db, actor: Actor, groupId: string): Promise<RoundRow[]> {
  const { rows } = await sql<RoundRow>`
    select ${roundColumns} from rounds, ${projectsWithOwners}
    where rounds.group_id = ${groupId} and rounds.circle_id is null and rounds.state in ('asked', 'open') and projects.id = rounds.project_id and ${isVisibleTo(actor)}
    order by rounds.state desc, rounds.asked_at, rounds.id
  `.execute(db);
  return rows;
}

export interface EndedPlace {
  endedAt: Date;
  id: string;
}

/** Those that are over, the latest first. */
export async function listEndedRounds(
  db: Db,
  actor: Actor,
  groupId: string,
  { after, limit }: { after: EndedPlace | undefined; limit: number },
): Promise<RoundRow[]> {
  const beyond = after
    ? sql`and (rounds.ended_at, rounds.id) < (${after.endedAt}::timestamptz, ${after.id}::uuid)`
    : sql``;
  const { rows } = await sql<RoundRow>`
    select ${roundColumns} from rounds, ${projectsWithOwners}
    where rounds.group_id = ${groupId} and rounds.circle_id is null and rounds.ended_at is not null and projects.id = rounds.project_id and ${isVisibleTo(actor)} ${beyond}
    order by rounds.ended_at desc, rounds.id desc limit ${limit}
  `.execute(db);
  return rows;
}

export async function findRound(db: Db, roundId: string): Promise<RoundRow | undefined> {
  const { rows } = await sql<RoundRow>`
    select ${roundColumns} from rounds join ${projectsAs('projects')} on projects.id = rounds.project_id
    where rounds.id = ${roundId}
  `.execute(db);
  return rows[0];
}

/** Held until the transaction ends, and read then: whoever waited sees what has become of it. */
export async function lockRound(db: Db, roundId: string): Promise<RoundRow | undefined> {
  await sql`select from rounds where id = ${roundId} for update`.execute(db);
  return findRound(db, roundId);
}

/** False: there is one that waits already. */
export async function insertAsked(
  db: Db,
  asked: { id: string; groupId: string; projectId: string; askedBy: string; askedAt: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into rounds (id, group_id, project_id, asked_by, asked_at)
    values (${asked.id}, ${asked.groupId}, ${asked.projectId}, ${asked.askedBy}, ${asked.askedAt})
    on conflict (group_id, project_id) where state = 'asked' do nothing returning id
  `.execute(db);
  return rows.length > 0;
}

/** What stands in the way of a round on a project: it has one, or had one lately. */
export async function findHindrance(
  db: Db,
  projectId: string,
  restingSince: Date,
): Promise<'open' | 'rests' | undefined> {
  const { rows } = await sql<{ state: RoundState }>`
    select state from rounds where project_id = ${projectId} and opens_at is not null
      and (state = 'open' or ended_at > ${restingSince}) order by state limit 1
  `.execute(db);
  if (!rows[0]) return undefined;
  return rows[0].state === 'open' ? 'open' : 'rests';
}

export async function countOpen(db: Db, groupId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from rounds where group_id = ${groupId} and circle_id is null and state = 'open'
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Its maker has shared it in the group, and everybody there may see it. */
export async function isShared(db: Db, groupId: string, projectId: string): Promise<boolean> {
  const { rows } = await sql`
    select from ${groupProjectsAs('shared')}, ${projectsWithOwners}
    where shared.group_id = ${groupId} and shared.project_id = ${projectId} and projects.id = shared.project_id and ${isListed}
  `.execute(db);
  return rows.length > 0;
}

/** All that everybody in the group can read on profiles and in its list of members: asking for a round tells nothing of anybody. */
interface RoundPlace {
  groupId: RawBuilder<unknown>;
  projectId: RawBuilder<unknown>;
  ownerId: RawBuilder<unknown>;
}

/**
 * Whether enough people are in a group, besides the maker, of whom each could have written what comes: in good standing,
 * testers, not made up for it the day before, and not there for an earlier round with a result or one that was broken off:
 * in it most may have spoken, and whoever breaks it off chooses the moment.
 * No more of them are looked at than are needed.
 */
const hasEnough = ({ groupId, projectId, ownerId }: RoundPlace, now: Date) => sql<boolean>`((
  select count(*) from (
    select from ${groupMembersAs('members')} join ${peopleAs('users')} on users.id = members.user_id
    where members.group_id = ${groupId} and members.user_id <> ${ownerId} and ${seenAsGood('users')} and users.role <> 'creator'
      and users.created_at <= ${now}::timestamptz - make_interval(days => ${accountRules.youngDays})
      and not exists (
        select from rounds earlier join ${groupMembersAs('there')} on there.group_id = earlier.group_id and there.user_id = users.id
        where earlier.project_id = ${projectId} and (earlier.feedbacks is not null or earlier.state = 'cancelled') and there.joined_at < earlier.ended_at)
    limit ${roundRules.membersMin}
  ) as others) >= ${roundRules.membersMin})`;

export async function areEnough(
  db: Db,
  { groupId, projectId, ownerId }: { groupId: string; projectId: string; ownerId: string },
  now: Date,
): Promise<boolean> {
  const place = {
    groupId: sql`${groupId}::uuid`,
    projectId: sql`${projectId}::uuid`,
    ownerId: sql`${ownerId}::uuid`,
  };
  const { rows } = await sql<{ areEnough: boolean }>`
    select ${hasEnough(place, now)} as are_enough
  `.execute(db);
  return rows[0]?.areEnough ?? false;
}

/** Open rounds whose time has come, or that cannot go on. */
export async function listToEnd(db: Db, now: Date): Promise<{ id: string; isOver: boolean }[]> {
  const open = {
    groupId: sql`rounds.group_id`,
    projectId: sql`rounds.project_id`,
    ownerId: sql`projects.owner_id`,
  };
  const { rows } = await sql<{ id: string; isOver: boolean }>`
    select id, can_go_on as is_over from (
      select rounds.id, rounds.closes_at, ${isListed} and ${isGroupThere}
        and exists (select from ${groupProjectsAs('shared')}
          where shared.group_id = rounds.group_id and shared.project_id = rounds.project_id)
        and ${hasEnough(open, now)} as can_go_on
      from rounds join ${groupsAs('groups')} on groups.id = rounds.group_id, ${projectsWithOwners}
      where rounds.state = 'open' and rounds.circle_id is null and projects.id = rounds.project_id
    ) as open_ones
    where closes_at <= ${now} or not can_go_on order by id
  `.execute(db);
  return rows;
}

export type RoundChanges = Partial<
  Pick<
    RoundRow,
    'state' | 'openedBy' | 'opensAt' | 'closesAt' | 'endedAt' | 'feedbacks' | 'rating' | 'skipReasons'
  >
>;

export async function changeRound(
  db: Db,
  roundId: string,
  { skipReasons, ...changes }: RoundChanges,
): Promise<void> {
  await db
    .updateTable('rounds')
    .set({ ...changes, ...(skipReasons && { skipReasons: JSON.stringify(skipReasons) }) })
    .where('id', '=', roundId)
    .execute();
}

export async function deleteAsked(db: Db, roundId: string): Promise<void> {
  await db.deleteFrom('rounds').where('id', '=', roundId).where('state', '=', 'asked').execute();
}

export function listOpenRounds(db: Db) {
  return db
    .selectFrom('rounds')
    .select(['id', 'groupId'])
    .where('state', '=', 'open')
    .where('circleId', 'is', null)
    .orderBy('id')
    .execute();
}

/** Whether more came than was told; it never falls. */
export async function raiseResponses(db: Db, roundId: string, from: number): Promise<boolean> {
  const { rows } = await sql`
    update rounds set responses_from = ${from} where id = ${roundId} and state = 'open' and responses_from < ${from} returning id
  `.execute(db);
  return rows.length > 0;
}
