import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isSuppressed } from '../../../../core/mail/suppressions.queries.ts';
import { type MailboxServer, startMailboxServer } from '../../../../platform/mail/mailbox-server.ts';
import { makePerson } from '../../../../testing/people/makers-and-testers.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { confirmSubscription } from '../subscription/confirm-subscription.ts';
import { linkToken } from '../subscription/link-token.ts';
import { mailToken } from '../subscription/mail-token.ts';
import { subscribe } from '../subscription/subscribe.ts';
import {
  findSubscriptionOf,
  listConsents,
  type SubscriptionRow,
  updateSubscription,
} from '../subscription/subscriptions.queries.ts';
import { newsletterMailboxes } from './newsletter-mailboxes.ts';

const domain = 'reports.firstlight.example';
let world: World;
let mailbox: MailboxServer;
const failures: unknown[] = [];
const run = (sql: string, values: unknown[] = []) => world.database.pool.query(sql, values);

beforeAll(async () => {
  world = await testWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  failures.length = 0;
  const find = (name: string) => {
    const [word, token = ''] = name.split('+');
    const found = newsletterMailboxes.find((one) => one.word === word);
    return found?.isOurs(world.ctx, token) ? { found, token } : undefined;
  };
  mailbox = await startMailboxServer({
    host: '127.0.0.1',
    port: 0,
    domain,
    isOurs: (name) => find(name) !== undefined,
    async take(name, mail) {
      const to = find(name);
      await to?.found.take(world.jobCtx, to.token, mail);
    },
    onFailure: (error) => failures.push(error),
  });
});
afterEach(() => mailbox.close());

async function reader(email = `${randomUUID()}@person.example`): Promise<SubscriptionRow> {
  await subscribe(world.ctx, { email, frequency: 'weekly', interests: [], language: 'en' });
  const row = await again(email);
  await updateSubscription(world.ctx.db, row.id, { state: 'confirmed', confirmedAt: world.clock.now });
  return again(email);
}
async function again(email: string): Promise<SubscriptionRow> {
  const row = await findSubscriptionOf(world.ctx.db, world.ctx.vault, email);
  if (!row) throw new Error('there is no such reader');
  return row;
}
const stateOf = async ({ id }: SubscriptionRow) =>
  (await run('select state from newsletter_subscriptions where id = $1', [id])).rows[0]?.state;
const bounceOf = (row: SubscriptionRow) => `bounce+${mailToken(world.ctx.vault, 'bounce', row)}@${domain}`;

/** As a mail server sends it: from nobody, to the address the letter left from. */
async function arrives(to: string, raw: string): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port: mailbox.port, ignoreTLS: true });
  try {
    await transport.sendMail({ envelope: { from: '', to }, raw: raw.replaceAll(/\r?\n/g, '\r\n') });
  } finally {
    transport.close();
  }
}
const deliveryReport = (status: string, action = 'failed') => `From: MAILER-DAEMON@mx.example
To: us@firstlight.example
Subject: Undelivered Mail Returned to Sender
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="cut"

--cut
Content-Type: text/plain; charset=us-ascii

Your letter could not be delivered.
--cut
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example

Final-Recipient: rfc822; somebody@person.example
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; 550 no
--cut--
`;
const complaint = (returnPath: string, type = 'abuse') => `From: feedback@mail.example
To: complaints@${domain}
Subject: FW: Five projects
MIME-Version: 1.0
Content-Type: multipart/report; report-type=feedback-report; boundary="cut"

--cut
Content-Type: text/plain; charset=us-ascii

This is an e-mail abuse report.
--cut
Content-Type: message/feedback-report

Feedback-Type: ${type}
User-Agent: SomeProvider/1.0
Version: 1
Original-Mail-From: <${returnPath}>
--cut--
`;
/** Letters that left for a reader, oldest first. */
async function letters(row: SubscriptionRow, states: string[]): Promise<void> {
  for (const [at, state] of states.entries()) {
    const due = new Date(Date.parse('2026-01-04T16:00:00Z') + at * 7 * 86_400_000);
    const { rows } = await run(
      `insert into newsletter_issues as issues (kind, due_at, state) values ('weekly', $1, 'sent')
       on conflict (kind, due_at) do update set state = issues.state returning number`,
      [due],
    );
    await run(
      'insert into newsletter_deliveries (issue, subscription_id, state, noted_at) values ($1, $2, $3, now())',
      [rows[0].number, row.id, state],
    );
  }
}

