import { randomUUID } from 'node:crypto';
import type { ContactMessage } from '@firstlight/contract/outreach/contact/contact.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JobContext } from '../../../core/job.ts';
import { createTakeLimit } from '../../../core/take-limit.ts';
import { createWindowCounter } from '../../../platform/limits/window-counter.ts';
import { createSendMail } from '../../../platform/mail/send-mail.ts';
import { type MailTransport, openSmtp } from '../../../platform/mail/smtp.ts';
import { startMailServer, type TestMailServer } from '../../../testing/servers/mail-server.ts';
import { absentRedis } from '../../../testing/servers/redis.ts';
import { testWorld, type World } from '../../../testing/world.ts';
import { forgetOldMessages, mailReceipt, mailTeam } from './contact.jobs.ts';
import { findContactMessage } from './contact.queries.ts';
import { sendMessage } from './send-message.ts';

let world: World;
let server: TestMailServer;
let transport: MailTransport;
let ctx: JobContext;

beforeAll(async () => {
  world = await testWorld();
  server = await startMailServer();
  transport = openSmtp(server.url, world.engines.config.MAIL_FROM);
  ctx = {
    ...world.jobCtx,
    sendMail: createSendMail({ db: world.database.db, transport, log: world.engines.log }),
  };
});
afterAll(async () => {
  transport.close();
  await server.stop();
  await world.close();
});
beforeEach(() => {
  server.received.length = 0;
});

/** From an address of its own, because receipts are limited by address. */
async function sent(changes: Partial<ContactMessage> = {}) {
  const message: ContactMessage = {
    topic: 'problem',
    email: `${randomUUID()}@firstlight.example`,
    message: 'Le bouton ne fait rien.\nVraiment <b>rien</b>.',
    language: 'fr',
    ...changes,
  };
  const { id } = await sendMessage(world.ctx, message);
  return { ...message, messageId: id };
}

describe('the mail to the team', () => {
  it.each([
    ['fr', 'a écrit en français\u00a0:', '[Contact] Quelque chose ne marche pas', '18 novembre 2026'],
    ['en', 'wrote in English:', '[Contact] Something isn’t working', '18 November 2026'],
  ] as const)(
    'about a message in %s says who wrote what, and is answered to them',
    async (language, from, subject, date) => {
      const { messageId, email } = await sent({ language });
      await mailTeam.run(ctx, { messageId });
      const [arrived] = server.received;
      expect(arrived?.to).toEqual(['team@firstlight.example']);
      expect(arrived?.mail.subject).toBe(subject);
      expect(arrived?.mail.replyTo).toMatchObject([{ address: email }]);
      for (const words of [from, email, date, 'Vraiment <b>rien</b>.'])
        expect(arrived?.mail.text).toContain(words);
      expect(arrived?.mail.html).toContain('Vraiment &lt;b&gt;rien&lt;/b&gt;.');
    },
  );
});

describe('the receipt', () => {
  it.each([
    ['fr', 'Nous avons bien reçu votre message', 'au plus tard le 18 novembre 2026.'],
    ['en', 'We’ve got your message', 'by 18 November 2026.'],
  ] as const)(
    'in %s goes to who wrote, with the promise, and carries nobody’s text',
    async (language, subject, promise) => {
      const { messageId, email } = await sent({ language });
      await mailReceipt.run(ctx, { messageId });
      const [arrived] = server.received;
      expect(arrived?.to).toEqual([email]);
      expect(arrived?.mail.subject).toBe(subject);
      expect(arrived?.mail.replyTo).toBeUndefined();
      expect(arrived?.mail.text).toContain(promise);
      expect(arrived?.mail.text).toMatch(/(?:after|après) 12 (?:months|mois)/);
      expect(`${arrived?.mail.text}${arrived?.mail.html}`).not.toContain('Le bouton ne fait rien');
    },
  );

  it('is not sent a third time within the hour to the same address, however it is spelt', async () => {
    const email = `${randomUUID()}@firstlight.example`;
    for (const spelling of [email, email.toUpperCase(), email.replace('@', '+again@')]) {
      const { messageId } = await sent({ email: spelling });
      await mailReceipt.run(ctx, { messageId });
    }
    expect(server.received).toHaveLength(2);
  });

  it('waits while Redis is away', async () => {
    const redis = absentRedis();
    const { messageId } = await sent();
    const takeLimit = createTakeLimit(createWindowCounter(redis), 1);
    await expect(mailReceipt.run({ ...ctx, takeLimit }, { messageId })).rejects.toMatchObject({
      code: 'request.unavailable',
    });
    expect(server.received).toHaveLength(0);
    redis.disconnect();
  });

  it('does not spend its allowance twice when its job runs again', async () => {
    const { messageId, email } = await sent();
    server.mood = { at: 'recipient', answer: 450 };
    for (let run = 0; run < 4; run += 1) await mailReceipt.run(ctx, { messageId }).catch(() => undefined);
    server.mood = 'accept';
    await mailReceipt.run(ctx, { messageId });
    const second = await sent({ email });
    await mailReceipt.run(ctx, { messageId: second.messageId });
    expect(server.received).toHaveLength(2);
  });
});

it('a message is forgotten when the privacy notice says so, and no earlier', async () => {
  const { messageId } = await sent();
  const find = () => findContactMessage(ctx.db, ctx.vault, messageId);
  const runAt = (date: string) => forgetOldMessages.run({ ...ctx, now: () => new Date(date) }, {});
  await runAt('2027-11-16T09:59:59Z');
  expect(await find()).toBeDefined();
  await runAt('2027-11-16T10:00:01Z');
  expect(await find()).toBeUndefined();
});

describe.each([
  ['team', mailTeam],
  ['receipt', mailReceipt],
])('the %s job', (_, job) => {
  it('mails once when it runs twice', async () => {
    const { messageId } = await sent();
    await job.run(ctx, { messageId });
    await job.run(ctx, { messageId });
    expect(server.received).toHaveLength(1);
  });

  it('does nothing about a message that is gone', async () => {
    await job.run(ctx, { messageId: randomUUID() });
    expect(server.received).toHaveLength(0);
  });

  it('refuses a payload it does not know', async () => {
    await expect(async () => job.run(ctx, { messageId: randomUUID(), extra: 1 })).rejects.toThrow();
    await expect(async () => job.run(ctx, { messageId: 'not an id' })).rejects.toThrow();
  });
});
