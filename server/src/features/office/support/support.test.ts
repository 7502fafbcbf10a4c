import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSupport } from './books/read-support.ts';
import { pledgeToken } from './checkout/pledge-token.ts';
import { findPledge } from './checkout/pledges.queries.ts';
import { readThanks } from './checkout/read-thanks.ts';
import { cancelPlan } from './plans/cancel-plan.ts';
import { compareBooks, lookForLostEvents } from './support.jobs.ts';
import { type SupportScene, supportScene } from './support-scene.testing.ts';

let scene: SupportScene;
beforeAll(async () => {
  scene = await supportScene();
});
afterAll(() => scene.close());

async function tokenOf(pledgeId: string, purpose: 'thanks' | 'manage'): Promise<string> {
  const pledge = await findPledge(scene.ctx.db, scene.ctx.vault, pledgeId);
  if (!pledge) throw new Error('no such pledge');
  return pledgeToken(scene.ctx.vault, pledge, purpose);
}

describe('support given once', () => {
  it('is in the ledger with its fee once the provider says that it was paid, and not before', async () => {
    const before = await scene.balances();
    const { sessionId, pledgeId } = await scene.begin();
    const token = await tokenOf(pledgeId, 'thanks');
    expect(await scene.state(pledgeId)).toBe('at_checkout');
    expect(await readThanks(scene.ctx, { token })).toMatchObject({ outcome: 'waiting', paidAt: null });
    scene.standIn.till.pay(sessionId);
    await scene.settle();
    expect(await scene.state(pledgeId)).toBe('paid');
    const after = await scene.balances();
    const moved = (account: string) => (after[account] ?? 0) - (before[account] ?? 0);
    expect([moved('support'), moved('fees'), moved('provider')]).toEqual([-500, 33, 467]);
    expect(await readThanks(scene.ctx, { token })).toMatchObject({
      outcome: 'paid',
      cents: 500,
      manageToken: null,
      paidAt: scene.world.clock.now.toISOString(),
    });
  });

  it('is found by the page itself when no event ever rings', async () => {
    const { sessionId, pledgeId } = await scene.begin({ cents: 300 });
    scene.standIn.till.pay(sessionId);
    const token = await tokenOf(pledgeId, 'thanks');
    expect(await readThanks(scene.ctx, { token, look: 'true' })).toMatchObject({
      outcome: 'paid',
      cents: 300,
    });
    await scene.settle();
    expect(
      await scene.query('select from ledger_entries where pledge_id = $1 and entry = $2', [
        pledgeId,
        'received',
      ]),
    ).toHaveLength(2);
  });

  it('leaves the pledge open while a card is declined, and expires with its page', async () => {
    const { sessionId, pledgeId } = await scene.begin();
    scene.standIn.till.expire(sessionId);
    await scene.settle();
    expect(await scene.state(pledgeId)).toBe('expired');
    expect(await readThanks(scene.ctx, { token: await tokenOf(pledgeId, 'thanks') })).toMatchObject({
      outcome: 'failed',
    });
  });
});

