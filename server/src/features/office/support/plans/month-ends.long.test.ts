import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatDate } from '../../../../core/format-date.ts';
import { pledgeToken } from '../checkout/pledge-token.ts';
import { findPledge } from '../checkout/pledges.queries.ts';
import { type SupportScene, supportScene } from '../support-scene.testing.ts';
import { readPlan } from './read-plan.ts';

let scene: SupportScene;
beforeAll(async () => {
  scene = await supportScene();
});
afterAll(() => scene.close());

const months = 14;
const day = 24 * 60 * 60 * 1000;

/** What PostgreSQL says the same day of a later month is: the last one where the month is shorter. */
async function later(begun: Date, count: number): Promise<Date> {
  const [row] = await scene.query<{ at: Date }>(
    `select ($1::timestamptz at time zone 'UTC' + make_interval(months => $2)) at time zone 'UTC' as at`,
    [begun, count],
  );
  return row?.at ?? new Date(0);
}

/** The provider's clock looks once a day; whoever gave looks at their plan after each charge. */
async function giveFrom(begun: Date) {
  scene.world.clock.now = begun;
  scene.world.happened.mails.length = 0;
  const { sessionId, pledgeId } = await scene.begin({ kind: 'monthly', cents: 700, language: 'fr' });
  scene.standIn.till.pay(sessionId);
  await scene.settle();
  const seen: string[] = [];
  const look = async () => {
    const pledge = await findPledge(scene.ctx.db, scene.ctx.vault, pledgeId);
    if (!pledge) throw new Error('no such pledge');
    const plan = await readPlan(scene.ctx, { token: pledgeToken(scene.ctx.vault, pledge, 'manage') });
    seen.push(plan.nextChargeAt ?? 'none');
  };
  await look();
  const end = await later(begun, months);
  while (scene.world.clock.now.getTime() + day <= end.getTime()) {
    scene.pass(1);
    if (scene.standIn.till.renewDue().length === 0) continue;
    await scene.settle();
    await look();
  }
  const charges = await scene.query<{ at: Date }>(
    `select at from ledger_entries where pledge_id = $1 and entry = 'received' and account = 'provider' order by at`,
    [pledgeId],
  );
  const { subscriptionId } = (await findPledge(scene.ctx.db, scene.ctx.vault, pledgeId)) ?? {};
  scene.standIn.till.end(subscriptionId ?? '');
  await scene.settle();
  return { seen, charges, mails: scene.world.happened.mails };
}

it.each([
  ['the 31st of January, before a February of 28 days', '2027-01-31T10:00:00Z'],
  ['the 31st of December, before a leap year', '2027-12-31T10:00:00Z'],
  ['the leap day', '2028-02-29T10:00:00Z'],
  ['the night in which clocks go forward', '2027-03-28T01:30:00Z'],
  ['the night in which clocks go back', '2027-10-31T01:30:00Z'],
  ['the last minute of a month', '2027-08-31T23:59:00Z'],
])(
  'monthly support begun on %s is charged once a month, and page and mails name the right next date',
  async (_, at) => {
    const begun = new Date(at);
    const { seen, charges, mails } = await giveFrom(begun);
    const due = await Promise.all(Array.from({ length: months + 1 }, (_, count) => later(begun, count + 1)));
    expect(charges.length).toBeGreaterThanOrEqual(months);
    expect(seen).toEqual(due.slice(0, seen.length).map((date) => date.toISOString()));
    const chargedIn = charges.map((charge) => charge.at.toISOString().slice(0, 7));
    expect(new Set(chargedIn).size).toBe(chargedIn.length);
    expect(mails).toHaveLength(charges.length);
    for (const [place, mail] of mails.entries())
      expect(mail.text).toContain(formatDate('fr', due[place] ?? begun));
  },
);

it('a mail names the next date also where only the charge rings, and the plan itself not at all', async () => {
  scene.world.clock.now = new Date('2027-01-31T10:00:00Z');
  const { sessionId, pledgeId } = await scene.begin({ kind: 'monthly', cents: 700 });
  scene.standIn.till.pay(sessionId);
  await scene.settle();
  const { subscriptionId } = (await findPledge(scene.ctx.db, scene.ctx.vault, pledgeId)) ?? {};
  scene.world.clock.now = new Date('2027-02-28T10:00:00Z');
  scene.world.happened.mails.length = 0;
  const before = scene.standIn.rings.length;
  scene.standIn.till.renew(subscriptionId ?? '');
  await scene.ring(scene.standIn.rings.slice(before).filter(({ type }) => type === 'charge.succeeded'));
  await scene.work();
  expect(scene.world.happened.mails.map(({ text }) => text)).toEqual([
    expect.stringContaining('31 March 2027'),
  ]);
});
