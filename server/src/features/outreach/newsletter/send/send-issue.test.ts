import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JobContext } from '../../../../core/job.ts';
import { createMailLines } from '../../../../platform/mail/mail-line.ts';
import { makePerson, makeProject } from '../../../../testing/people/makers-and-testers.ts';
import { startMailServer, type TestMailServer } from '../../../../testing/servers/mail-server.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { authorTag } from '../../../trials/feedback/author-tags.ts';
import { listIssuesIn } from '../issue/issues.queries.ts';
import { lookAtClock } from '../issue/look-at-clock.ts';
import { subscribe } from '../subscription/subscribe.ts';
import { findSubscriptionOf, updateSubscription } from '../subscription/subscriptions.queries.ts';
import { countDeliveries } from './deliveries.queries.ts';
import { sendSlice } from './send-slice.ts';

let world: World;
let server: TestMailServer;
let ctx: JobContext;
const projects: string[] = [];
const makers: string[] = [];
let sunday = new Date('2026-11-22T16:00:00.000Z');
const minutes = (count: number) => new Date(sunday.getTime() + count * 60_000);
const run = (sql: string, values: unknown[] = []) => world.database.pool.query(sql, values);

beforeAll(async () => {
  world = await testWorld();
  for (let made = 0; made < 4; made += 1) {
    const maker = await makePerson(world, `lettermaker${made}`);
    makers.push(maker.id);
    projects.push(await makeProject(world, maker.id));
  }
});
afterAll(() => world.close());

/** Each test has a Sunday of its own, with projects of that week and no readers yet. */
beforeEach(async () => {
  server = await startMailServer();
  ctx = { ...world.jobCtx, openMailLine: createMailLines(server.url) };
  await run('delete from newsletter_issues');
  await run('delete from newsletter_subscriptions');
  await run(`update project_stats set published_at = $1, feedback_count = 4, rating = 4000, listed = true`, [
    minutes(-600),
  ]);
  world.clock.now = minutes(4);
  world.happened.jobs.length = 0;
});
afterEach(async () => {
  await server.stop();
  sunday = new Date(sunday.getTime() + 7 * 24 * 60 * 60_000);
});

async function readers(count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, () => `${randomUUID()}@firstlight.example`);
  for (const email of emails) await reader(email);
  return emails;
}
async function reader(email: string): Promise<void> {
  await subscribe(world.ctx, { email, frequency: 'weekly', interests: [], language: 'en' });
  const row = await findSubscriptionOf(world.ctx.db, world.ctx.vault, email);
  await updateSubscription(world.ctx.db, row?.id ?? '', { state: 'confirmed', confirmedAt: world.clock.now });
}
async function sendAll(): Promise<number> {
  const [issue] = await listIssuesIn(ctx.db, 'sending');
  if (!issue) throw new Error('nothing is being sent');
  for (const { payload } of world.happened.jobs.filter(({ name }) => name === 'newsletter.send-slice'))
    await sendSlice(ctx, issue.number, (payload as { slice: number }).slice);
  return issue.number;
}
const arrivedAt = () => server.received.map(({ to }) => to[0]).toSorted();

