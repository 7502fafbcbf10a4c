import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Config, readConfig } from '../../platform/config/config.ts';
import { openDemoMailbox } from '../../platform/mail/demo-mailbox.ts';
import { openSmtp } from '../../platform/mail/smtp.ts';
import { noteOperation } from '../../platform/operations.ts';
import { makePerson } from '../../testing/people/makers-and-testers.ts';
import { type Machine, openMachine } from '../admin/machine.testing.ts';
import { mountRobotsTxt } from '../served/mount-robots-txt.ts';
import { mountDemo } from './mount-demo.ts';
import { requireDemoWorld } from './require-demo-world.ts';

let machine: Machine;
beforeAll(async () => {
  machine = await openMachine();
});
afterAll(() => machine.close());

const requireWith = (changes: Partial<Config>) => {
  const { engines, ctx } = machine.world;
  return requireDemoWorld({ ...engines, config: { ...engines.config, ...changes } }, ctx.outbox);
};

describe('a mail of a demo', () => {
  const address = 'visitor@person.example';

  it('stays in the house, and is read on a page by whoever names its address', async () => {
    const { redis, now } = machine.world.engines;
    const mailbox = openDemoMailbox(redis, now);
    const smtp = openSmtp('smtp://127.0.0.1:1', 'Firstlight <hello@firstlight.example>');
    const transport = mailbox.transport(smtp);
    const text = 'Confirm: https://firstlight.example/confirm?token=abc <b>now</b>';
    const envelope = await transport.compose({
      key: 'demo',
      kind: 'demo',
      to: address,
      subject: 'Your address',
      html: '<p>x</p>',
      text,
    });
    await transport.send(envelope, Readable.from(envelope.message));
    await mailbox.tellPeople({ names: ['maya', 'tom'], password: 'known to all' });
    const app = Fastify();
    mountDemo(app, mailbox);
    const shown = await app.inject(`/demo?address=${encodeURIComponent(address.toUpperCase())}`);
    expect(shown.body).toContain('<h2>Your address</h2>');
    expect(shown.body).toContain('<a href="https://firstlight.example/confirm?token=abc">');
    expect(shown.body).toContain('&lt;b&gt;now');
    const other = await app.inject('/demo?address=other@person.example&lang=fr');
    expect(other.body).not.toContain('Your address');
    expect(other.body).toContain('Aucun e-mail');
    expect(other.headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' });
    expect(other.body).toContain('maya et tom');
    expect(other.body).toContain('known to all');
    await app.close();
  });

  it('of a letter stays as well', async () => {
    const { redis, now } = machine.world.engines;
    const mailbox = openDemoMailbox(redis, now);
    const raw = `To: ${address}\r\nSubject: Sunday\r\n\r\nThree projects.\r\n`;
    await mailbox.openLine().send({ from: 'a@b.example', to: address }, Readable.from([Buffer.from(raw)]));
    expect((await mailbox.read(address))[0]).toMatchObject({ subject: 'Sunday', text: 'Three projects.\n' });
  });
});

it('search engines are told to follow nothing of a demo', async () => {
  const app = Fastify();
  mountRobotsTxt(app, 'https://firstlight.example', true);
  expect((await app.inject('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
  await app.close();
});

it('a demo takes no money', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRETS: 'whsec_x' };
  expect(() => readConfig({ ...machine.env, ...keys, DEMO: 'true' })).toThrow('a demo takes no money');
});

describe('the world of a demo', () => {
  it('is not one with people whom it did not make', async () => {
    await expect(requireWith({ DEMO: true })).resolves.toBeUndefined();
    await makePerson(machine.world, 'somebody');
    await expect(requireWith({ DEMO: true })).rejects.toThrow('not a demo’s');
  });

  it('is never served in production as if it were real', async () => {
    const { database } = machine.world.engines;
    await noteOperation(database.db, 'demo', new Date());
    await expect(requireWith({ DEMO: true })).resolves.toBeUndefined();
    await expect(requireWith({ NODE_ENV: 'production' })).rejects.toThrow('whose passwords everybody knows');
  });
});
