import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../harness/ask.ts';
import { sendMessage, warmUp } from '../harness/contact.ts';
import { connectLive, type LiveClient, pushCanary, untilReached } from '../harness/live.ts';
import { pause } from '../harness/pause.ts';
import type { Child } from '../harness/servers/child.ts';
import { teamInbox } from '../harness/settings.ts';
import { until } from '../harness/until.ts';
import { type ApiProcess, openWorld, type World } from '../harness/world.ts';

/** One outage told in order: each test leaves the world as the next one expects it. */
describe('while Redis is gone', () => {
  let world: World;
  let near: ApiProcess;
  let far: ApiProcess;
  let worker: Child;
  let here: LiveClient;
  let there: LiveClient;

  beforeAll(async () => {
    // The product's own limits: five messages an hour from one address.
    world = await openWorld({ LIMIT_FACTOR: '1' });
    await world.hurryRetries();
    [near, far, worker] = await Promise.all([world.startApi(), world.startApi(), world.startWorker()]);
    here = await connectLive(near.url, { session: 's', user: 'u' });
    there = await connectLive(far.url, { session: 's', user: 'u' });
    await untilReached(there, near.url, 'me:u');
    await warmUp(near.url);
    await world.redis.kill();
  });
  afterAll(async () => {
    for (const { socket } of [here, there]) socket.close();
    await world.close();
  });

  it('pages, readiness and writes go on', async () => {
    expect((await ask(near.url, '/')).status).toBe(200);
    expect((await ask(near.url, '/readyz')).status).toBe(200);
    expect((await sendMessage(near.url, { email: 'ada@example.org' })).status).toBe(201);
  });

  it('open limits let people through', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => sendMessage(far.url, { email: `p${index}@example.org` })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
  });

  it('mail that nobody may have asked for is held back, and mail to the team is not', async () => {
    await until('nine mails to the team', () => world.mailbox.mailsTo(teamInbox).length === 9);
    await pause(1_000);
    expect(world.mailbox.mails).toHaveLength(9);
  });

  it('pushes reach the sockets of the same process', async () => {
    await pushCanary(near.url, 'me:u', 1);
    await until('the local push', () => here.marks.includes(1));
    expect(there.marks).toEqual([]);
  });

  it('new live connections are taken, and what they follow works once Redis is back', async () => {
    await world.database.query(`insert into test_members values ('late', 'late')`);
    const late = await connectLive(far.url, { session: 'late', user: 'late' }, { topics: ['circle:late'] });
    await pushCanary(far.url, 'circle:late', 2);
    await until('the local push', () => late.marks.includes(2));

    await world.redis.start();
    await untilReached(late, near.url, 'circle:late');
    late.socket.close();
  });

  it('nothing needs a restart: pushes cross processes again when it returns', async () => {
    await untilReached(there, near.url, 'me:u');
    expect(there.marks).toEqual([]);
  });

  it('the mail held back is sent once when it returns', async () => {
    await until('nine receipts', () => world.mailbox.mails.length === 18);
    await until('the ledger', async () => (await sent()) === 18);
    expect(world.mailbox.mailsTo('ada@example.org')).toHaveLength(1);
    expect(world.mailbox.mails).toHaveLength(18);
  });

  it('no process ends, and each still stops in order when it goes a second time', async () => {
    await world.redis.kill();
    await pause(300);
    expect([near, far, worker].map((child) => child.isAlive())).toEqual([true, true, true]);
    const codes = await Promise.all([near, far, worker].map((child) => child.end('SIGTERM')));
    expect(codes).toEqual([0, 0, 0]);
  });

  const sent = () => world.database.count(`select count(*) from mail_ledger where state = 'sent'`);
});
