import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../harness/ask.ts';
import { until } from '../harness/until.ts';
import { type ApiProcess, openWorld, type World } from '../harness/world.ts';

const people = ['ada', 'zoe', 'mia'].map((username) => ({
  name: username,
  username,
  email: `${username}@example.org`,
  password: 'three slow tides',
  role: 'both',
  language: 'en',
}));

describe('signing up while no mail can leave', () => {
  let world: World;
  let api: ApiProcess;

  beforeAll(async () => {
    world = await openWorld();
    await world.hurryRetries();
    [api] = await Promise.all([world.startApi(), world.startWorker()]);
  });
  afterAll(() => world.close());

  const failedTries = () =>
    world.database.count(
      `select coalesce(sum(retry_count + 1), 0) as count from pgboss.job where state = 'retry' and name = $1`,
      ['accounts.mail-verification'],
    );
  const unfinished = () =>
    world.database.count(
      `select count(*) from pgboss.job where state in ('created', 'retry', 'active') and name !~ '^__'`,
    );

  it('answers as always, and the mail comes once when it can', async () => {
    await world.mailbox.close();
    for (const person of people) {
      const answer = await ask(api.url, '/api/accounts', { json: person });
      expect([answer.status, JSON.parse(answer.text)]).toEqual([202, { email: person.email }]);
    }
    await until('every mail to have failed twice', async () => (await failedTries()) >= 2 * people.length);
    expect(world.mailbox.mails).toEqual([]);

    await world.mailbox.open();
    await until('nothing to be left to do', async () => (await unfinished()) === 0);
    for (const { email } of people) {
      expect(world.mailbox.mailsTo(email).map(({ subject }) => subject)).toEqual([
        'Confirm your e-mail address',
      ]);
    }
  });

  it('gives every mail a link that works', async () => {
    for (const { email, username, password } of people) {
      const text = world.mailbox.mailsTo(email)[0]?.text ?? '';
      const token = /mode=verify#token=([\w-]{43})/.exec(text)?.[1];
      const confirmed = await ask(api.url, '/api/accounts/verifications', { json: { token, password } });
      expect(confirmed.status).toBe(200);
      const session = await ask(api.url, '/api/sessions', { json: { login: username, password } });
      expect(session.status).toBe(200);
    }
  });
});
