import { randomUUID } from 'node:crypto';
import { limits } from '@firstlight/contract/limits.ts';
import { doorLimits } from '@firstlight/contract/talk/groups/door-limits.ts';
import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import { invitePath } from '@firstlight/contract/talk/groups/invite-code.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { atTheDoors } from '../doors.testing.ts';
import { madeInvitesOf } from '../personal/personal-rows.queries.ts';

let world: World;
let app: FastifyInstance;
let doors: ReturnType<typeof atTheDoors>;
let [owner, visitor] = [] as unknown as [TestPerson, TestPerson];
let group: Group;
beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
  doors = atTheDoors(world, () => app);
});
afterAll(() => world.close());
beforeEach(async () => {
  [owner, visitor] = [await doors.person(), await doors.person()];
  group = await doors.group(owner, { isListed: false });
});

const code = (answer: { json(): { error: { code: string } } }) => answer.json().error.code;
const later = (days: number) => new Date(world.clock.now.getTime() + days * 24 * 60 * 60 * 1000);

describe('an invite', () => {
  it('shows the card of a group that nobody finds, lets people in, and says who came by it', async () => {
    const invite = await doors.invite(owner, group);
    expect(invite).toMatchObject({ grants: 'join', state: 'open', usesLeft: null, invitee: null });
    const link = `https://firstlight.example${invitePath(invite.code.toUpperCase())}`;
    expect((await doors.look(visitor, link)).json()).toMatchObject({
      group: { id: group.id, name: group.name, isMember: false },
      invitedBy: { username: owner.username },
    });
    expect((await doors.join(visitor, link)).json()).toMatchObject({ id: group.id, role: 'member' });
    expect(await doors.invites(owner, group)).toMatchObject([
      { id: invite.id, cameBy: { count: 1, people: [{ username: visitor.username }] } },
    ]);
  });

  it('is stored as a keyed tag and a sealed cell, and never in the clear', async () => {
    const invite = await doors.invite(owner, group);
    const { rows } = await world.database.pool.query('select * from group_invites where id = $1', [
      invite.id,
    ]);
    const stored =
      JSON.stringify(rows) + rows[0].code.toString('latin1') + rows[0].code_tag.toString('latin1');
    expect(stored.toLowerCase()).not.toContain(invite.code);
  });

  it('has one answer for every reason why it does not serve', async () => {
    const invalid = async (who: TestPerson, typed: string) => {
      const [looked, joined] = [await doors.look(who, typed), await doors.join(who, typed)];
      for (const answer of [looked, joined]) {
        expect(answer.statusCode).toBe(404);
        expect(code(answer)).toBe('groups.invite_invalid');
      }
      return looked.json().error.message;
    };
    const usedUp = await doors.invite(owner, group, { uses: 1 });
    await doors.join(await doors.person(), usedUp.code);
    const revoked = await doors.invite(owner, group);
    await doors.ask(owner, 'DELETE', `/api/groups/${group.id}/invites/${revoked.id}`);
    const personal = await doors.invite(owner, group, { username: (await doors.person()).username });
    const open = await doors.invite(owner, group);
    const banned = await doors.person();
    await doors.ask(owner, 'PUT', `/api/groups/${group.id}/bans/${banned.username}`, {});
    const gone = await doors.group(owner);
    const ofGone = await doors.invite(owner, gone);
    await doors.ask(owner, 'DELETE', `/api/groups/${gone.id}`);
    const messages = [
      await invalid(visitor, '0000000000'),
      await invalid(visitor, 'not a code'),
      await invalid(visitor, usedUp.code),
      await invalid(visitor, revoked.code),
      await invalid(visitor, personal.code),
      await invalid(banned, open.code),
      await invalid(visitor, ofGone.code),
    ];
    world.clock.now = later(8);
    messages.push(await invalid(visitor, open.code));
    expect(new Set(messages).size).toBe(1);
  });

  it.each([
    ['removed', 'DELETE', 'members', '', undefined],
    ['demoted', 'PUT', 'members', '/role', { role: 'member' }],
    ['banned', 'PUT', 'bans', '', {}],
  ] as const)('is revoked when the moderator who made it is %s', async (how, method, list, path, body) => {
    const mo = await doors.person();
    await doors.join(mo, (await doors.invite(owner, group)).code);
    const of = (name: string, rest: string) => `/api/groups/${group.id}/${name}/${mo.username}${rest}`;
    await doors.ask(owner, 'PUT', of('members', '/role'), { role: 'moderator' });
    const made = await doors.invite(mo, group);
    expect((await doors.ask(owner, method, of(list, path), body)).statusCode).toBe(204);
    // A demoted moderator is still a member, for whom joining again changes nothing.
    for (const who of how === 'demoted' ? [visitor] : [mo, visitor])
      expect((await doors.join(who, made.code)).statusCode).toBe(404);
  });

  it('with one use left lets one of two in who come at once, and a member uses nothing up', async () => {
    const invite = await doors.invite(owner, group, { uses: 1 });
    await doors.join(owner, invite.code);
    const other = await doors.person();
    const answers = await Promise.all([doors.join(visitor, invite.code), doors.join(other, invite.code)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
    expect(await doors.invites(owner, group)).toMatchObject([
      { state: 'used_up', usesLeft: 0, cameBy: { count: 1 } },
    ]);
  });

  it('does not tell whoever made it how many come after they left, in what they take along either', async () => {
    const other = await doors.person();
    await doors.join(other, (await doors.invite(owner, group)).code);
    await doors.ask(owner, 'PUT', `/api/groups/${group.id}/members/${other.username}/role`, {
      role: 'moderator',
    });
    const invite = await doors.invite(other, group, { uses: 5 });
    await doors.ask(other, 'DELETE', `/api/groups/${group.id}/membership`);
    const person = { ...other, email: '', language: 'en' as const };
    const taken = () => Array.fromAsync(madeInvitesOf(world.ctx, person));
    const before = await taken();
    expect(before).toMatchObject([{ id: invite.id }]);
    await doors.join(visitor, invite.code);
    expect(await taken()).toEqual(before);
  });

  it('answers whoever came by its last use and tries again as it did the first time', async () => {
    const invite = await doors.invite(owner, group, { uses: 1 });
    for (const _ of [1, 2]) expect((await doors.join(visitor, invite.code)).json().role).toBe('member');
    expect(await doors.invites(owner, group)).toMatchObject([{ usesLeft: 0, cameBy: { count: 1 } }]);
    expect(code(await doors.join(await doors.person(), invite.code))).toBe('groups.invite_invalid');
    await doors.ask(visitor, 'DELETE', `/api/groups/${group.id}/membership`);
    expect(code(await doors.join(visitor, invite.code))).toBe('groups.invite_invalid');
  });

  it('is used once by somebody who presses twice', async () => {
    const invite = await doors.invite(owner, group, { uses: 2 });
    const answers = await Promise.all([1, 2, 3].map(() => doors.join(visitor, invite.code)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await doors.invites(owner, group)).toMatchObject([{ usesLeft: 1, cameBy: { count: 1 } }]);
  });

  it('goes with the ban of whoever made it, and with that of whom it was meant for', async () => {
    const [moderator, invited] = [await doors.person(), await doors.person()];
    await doors.join(moderator, (await doors.invite(owner, group, { uses: 1 })).code);
    const role = { role: 'moderator' };
    await doors.ask(owner, 'PUT', `/api/groups/${group.id}/members/${moderator.username}/role`, role);
    const theirs = await doors.invite(moderator, group);
    const personal = await doors.invite(owner, group, { username: invited.username });
    for (const { username } of [moderator, invited])
      await doors.ask(owner, 'PUT', `/api/groups/${group.id}/bans/${username}`, {});
    expect(code(await doors.join(visitor, theirs.code))).toBe('groups.invite_invalid');
    expect(code(await doors.join(invited, personal.code))).toBe('groups.invite_invalid');
    expect((await doors.invites(owner, group)).map(({ state }) => state)).not.toContain('open');
    expect(await doors.news(invited)).toMatchObject([{ kind: 'group_invite', isRead: true }]);
  });

  it('and the ban of whoever made it, at the same time, wait for each other and never forever', async () => {
    const moderator = await doors.person();
    await doors.join(moderator, (await doors.invite(owner, group)).code);
    const role = { role: 'moderator' };
    await doors.ask(owner, 'PUT', `/api/groups/${group.id}/members/${moderator.username}/role`, role);
    const { code: theirs } = await doors.invite(moderator, group);
    const people = await Promise.all([1, 2, 3, 4, 5, 6].map(() => doors.person()));
    const [ban, ...joins] = await Promise.all([
      doors.ask(owner, 'PUT', `/api/groups/${group.id}/bans/${moderator.username}`, {}),
      ...people.map((who) => doors.join(who, theirs)),
    ]);
    expect(ban.statusCode).toBe(204);
    expect(joins.filter(({ statusCode }) => statusCode !== 200 && statusCode !== 404)).toEqual([]);
  });

  it('that still serves is found however many later ones do not', async () => {
    const open = [await doors.invite(owner, group), await doors.invite(owner, group)];
    for (let made = 0; made < doorLimits.invitesPage; made += 1) {
      const { id } = await doors.invite(owner, group);
      await doors.ask(owner, 'DELETE', `/api/groups/${group.id}/invites/${id}`);
    }
    const shown = async () => {
      const { items, next } = (
        await doors.ask(owner, 'GET', `/api/groups/${group.id}/invites?state=open`)
      ).json();
      return [items.map(({ id }: { id: string }) => id).toSorted(), next];
    };
    expect(await shown()).toEqual([open.map(({ id }) => id).toSorted(), null]);
    world.clock.now = later(8);
    expect(await shown()).toEqual([[], null]);
  });

  it('is made, listed and revoked by moderators alone', async () => {
    const invite = await doors.invite(owner, group);
    await doors.join(visitor, invite.code);
    const asked = [
      await doors.ask(visitor, 'POST', `/api/groups/${group.id}/invites`, {}),
      await doors.ask(visitor, 'GET', `/api/groups/${group.id}/invites`),
      await doors.ask(visitor, 'DELETE', `/api/groups/${group.id}/invites/${invite.id}`),
    ];
    expect(asked.map(code)).toEqual(['groups.not_allowed', 'groups.not_allowed', 'groups.not_allowed']);
  });
});

describe('an invite for one person', () => {
  it('names the group, and is read once it is used', async () => {
    const invite = await doors.invite(owner, group, { username: visitor.username });
    const [line, ...others] = await doors.news(visitor);
    expect(line).toMatchObject({
      kind: 'group_invite',
      path: invitePath(invite.code),
      actor: { username: owner.username },
      isRead: false,
    });
    expect([line?.about, others]).toEqual([{ id: group.id, name: group.name }, []]);
    await doors.join(visitor, invite.code);
    expect(await doors.news(visitor)).toMatchObject([{ kind: 'group_invite', isRead: true }]);
  });

  it('asks nothing any more of somebody who was banned, or whom a block parts from whoever invites', async () => {
    const blocker = await doors.person();
    for (const { username } of [visitor, blocker]) await doors.invite(owner, group, { username });
    expect(await doors.news(visitor)).toMatchObject([{ isRead: false }]);
    expect(await doors.news(blocker)).toMatchObject([{ isRead: false }]);
    await doors.ask(owner, 'PUT', `/api/groups/${group.id}/bans/${visitor.username}`, {});
    await doors.ask(blocker, 'PUT', `/api/me/blocks/${owner.username}`);
    expect(await doors.news(visitor)).toMatchObject([{ isRead: true }]);
    expect(await doors.news(blocker)).toMatchObject([{ isRead: true }]);
  });

  it('has one answer for whoever cannot be invited, whatever the reason', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => doors.person()));
    const [blocker, hidden, banned, member] = people as [TestPerson, TestPerson, TestPerson, TestPerson];
    await doors.ask(blocker, 'PUT', `/api/me/blocks/${owner.username}`);
    await doors.ask(hidden, 'PATCH', '/api/me/profile', { visibility: 'private' });
    await doors.ask(owner, 'PUT', `/api/groups/${group.id}/bans/${banned.username}`, {});
    await doors.join(member, (await doors.invite(owner, group)).code);
    for (const { username } of [...people, owner, { username: 'never_was' }])
      expect(code(await doors.ask(owner, 'POST', `/api/groups/${group.id}/invites`, { username }))).toBe(
        'groups.cannot_invite',
      );
  });
});

describe('trying codes', () => {
  it('ends after ten in an hour, while the same code counts once', async () => {
    const limited = await world.app();
    const look = (typed: string) =>
      limited.inject({ url: `/api/group-invites/${typed}`, headers: { cookie: visitor.cookie } });
    for (let tried = 0; tried < 20; tried += 1) expect((await look('0000000000')).statusCode).toBe(404);
    for (let tried = 1; tried < 10; tried += 1)
      expect((await look(`000000000${tried}`)).statusCode).toBe(404);
    const { code: right } = await doors.invite(owner, group);
    expect((await look(right)).statusCode).toBe(429);
  });

  it('is refused while nobody can count', () => {
    expect(limits['groups.codes'].whenRedisIsDown).toBe('closed');
    expect(limits['groups.codes-address'].whenRedisIsDown).toBe('closed');
  });
});