describe('a letter that comes back', () => {
  it.each(['5.1.1', '5.1.10'])('because the mailbox does not exist (%s) was the last one', async (status) => {
    const row = await reader();
    await arrives(bounceOf(row), deliveryReport(status));
    expect(await stateOf(row)).toBe('suppressed');
    expect(await isSuppressed(world.ctx.db, row.emailIndex, 'newsletter')).toBe(true);
    const acts = await listConsents(world.ctx.db, row.id);
    expect(acts.at(-1)).toMatchObject({ act: 'suppressed', way: 'bounce' });
    await arrives(bounceOf(row), deliveryReport(status));
    expect(await listConsents(world.ctx.db, row.id)).toHaveLength(acts.length);
  });

  it('because the mailbox is full is the last one only after two others in a row', async () => {
    const [patient, tired] = [await reader(), await reader()];
    await letters(patient, ['returned', 'late', 'sent']);
    await letters(tired, ['returned', 'returned', 'sent']);
    for (const row of [patient, tired]) await arrives(bounceOf(row), deliveryReport('5.2.2'));
    expect(await stateOf(patient)).toBe('confirmed');
    expect(await stateOf(tired)).toBe('suppressed');
  });

  it.each([
    ['we are not welcome', '5.7.1', 'failed'],
    ['our own address is doubted', '5.1.8', 'failed'],
    ['our own relay had sent its day’s worth', '5.4.5', 'failed'],
    ['it is merely late', '4.4.1', 'delayed'],
    ['it arrived', '2.0.0', 'delivered'],
  ])(
    'because %s is held neither against its reader nor against others, as anybody could write it',
    async (_why, status, action) => {
      const row = await reader();
      await letters(row, ['returned', 'returned', 'sent']);
      await arrives(bounceOf(row), deliveryReport(status, action));
      expect(await stateOf(row)).toBe('confirmed');
      const paused = await world.database.pool.query(
        'select lane from newsletter_lanes where paused_until is not null',
      );
      expect(paused.rows).toEqual([]);
    },
  );

  it('is known by an address in capitals, and by none that we did not make', async () => {
    const row = await reader();
    await arrives(bounceOf(row).toUpperCase(), deliveryReport('5.1.1'));
    expect(await stateOf(row)).toBe('suppressed');
    const other = await reader();
    const forged = bounceOf(other).replace(/.@/, (end) => (end === '0@' ? '1@' : '0@'));
    const asLeaving = bounceOf(other).replace('bounce', 'unsubscribe');
    for (const to of [forged, asLeaving, 'team@firstlight.example', `hello@${domain}`])
      await expect(arrives(to, deliveryReport('5.1.1'))).rejects.toThrow(/550|rejected/);
    expect(await stateOf(other)).toBe('confirmed');
  });
});

describe('a complaint', () => {
  it('ends the letters, whether it comes to the return path or names it', async () => {
    const [one, other] = [await reader(), await reader()];
    await arrives(bounceOf(one), complaint(bounceOf(one)));
    await arrives(`complaints@${domain}`, complaint(bounceOf(other)));
    for (const row of [one, other]) {
      expect(await stateOf(row)).toBe('suppressed');
      expect((await listConsents(world.ctx.db, row.id)).at(-1)).toMatchObject({ way: 'complaint' });
    }
  });

  it('is not what somebody makes who takes a letter out of their spam', async () => {
    const row = await reader();
    await arrives(`complaints@${domain}`, complaint(bounceOf(row), 'not-spam'));
    expect(await stateOf(row)).toBe('confirmed');
  });

  it('lets a member come back by the link of a mail alone, and then for good', async () => {
    const { email, ctx } = await makePerson(world, 'complainer');
    const row = await reader(email);
    await arrives(bounceOf(row), complaint(bounceOf(row)));
    const wish = { frequency: 'weekly' as const, interests: [], language: 'en' as const };
    expect(await subscribe(ctx, wish)).toEqual({ state: 'check_inbox' });
    const token = linkToken(ctx.vault, 'confirm', row);
    expect((await confirmSubscription(ctx, { token })).manageToken).not.toBeNull();
    expect(await isSuppressed(ctx.db, row.emailIndex, 'newsletter')).toBe(false);
    expect(await stateOf(row)).toBe('confirmed');
  });
});

it('a mail to the address in the head of a letter leaves, once and whatever it says', async () => {
  const row = await reader();
  const to = `unsubscribe+${mailToken(world.ctx.vault, 'unsubscribe', row)}@${domain}`;
  expect(to.indexOf('@')).toBeLessThanOrEqual(64);
  for (let time = 0; time < 2; time += 1) await arrives(to, 'Subject: hello\n\nwhatever\n');
  expect(await stateOf(row)).toBe('unsubscribed');
  const acts = (await listConsents(world.ctx.db, row.id)).map(({ act, way }) => `${act} ${way}`);
  expect(acts.filter((act) => act === 'left mailto')).toHaveLength(1);
});

it('a mail that is too long, or no mail at all, harms nothing', async () => {
  const row = await reader();
  await expect(arrives(bounceOf(row), `Subject: x\n\n${'a'.repeat(70)}\n`.repeat(5000))).rejects.toThrow(
    /552|size/i,
  );
  await arrives(bounceOf(row), '\0\u00ff no head at all');
  await arrives(bounceOf(row), deliveryReport('5.1.1').replace('message/delivery-status', 'text/html'));
  expect(await stateOf(row)).toBe('confirmed');
  expect(failures).toEqual([]);
});

it('a mail that cannot be kept now is to be sent again', async () => {
  const row = await reader();
  await run('alter table newsletter_consents rename to consents_away');
  await expect(arrives(bounceOf(row), deliveryReport('5.1.1'))).rejects.toThrow(/451/);
  await run('alter table consents_away rename to newsletter_consents');
  expect(await stateOf(row)).toBe('confirmed');
  expect(failures).toHaveLength(1);
});
