import { randomUUID } from 'node:crypto';
import { sanctionLimits } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../core/transaction.ts';
import { makeCase } from '../../../testing/make-case.ts';
import { makeAdmin } from '../../../testing/people/make-admin.ts';
import { makePerson, makeProject, type TestPerson } from '../../../testing/people/makers-and-testers.ts';
import { testWorld, unlimited, type World } from '../../../testing/world.ts';
import { personTag } from '../../people/accounts/person-tag.ts';
import { standingFrom } from './force/standing-from.ts';
import { imposeSanction, type NewSanction } from './impose-sanction.ts';
import { readStrikes } from './read-strikes.ts';
import { sanctionJobs } from './sanctions.jobs.ts';
import { undoSanction } from './undo-sanction.ts';

let world: World;
let app: FastifyInstance;
let person: TestPerson;
let admins: TestPerson[];
let people = 0;
const hour = 60 * 60 * 1000;

beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
  admins = [await makePerson(world, 'first_admin'), await makePerson(world, 'second_admin')];
  for (const { id } of admins) await makeAdmin(world, id);
});
beforeEach(async () => {
  world.clock.now = new Date('2026-11-16T10:00:00Z');
  person = await makePerson(world, `person_${++people}`);
});
afterAll(() => world.close());

const impose = async (changes: Partial<NewSanction> = {}) =>
  inTransaction({ ...world.ctx, newId: randomUUID }, async (tx) =>
    imposeSanction(tx, {
      caseId: await makeCase(world),
      person: { userId: person.id },
      step: 'restriction',
      rule: 'harassment',
      facts: null,
      source: 'report',
      suggestedStep: 'restriction',
      decidedBy: admins[0]?.id ?? null,
      isAutomated: false,
      isSilent: false,
      subject: { kind: 'comment', id: randomUUID(), quote: 'canary-quote', writtenAt: world.clock.now },
      hours: 48,
      ...changes,
    }),
  );
const undo = (id: string) => inTransaction(world.ctx, (tx) => undoSanction(tx, id));
const standing = async () =>
  (await world.database.pool.query('select standing from users where id = $1', [person.id])).rows[0].standing;
const later = (ms: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + ms);
};
async function minute(): Promise<void> {
  for (const job of sanctionJobs) await job.run(world.jobCtx, {});
}
const ask = (who: TestPerson, method: 'GET' | 'POST', url: string, payload?: object) =>
  app.inject({ method, url, headers: { cookie: who.cookie }, ...(payload && { payload }) });
const own = async () => (await ask(person, 'GET', '/api/me/standing')).json();
const appeal = (reference: string) =>
  ask(person, 'POST', `/api/me/sanctions/${reference}/appeal`, { body: 'It was not what it looks like.' });
const due = async (who: TestPerson) => (await ask(who, 'GET', '/api/admin/appeals')).json().items;
const strikes = async (isHidden = false) =>
  (await readStrikes(world.ctx, personTag(world.ctx.vault, person.id), { isHidden })).count;

