import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../harness/ask.ts';
import { sendMessage } from '../harness/contact.ts';
import { teamInbox } from '../harness/settings.ts';
import { until } from '../harness/until.ts';
import { openWorld, type World } from '../harness/world.ts';

/** Four jobs in hand at the moment of one `kill -9`, then a new worker and enough time to notice the silence. */
describe('a worker killed in the middle of its jobs', () => {
  let world: World;

  const ledger = (kind: string) =>
    world.database.query<{ state: string; attempts: number }>(
      'select state, attempts from mail_ledger where kind = $1 order by claimed_at',
      [kind],
    );
  const sentToTeam = async () =>
    (await ledger('contact-to-team')).filter(({ state }) => state === 'sent').length;
  const effects = () => world.database.count('select count(*) from test_effects');
  const unfinished = () =>
    world.database.count(
      `select count(*) from pgboss.job where state in ('created', 'retry', 'active') and name !~ '^__'`,
    );

  beforeAll(async () => {
    world = await openWorld();
    const [api, worker] = await Promise.all([world.startApi(), world.startWorker()]);
    world.mailbox.treat('unanswered@example.org', 'hang after data');
    world.mailbox.treat('waiting@example.org', 'hang at recipient');
    await sendMessage(api.url, { email: 'unanswered@example.org' });
    await sendMessage(api.url, { email: 'waiting@example.org' });
    // Not when they have arrived: what the worker has not yet written down would rightly be uncertain to the next one.
    await until('both mails to the team', async () => (await sentToTeam()) === 2);
    await until('the mail that is taken without an answer', () => world.mailbox.mails.length === 3);
    await until('the mail that is stuck before', () => met('waiting@example.org') === 1);
    await ask(api.url, '/api/test/happen', {
      json: { userId: 'none', effect: 'kept', lastsMs: 3_000, fail: false },
    });
    await until('the job in its transaction', async () => (await openTransactions()) === 1);
    expect(await worker.end('SIGKILL')).toBe(null);

    world.mailbox.treat('unanswered@example.org', 'take');
    world.mailbox.treat('waiting@example.org', 'take');
    await world.startWorker();
    await until('every job to be finished', async () => (await unfinished()) === 0);
  });
  afterAll(() => world.close());

  const met = (address: string) => world.mailbox.met('hang at recipient', address);
  const openTransactions = () =>
    world.database.count(
      `select count(*) from pg_stat_activity where datname = current_database()
       and application_name = 'firstlight-worker' and state = 'idle in transaction'`,
    );

  it('has its mail resent exactly once where the mail server had not begun to take it', async () => {
    expect(world.mailbox.mailsTo('waiting@example.org')).toHaveLength(1);
    expect(await ledger('contact-receipt')).toContainEqual({ state: 'sent', attempts: 2 });
  });

  it('never has a mail sent twice that the mail server may have taken: an operator sees it as uncertain', async () => {
    expect(world.mailbox.mailsTo('unanswered@example.org')).toHaveLength(1);
    expect(await ledger('contact-receipt')).toContainEqual({ state: 'uncertain', attempts: 1 });
  });

  it('leaves the mails that had arrived alone', async () => {
    expect(world.mailbox.mailsTo(teamInbox)).toHaveLength(2);
    expect(await ledger('contact-to-team')).toEqual([
      { state: 'sent', attempts: 1 },
      { state: 'sent', attempts: 1 },
    ]);
  });

  it('leaves the effect of a half-done job exactly once, after it was done again', async () => {
    // One row is the act's own, one is the job's.
    expect(await effects()).toBe(2);
  });
});