describe('a letter', () => {
  it('is opened once, whoever looks and however often, and reaches every reader once', async () => {
    const emails = await readers(23);
    await Promise.all([lookAtClock(ctx), lookAtClock(ctx), lookAtClock(ctx)]);
    const number = await sendAll();
    await sendAll();
    await lookAtClock(ctx);
    expect(arrivedAt()).toEqual(emails.toSorted());
    expect(await countDeliveries(ctx.db, number)).toEqual({ sent: 23 });
    expect(await listIssuesIn(ctx.db, 'sent')).toHaveLength(1);
  });

  it('reaches everybody once when two workers have the same stretch at the same time', async () => {
    const emails = await readers(40);
    await lookAtClock(ctx);
    await Promise.all([sendAll(), sendAll(), sendAll()]);
    expect(arrivedAt()).toEqual(emails.toSorted());
  });

  it('says how to leave in one line of its head, in HTML and in text, and loads nothing', async () => {
    await readers(1);
    await lookAtClock(ctx);
    await sendAll();
    const mail = server.received[0]?.mail;
    const head = (key: string) => mail?.headers.find((one) => one.key === key)?.value;
    expect(head('list-unsubscribe')).toMatch(
      /^<https:\/\/firstlight\.example\/unsubscribe\/[\w-]{46}>, <mailto:unsubscribe\+[\da-f]{52}@reports\.firstlight\.example>$/,
    );
    expect(server.received[0]?.from).toMatch(/^bounce\+[\da-f]{52}@reports\.firstlight\.example$/);
    expect(head('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(mail?.html).not.toMatch(/<(img|link|script|iframe)\b|url\(/i);
    for (const printing of [mail?.html, mail?.text]) {
      expect(printing).toContain('/unsubscribe/');
      expect(printing).toContain('Aube Claire SAS, 1 rue de l’Exemple, 75000 Paris, France');
      expect(printing?.match(/\/project\/[\w-]{36}\?from=digest/g)?.length).toBeGreaterThanOrEqual(3);
    }
    expect(Buffer.byteLength(mail?.html ?? '')).toBeLessThan(102_000);
  });

  it('goes to nobody who left before it, and shows nothing that was hidden after it was put together', async () => {
    const [gone = '', stays] = await readers(2);
    await lookAtClock(ctx);
    const [issue] = await listIssuesIn(ctx.db, 'sending');
    const row = await findSubscriptionOf(ctx.db, ctx.vault, gone);
    await updateSubscription(ctx.db, row?.id ?? '', { state: 'unsubscribed' });
    await run('update project_stats set listed = false where project_id = $1', [issue?.chosen[0]]);
    await sendAll();
    expect(arrivedAt()).toEqual([stays]);
    expect(server.received[0]?.mail.html).not.toContain(issue?.chosen[0]);
  });

  it('that was put off comes later; one whose line was lost in the handover is not sent again', async () => {
    await readers(3);
    await lookAtClock(ctx);
    server.mood = { at: 'recipient', answer: 450 };
    const number = await sendAll();
    expect(await countDeliveries(ctx.db, number)).toEqual({ deferred: 3 });
    world.clock.now = minutes(10);
    server.mood = { at: 'message', answer: 'hang up' };
    world.happened.jobs.length = 0;
    await lookAtClock(ctx);
    await sendAll();
    expect(await countDeliveries(ctx.db, number)).toEqual({ uncertain: 3 });
    server.mood = 'accept';
    await sendAll();
    expect(server.received).toHaveLength(0);
  });

  it('that a mail server takes from nobody is held against no reader, and comes when it takes mail again', async () => {
    const emails = await readers(3);
    await lookAtClock(ctx);
    server.mood = { at: 'sender', answer: 550 };
    await expect(sendAll()).rejects.toThrow('did not take a letter');
    server.mood = 'accept';
    const number = await sendAll();
    expect(await countDeliveries(ctx.db, number)).toEqual({ sent: 3 });
    expect(arrivedAt()).toEqual(emails.toSorted());
  });

  it('of a worker that died in the handover stays unsent and is called uncertain', async () => {
    await readers(2);
    await lookAtClock(ctx);
    const [issue] = await listIssuesIn(ctx.db, 'sending');
    await run(
      `insert into newsletter_deliveries (issue, subscription_id, state, noted_at)
       select $1, id, 'handing_over', $2 from newsletter_subscriptions limit 1`,
      [issue?.number, minutes(-2)],
    );
    await lookAtClock(ctx);
    const number = await sendAll();
    expect(await countDeliveries(ctx.db, number)).toEqual({ sent: 1, uncertain: 1 });
    expect(server.received).toHaveLength(1);
  });

  it('a day late is missed, and not sent', async () => {
    await readers(1);
    await lookAtClock({ ...ctx, areMailsSigned: false });
    const weekly = async (state: 'open' | 'missed') =>
      (await listIssuesIn(ctx.db, state)).filter(({ kind }) => kind === 'weekly');
    expect(await weekly('open')).toHaveLength(1);
    await lookAtClock({ ...ctx, now: () => minutes(24 * 60 + 1) });
    expect(await weekly('missed')).toHaveLength(1);
  });

  it('shows nobody a project of somebody they block', async () => {
    const person = await makePerson(world, 'letterblocker');
    const [at, blocked] = ['blocker-of-letters@person.example', projects[0] ?? ''];
    await run('update users set email_index = $1 where id = $2', [ctx.vault.blindIndex(at), person.id]);
    await run('insert into blocks (blocker_id, blocked_id, since) values ($1, $2, now())', [
      person.id,
      makers[0],
    ]);
    await reader(at);
    await readers(3);
    await run('update project_stats set rating = 5000 where project_id = $1', [blocked]);
    await lookAtClock(ctx);
    await sendAll();
    for (const { to, mail } of server.received)
      expect([to[0] === at, mail.html?.includes(blocked)]).toEqual([to[0] === at, to[0] !== at]);
    expect(server.received).toHaveLength(4);
  });
});

/** Somebody with an account at an address that gets the letter, whose feedback on a project its maker credits within the week. */
async function creditedReader(username: string, email: string, whatChanged: string): Promise<string> {
  const { id } = await makePerson(world, username);
  await run('update users set email_index = $1 where id = $2', [ctx.vault.blindIndex(email), id]);
  await reader(email);
  const [feedbackId, iterationId] = [randomUUID(), randomUUID()];
  await run(
    `insert into feedback (id, project_id, tester_number, rating, comment, evidence, given_on, shuffle)
     values ($1, $2, 7, 4, 'canary of the tester words', 'used', '2026-11-20', 1)`,
    [feedbackId, projects[0]],
  );
  await run(
    `insert into hidden.feedback_authors (feedback_id, pair_tag, author_tag, author, sketch, given_at)
     values ($1, $2, $3, 'x', '{}', now())`,
    [feedbackId, username, authorTag(ctx.vault, id)],
  );
  await run(
    `insert into iterations (id, project_id, what_changed, credited, published_at) values ($1, $2, $3, 1, $4)`,
    [iterationId, projects[0], whatChanged, minutes(-60)],
  );
  await run('insert into iteration_feedback values ($1, $2)', [iterationId, feedbackId]);
  return id;
}

it('what a tester’s feedback changed opens the next letter that everybody gets, at their own address alone, and no table keeps it', async () => {
  const own = 'tester-of-letters@person.example';
  const change = 'The canary-change is first: https://maker.example/n4711\nAnd more.';
  const tester = await creditedReader('lettertester', own, change);
  const others = await readers(5);

  // An e-mail to the tester alone would reveal who they are, so the change waits for an issue with a project.
  await run('update project_stats set feedback_count = 2');
  await lookAtClock(ctx);
  expect(await listIssuesIn(ctx.db, 'empty')).toHaveLength(1);
  expect(world.happened.jobs.filter(({ name }) => name === 'newsletter.send-slice')).toEqual([]);
  sunday = new Date(sunday.getTime() + 7 * 24 * 60 * 60_000);
  world.clock.now = minutes(4);
  await run('update project_stats set feedback_count = 4 where project_id = $1', [projects[0]]);

  await lookAtClock(ctx);
  await sendAll();
  expect(arrivedAt()).toEqual([own, ...others].toSorted());
  for (const { to, mail } of server.received) {
    const told = `${mail.subject}${mail.html}${mail.text}`;
    expect(told.includes('canary-change')).toBe(to[0] === own);
    expect(told).not.toContain('canary of the tester words');
    // Whoever checks mails for viruses would open it, and tell its maker who was written to.
    expect(told).not.toContain('maker.example');
    expect(mail.subject).not.toMatch(/feedback/i);
  }
  const { rows } = await run(
    `select (select json_agg(i)::text from newsletter_issues i) || (select json_agg(d)::text from newsletter_deliveries d) as all`,
  );
  expect(rows[0].all).not.toMatch(/canary/);
  expect(rows[0].all).not.toContain(tester);
});

it('whom a tester blocks does not open their letter with what their feedback changed', async () => {
  const own = 'blocking-tester@person.example';
  const tester = await creditedReader('blockingtester', own, 'Words for whoever blocks me.');
  await run('insert into blocks (blocker_id, blocked_id, since) values ($1, $2, now())', [tester, makers[0]]);
  await lookAtClock(ctx);
  await sendAll();
  expect(arrivedAt()).toEqual([own]);
  expect(server.received[0]?.mail.text).not.toContain('Words for whoever blocks me.');
});
