import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../harness/ask.ts';
import { contactPath, message, sendMessage, warmUp } from '../harness/contact.ts';
import { origin, teamInbox } from '../harness/settings.ts';
import { until } from '../harness/until.ts';
import { type ApiProcess, openWorld, type World } from '../harness/world.ts';

describe('the mails about a contact message', () => {
  let world: World;
  let api: ApiProcess;

  beforeAll(async () => {
    world = await openWorld();
    await world.hurryRetries();
    [api] = await Promise.all([world.startApi(), world.startWorker()]);
  });
  afterAll(() => world.close());

  const mailsTo = (address: string) => world.mailbox.mailsTo(address);
  const states = (kind: string) =>
    world.database.query<{ state: string }>('select state from mail_ledger where kind = $1', [kind]);

  it('wait for a mail server that is down, then arrive once each in the language of the sender', async () => {
    await warmUp(api.url);
    await world.mailbox.close();
    const answers = [
      await sendMessage(api.url, { email: 'ada@example.org', language: 'en' }),
      await sendMessage(api.url, {
        email: 'zoe@example.org',
        language: 'fr',
        message: 'Où est passé mon projet ?',
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    await until('a try that failed', async () => (await retried()) >= 4);

    await world.mailbox.open();
    await until('all four', () => world.mailbox.mails.length >= 4);
    await until('the ledger', async () => (await unsettled()) === 0);
    expect(world.mailbox.mails).toHaveLength(4);
    expect(mailsTo('ada@example.org').map(({ subject }) => subject)).toEqual(['We’ve got your message']);
    expect(mailsTo('zoe@example.org').map(({ subject }) => subject)).toEqual([
      'Nous avons bien reçu votre message',
    ]);
  });

  it('have a text twin, lead only to our own address, and are not answered by machines', async () => {
    const [receipt] = mailsTo('zoe@example.org');
    expect(receipt?.html).toContain('<html');
    expect(`${receipt?.text}${receipt?.html}`).not.toContain('Où est passé mon projet');
    expect(receipt?.text).toContain('Merci d’avoir écrit à Firstlight');
    expect(receipt?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
    const links = world.mailbox.mails.flatMap(({ html = '' }) => html.match(/https?:\/\/[^\s"<]+/g) ?? []);
    const foreign = links.filter((link) => !link.startsWith(origin) && !link.includes('www.w3.org'));
    expect(links.length).toBeGreaterThan(0);
    expect(foreign).toEqual([]);
  });

  it('let the team answer the sender', () => {
    const replies = mailsTo(teamInbox).map(({ replyTo }) => replyTo?.[0]?.address);
    expect(replies.toSorted()).toEqual(['ada@example.org', 'zoe@example.org']);
  });

  it('are tried again after "not now" (450) and given up after "no" (550)', async () => {
    world.mailbox.treat('busy@example.org', 450);
    world.mailbox.treat('gone@example.org', 550);
    await sendMessage(api.url, { email: 'busy@example.org' });
    await sendMessage(api.url, { email: 'gone@example.org' });
    await until('two refusals for now', () => world.mailbox.met(450, 'busy@example.org') >= 2);
    world.mailbox.treat('busy@example.org', 'take');
    await until('the third try', () => mailsTo('busy@example.org').length === 1);
    await until('everything to settle', async () => (await unsettled()) === 0 && (await unfinished()) === 0);
    expect(world.mailbox.met(550, 'gone@example.org')).toBe(1);
    expect((await states('contact-receipt')).filter(({ state }) => state === 'refused')).toHaveLength(1);
  });

  it('ignore a hostile Host header', async () => {
    const body = message({ email: 'host@example.org' });
    for (const host of ['evil.example', 'firstlight.example@evil.example', 'evil.example:443']) {
      const headers = { host, 'x-forwarded-host': host, 'x-forwarded-proto': 'gopher' };
      expect((await ask(api.url, contactPath, { json: body, headers })).status).toBe(201);
    }
    await until('the receipts', () => mailsTo('host@example.org').length === 3);
    for (const { html = '', text = '' } of mailsTo('host@example.org')) {
      expect(html + text).not.toContain('evil');
      expect(html).toContain(origin);
    }
  });

  const retried = () =>
    world.database.count(
      'select coalesce(sum(retry_count + 1), 0) as count from pgboss.job where state = $1',
      ['retry'],
    );
  const unsettled = () => world.database.count('select count(*) from mail_ledger where settled_at is null');
  const unfinished = () =>
    world.database.count(
      `select count(*) from pgboss.job where state in ('created', 'retry', 'active') and name !~ '^__'`,
    );
});