describe('monthly support', () => {
  it('is charged each month, once, with one mail each that says how to cancel', async () => {
    scene.world.happened.mails.length = 0;
    const { sessionId, pledgeId } = await scene.begin({ kind: 'monthly', cents: 1000, language: 'fr' });
    scene.standIn.till.pay(sessionId);
    await scene.settle();
    expect(await scene.state(pledgeId)).toBe('active');
    const { subscriptionId } = (await findPledge(scene.ctx.db, scene.ctx.vault, pledgeId)) ?? {};
    scene.pass(30);
    scene.standIn.till.renew(subscriptionId ?? '');
    await scene.settle();
    const received = await scene.query<{ cents: number }>(
      `select cents from ledger_entries where pledge_id = $1 and entry = 'received' and account = 'provider'`,
      [pledgeId],
    );
    expect(received.map(({ cents }) => cents)).toEqual([1000, 1000]);
    const mails = scene.world.happened.mails;
    expect(mails.map(({ to }) => to)).toEqual(['grace@adeyemi.test', 'grace@adeyemi.test']);
    // “Reply to this e-mail within 14 days” reaches the team.
    expect(new Set(mails.map(({ replyTo }) => replyTo))).toEqual(new Set([scene.world.jobCtx.teamInbox]));
    expect(mails[0]?.text).toContain(`/support/manage/${await tokenOf(pledgeId, 'manage')}`);
    expect(mails[0]?.subject).toContain('10,00');
  });

  it('ends by the link of its receipt alone, twice pressed once ended; looking ends nothing', async () => {
    const { sessionId, pledgeId } = await scene.begin({ kind: 'monthly' });
    scene.standIn.till.pay(sessionId);
    await scene.settle();
    const token = await tokenOf(pledgeId, 'manage');
    const url = `/api/support/plans/${token}`;
    for (const method of ['GET', 'HEAD'] as const) await scene.app.inject({ method, url });
    for (const method of ['GET', 'HEAD'] as const)
      await scene.app.inject({ method, url: `${url}/cancellation` });
    expect(await scene.state(pledgeId)).toBe('active');
    expect(await cancelPlan(scene.ctx, { token })).toMatchObject({ state: 'cancelling', canCancel: false });
    expect(await cancelPlan(scene.ctx, { token })).toMatchObject({ state: 'cancelling' });
    const { subscriptionId } = (await findPledge(scene.ctx.db, scene.ctx.vault, pledgeId)) ?? {};
    scene.pass(31);
    scene.standIn.till.renew(subscriptionId ?? '');
    await scene.settle();
    expect(await scene.state(pledgeId)).toBe('ended');
  });

  it('that is cancelled while its last payment has failed ends now, so that the provider tries that one no more', async () => {
    const { sessionId, pledgeId } = await scene.begin({ kind: 'monthly' });
    scene.standIn.till.pay(sessionId);
    await scene.settle();
    const { subscriptionId } = (await findPledge(scene.ctx.db, scene.ctx.vault, pledgeId)) ?? {};
    scene.pass(30);
    scene.standIn.till.renew(subscriptionId ?? '', 'refuses');
    await scene.settle();
    const token = pledgeToken(scene.ctx.vault, { id: pledgeId, tokenVersion: 1 }, 'manage');
    const ended = { state: 'ended', canCancel: false };
    // Pressed twice at one moment, too.
    const answers = await Promise.all([cancelPlan(scene.ctx, { token }), cancelPlan(scene.ctx, { token })]);
    expect(answers).toMatchObject([ended, ended]);
  });

  it.each([
    ['before its payment fails', ['end', 'fail']],
    ['after its payment has failed', ['fail', 'end']],
  ])('that is ended on the provider’s own page, %s, is not charged again', async (_when, order) => {
    const { sessionId, pledgeId } = await scene.begin({ kind: 'monthly' });
    scene.standIn.till.pay(sessionId);
    await scene.settle();
    const { subscriptionId } = (await findPledge(scene.ctx.db, scene.ctx.vault, pledgeId)) ?? {};
    scene.pass(30);
    for (const act of order) {
      if (act === 'end') scene.standIn.till.endAtPeriodEnd(subscriptionId ?? '');
      else scene.standIn.till.renew(subscriptionId ?? '', 'refuses');
      await scene.settle();
    }
    expect(await scene.state(pledgeId)).toBe('ended');
    expect(scene.standIn.till.renew(subscriptionId ?? '')).toBeUndefined();
  });

  it('waits while a card refuses, goes on when it pays again, and ends with a dispute', async () => {
    const { sessionId, pledgeId } = await scene.begin({ kind: 'monthly' });
    const charge = scene.standIn.till.pay(sessionId);
    await scene.settle();
    const { subscriptionId } = (await findPledge(scene.ctx.db, scene.ctx.vault, pledgeId)) ?? {};
    const seen: string[] = [];
    for (const card of ['refuses', 'pays'] as const) {
      scene.pass(30);
      scene.standIn.till.renew(subscriptionId ?? '', card);
      await scene.settle();
      seen.push(await scene.state(pledgeId));
    }
    const dispute = scene.standIn.till.dispute(charge.id);
    await scene.settle();
    seen.push(await scene.state(pledgeId));
    expect(seen).toEqual(['past_due', 'active', 'ended']);
    scene.standIn.till.winDispute(dispute.id);
    await scene.settle();
    const entries = await scene.query<{ entry: string; cents: number }>(
      `select entry, cents from ledger_entries where source_id = $1 and account = 'provider' order by entry`,
      [dispute.id],
    );
    expect(entries).toEqual([
      { entry: 'withdrawn', cents: -500 },
      { entry: 'dispute_fee', cents: -1500 },
      { entry: 'reinstated', cents: 500 },
    ]);
  });

  it('needs an address for its receipts', async () => {
    await expect(scene.begin({ kind: 'monthly', email: null })).rejects.toMatchObject({
      code: 'support.email_required',
    });
  });
});

describe('the books', () => {
  it('show only days that match the provider’s, and stand still at one that differs', async () => {
    scene.pass(2);
    await lookForLostEvents.run(scene.jobCtx, {});
    await scene.work();
    // A run compares a month at most.
    for (let run = 0; run < 9; run += 1) await compareBooks.run(scene.jobCtx, {});
    const checks = await scene.query<{ difference: number }>('select difference from ledger_checks');
    expect(checks.length).toBeGreaterThan(30);
    expect(checks.every(({ difference }) => difference === 0)).toBe(true);
    const { books } = await readSupport(scene.ctx, { language: 'en' });
    const yesterday = new Date(scene.world.clock.now.getTime() - 24 * 60 * 60 * 1000)
      .toISOString()
      .slice(0, 10);
    expect(books.reconciledOn).toBe(yesterday);
    expect(books.inHand).toBe((await scene.balances())['provider']);

    const [first] = await scene.query<{ day: string }>(
      `update ledger_checks set difference = 1
       where day = (select min(day) + 5 from ledger_checks) returning to_char(day - 1, 'YYYY-MM-DD') as day`,
    );
    expect((await readSupport(scene.ctx, { language: 'en' })).books.reconciledOn).toBe(first?.day);
    await compareBooks.run(scene.jobCtx, {});
    expect((await readSupport(scene.ctx, { language: 'en' })).books.reconciledOn).toBe(yesterday);
  });
});
