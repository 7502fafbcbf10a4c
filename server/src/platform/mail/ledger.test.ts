import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/servers/database.ts';
import { beginHandover, claimMail, forgetOldMails, releaseMail, settleMail } from './ledger.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const claim = (key: string) => claimMail(database.db, key, 'test-mail');

function rowOf(key: string) {
  return database.db.selectFrom('mailLedger').selectAll().where('key', '=', key).executeTakeFirstOrThrow();
}

describe('claiming a mail', () => {
  it('counts the attempts until somebody begins to hand it over', async () => {
    const key = randomUUID();
    expect(await claim(key)).toEqual({ outcome: 'claimed', attempt: 1 });
    expect(await claim(key)).toEqual({ outcome: 'claimed', attempt: 2 });
  });

  it('gives twenty workers at once twenty different attempts', async () => {
    const key = randomUUID();
    const claims = await Promise.all(Array.from({ length: 20 }, () => claim(key)));
    const attempts = claims.map((one) => (one.outcome === 'claimed' ? one.attempt : 0));
    expect(attempts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  it('lets only the latest claimant hand it over', async () => {
    const key = randomUUID();
    await claim(key);
    await claim(key);
    expect(await beginHandover(database.db, key, 1)).toBe(false);
    expect(await beginHandover(database.db, key, 2)).toBe(true);
    expect(await beginHandover(database.db, key, 2)).toBe(false);
  });

  it('finds a mail stranded in its handover uncertain, once, and never sends it again', async () => {
    const key = randomUUID();
    await claim(key);
    await beginHandover(database.db, key, 1);
    expect(await claim(key)).toEqual({ outcome: 'uncertain' });
    expect(await claim(key)).toEqual({ outcome: 'settled' });
    expect(await rowOf(key)).toMatchObject({ state: 'uncertain', settledAt: expect.any(Date) });
  });

  it.each(['sent', 'refused'] as const)('finds a mail that was %s settled', async (state) => {
    const key = randomUUID();
    await claim(key);
    await beginHandover(database.db, key, 1);
    await settleMail(database.db, key, state);
    expect(await claim(key)).toEqual({ outcome: 'settled' });
    expect((await rowOf(key)).state).toBe(state);
  });
});

it('gives a released mail to whoever claims it next', async () => {
  const key = randomUUID();
  await claim(key);
  await beginHandover(database.db, key, 1);
  await releaseMail(database.db, key);
  expect(await claim(key)).toEqual({ outcome: 'claimed', attempt: 2 });
});

it('does not settle what has already been settled otherwise', async () => {
  const key = randomUUID();
  await claim(key);
  await beginHandover(database.db, key, 1);
  expect(await settleMail(database.db, key, 'sent')).toBe(true);
  expect(await settleMail(database.db, key, 'uncertain')).toBe(false);
  expect((await rowOf(key)).state).toBe('sent');
});

it('forgets mails after their time, however many, and no others', async () => {
  const ages = [92, 91, 89];
  const keys = ages.map(() => randomUUID());
  for (const [index, key] of keys.entries()) {
    await claim(key);
    const claimedAt = new Date(Date.now() - (ages[index] ?? 0) * 86_400_000);
    await database.db.updateTable('mailLedger').set({ claimedAt }).where('key', '=', key).execute();
  }
  await forgetOldMails(database.db, new Date(Date.now() - 90 * 86_400_000), 1);
  const left = await database.db.selectFrom('mailLedger').select('key').where('key', 'in', keys).execute();
  expect(left).toEqual([{ key: keys[2] }]);
});