describe('a sanction', () => {
  it('holds at once, hides projects, stands on the person’s page, and ends once by itself', async () => {
    const project = await makeProject(world, person.id);
    const listed = async () =>
      (await world.database.pool.query('select listed from project_stats where project_id = $1', [project]))
        .rows[0].listed;
    const { reference } = await impose();
    expect([await standing(), await listed()]).toEqual(['suspended', false]);
    const page = await own();
    expect(page).toMatchObject({ standing: 'suspended', sanctions: [{ reference, state: 'in_force' }] });
    expect(Object.values(page.sanctions[0].statement).every(Boolean)).toBe(true);
    later(47 * hour);
    await minute();
    expect(await standing()).toBe('suspended');
    later(hour);
    await Promise.all([minute(), minute()]);
    expect([await standing(), await listed(), await strikes()]).toEqual(['good', true, 1]);
  });

  it('is mailed once, ten minutes later, and never after it was undone', async () => {
    world.happened.jobs.length = 0;
    const mails = () => world.happened.jobs.filter(({ name }) => name === 'sanctions.mail-statement').length;
    const [kept, undone] = [await impose(), await impose()];
    expect(await undo(undone.id)).toBe(true);
    await minute();
    expect(mails()).toBe(0);
    later(10 * 60_000);
    await Promise.all([minute(), minute()]);
    expect([mails(), await strikes()]).toEqual([1, 1]);
    expect([await undo(kept.id), await undo(undone.id)]).toEqual([false, false]);
  });

  it('undone at the moment it is confirmed is one or the other, thirty times', async () => {
    for (let round = 0; round < 30; round += 1) {
      const { id } = await impose();
      later(10 * 60_000 - 1);
      const early = { ...world.ctx, now: () => new Date(world.clock.now) };
      later(1);
      early.now = () => new Date(world.clock.now.getTime() - 1);
      world.happened.jobs.length = 0;
      const [isUndone] = await Promise.all([inTransaction(early, (tx) => undoSanction(tx, id)), minute()]);
      const told = world.happened.jobs.filter(({ name }) => name === 'sanctions.mail-statement').length;
      expect(told).toBe(isUndone ? 0 : 1);
      const { rows } = await world.database.pool.query(
        `select step from sanctions where user_id = $1 and started_at is not null and state in ('pending', 'active')`,
        [person.id],
      );
      expect(await standing()).toBe(standingFrom(rows.map(({ step }) => step)));
    }
  });

  it.each(['2027-03-27T22:30:00Z', '2026-10-24T22:30:00Z'])(
    'lasts its hours over the night of %s',
    async (at) => {
      world.clock.now = new Date(at);
      await impose({ hours: 24 });
      later(10 * 60_000);
      await minute();
      later(24 * hour - 11 * 60_000);
      await minute();
      expect(await standing()).toBe('suspended');
      later(60_000);
      await minute();
      expect(await standing()).toBe('good');
    },
  );

  it('names no account and starts when it can no longer be undone, for hidden content', async () => {
    const { vault, db } = world.ctx;
    const { id, startsAt } = await impose({
      step: 'limit',
      hours: 168,
      subject: { kind: 'feedback', id: randomUUID(), quote: 'canary-quote', writtenAt: null },
      person: {
        seal: async (place) => ({
          person: await vault.seal(db, place, person.id),
          personTag: personTag(vault, person.id),
        }),
      },
    });
    expect(startsAt.getTime() - world.clock.now.getTime()).toBe(sanctionLimits.undoMinutes * 60_000);
    const { rows } = await world.database.pool.query('select t::text as row from sanctions t where id = $1', [
      id,
    ]);
    expect(rows[0].row).not.toContain(person.id);
    expect(rows[0].row).not.toContain('canary');
    expect([await standing(), (await own()).sanctions[0].state]).toEqual(['good', 'coming']);
    later(sanctionLimits.undoMinutes * 60_000);
    await minute();
    expect([await standing(), await strikes(true), await strikes()]).toEqual(['limited', 1, 0]);
  });
});

describe('an appeal', () => {
  it('is taken once, whatever comes at once', async () => {
    const { reference } = await impose();
    const answers = await Promise.all(Array.from({ length: 30 }, () => appeal(reference)));
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 201)).toHaveLength(1);
    expect(codes.filter((code) => code === 409)).toHaveLength(29);
  });

  it('is decided by another admin, and overturned brings everything back', async () => {
    const { reference } = await impose();
    await appeal(reference);
    const [first, second] = admins as [TestPerson, TestPerson];
    const [item] = (await due(second)).filter((each: { reference: string }) => each.reference === reference);
    const decision = { outcome: 'overturned', answer: 'You were right, and we were not.' };
    const decide = (who: TestPerson) => ask(who, 'POST', `/api/admin/appeals/${item.id}/decision`, decision);
    expect((await decide(first)).json().error.code).toBe('sanctions.same_admin');
    expect((await decide(second)).statusCode).toBe(204);
    expect((await decide(second)).json().error.code).toBe('sanctions.appeal_decided');
    expect([await standing(), await strikes()]).toEqual(['good', 0]);
    expect((await own()).sanctions).toMatchObject([
      { state: 'overturned', appeal: { outcome: 'overturned', answer: decision.answer } },
    ]);
  });

  it('that we answer late pauses a limit, which then goes on for the time that was left', async () => {
    const { reference } = await impose({ step: 'limit', hours: 168 });
    await minute();
    await appeal(reference);
    later(49 * hour);
    await minute();
    expect([await standing(), (await own()).sanctions[0]]).toMatchObject([
      'good',
      { state: 'paused', appeal: { isLate: true } },
    ]);
    const second = admins[1] as TestPerson;
    const [item] = (await due(second)).filter((each: { reference: string }) => each.reference === reference);
    later(100 * hour);
    const decision = { outcome: 'upheld', answer: 'It stays, and we are sorry to be late.' };
    await ask(second, 'POST', `/api/admin/appeals/${item.id}/decision`, decision);
    expect(await standing()).toBe('limited');
    later(118 * hour);
    await minute();
    expect(await standing()).toBe('limited');
    later(2 * hour);
    await minute();
    expect(await standing()).toBe('good');
  });
});
