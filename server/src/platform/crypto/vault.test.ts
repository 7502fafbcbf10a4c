import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/servers/database.ts';
import { isUnreadable } from './unreadable.ts';
import { aPlace, aVault, firstKek } from './vault-fixtures.testing.ts';

const { db, drop } = await testDatabase();
afterAll(drop);
const vault = aVault();

describe('a sealed cell', () => {
  it('opens to the very text that was sealed, padded or not', async () => {
    const place = aPlace();
    const text = fc.string({ unit: 'binary', maxLength: 300 });
    await fc.assert(
      fc.asyncProperty(text, fc.boolean(), async (plaintext, padded) => {
        const cell = await vault.seal(db, place, plaintext, { padded });
        expect(await vault.unseal(db, place, cell)).toBe(plaintext);
      }),
      {
        numRuns: 500,
        examples: [
          ['', true],
          ['', false],
          ['é😀\u0000\u0080'.repeat(16), true],
        ],
      },
    );
  });

  it('holds 100 kB', async () => {
    const place = aPlace();
    const text = 'où ça ? 👋 '.repeat(7_000);
    expect(Buffer.byteLength(text)).toBeGreaterThan(100_000);
    expect(await vault.unseal(db, place, await vault.seal(db, place, text))).toBe(text);
  });

  it('is 33 bytes longer than its text, names its key, and is never the same twice', async () => {
    const place = aPlace();
    const one = await vault.seal(db, place, 'twelve bytes');
    const two = await vault.seal(db, place, 'twelve bytes');
    expect(one).toHaveLength(12 + 33);
    const key = await db
      .selectFrom('dataKeys')
      .select('id')
      .where('scopeId', '=', place.scope.id)
      .executeTakeFirstOrThrow();
    expect(one.readUInt32BE(1)).toBe(key.id);
    expect(one.equals(two)).toBe(false);
  });

  it('opens in another process', async () => {
    const place = aPlace();
    const cell = await vault.seal(db, place, 'hello');
    expect(await aVault().unseal(db, place, cell)).toBe('hello');
  });

  it('shows neither its text nor its key to whoever reads the tables', async () => {
    const place = aPlace();
    const secret = 'meet me at the blue door';
    const cell = await vault.seal(db, place, secret, { padded: true });
    await sql`create table stolen as select ${cell}::bytea as body`.execute(db);
    const dump = await sql<{ text: string }>`
      select t::text as text from stolen t union all select k::text from data_keys k
    `.execute(db);
    const bytes = dump.rows.map(({ text }) => text).join();
    expect(bytes).toContain(cell.toString('hex'));
    for (const word of [secret, 'blue door', Buffer.from(firstKek, 'base64')]) {
      expect(bytes).not.toContain(Buffer.from(word).toString('hex'));
    }
  });

  it('lets a page of many scopes be read in order', async () => {
    const texts = Array.from({ length: 30 }, (_, index) => `message ${index}`);
    const page = await Promise.all(
      texts.map(async (text) => {
        const place = aPlace();
        return { place, cell: await vault.seal(db, place, text) };
      }),
    );
    expect(await aVault().unsealAll(db, page)).toEqual(texts);
    expect(await vault.unsealAll(db, [])).toEqual([]);
  });
});

describe('a cell that is not where or what it was', () => {
  it.each([
    ['row', { rowId: randomUUID() }],
    ['column', { column: 'subject' }],
    ['table', { table: 'drafts' }],
    ['scope', { scope: { type: 'conversation', id: randomUUID() } }],
  ])('is refused in another %s', async (_, changes) => {
    const place = aPlace();
    const cell = await vault.seal(db, place, 'mine');
    // The other scope has a key too: it is the wrong one, not a missing one.
    const elsewhere = { ...place, ...changes };
    await vault.seal(db, elsewhere, 'theirs');
    await expect(vault.unseal(db, elsewhere, cell)).rejects.toSatisfy(isUnreadable);
  });

  it('is refused in a scope of another type with the same id', async () => {
    const place = aPlace();
    const cell = await vault.seal(db, place, 'mine');
    const elsewhere = { ...place, scope: { type: 'group', id: place.scope.id } };
    await expect(vault.unseal(db, elsewhere, cell)).rejects.toMatchObject({ reason: 'wrong_scope' });
  });

  it('is refused after the flip of any single bit', async () => {
    const place = aPlace();
    const cell = await vault.seal(db, place, 'ten bytes!');
    for (let bit = 0; bit < cell.length * 8; bit += 1) {
      const flipped = Buffer.from(cell);
      flipped.writeUInt8(cell.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      await expect(vault.unseal(db, place, flipped), `bit ${bit}`).rejects.toSatisfy(isUnreadable);
    }
    expect(await vault.unseal(db, place, cell)).toBe('ten bytes!');
  });

  it('is refused when cut short anywhere', async () => {
    const place = aPlace();
    const cell = await vault.seal(db, place, '');
    for (let length = 0; length < cell.length; length += 1) {
      const attempt = vault.unseal(db, place, cell.subarray(0, length));
      await expect(attempt).rejects.toMatchObject({ name: 'Unreadable', reason: 'truncated' });
    }
  });

  it('is refused by format and by key it does not know, as the same kind of error', async () => {
    const place = aPlace();
    const cell = await vault.seal(db, place, 'text');
    const future = Buffer.from(cell);
    future.writeUInt8(9, 0);
    await expect(vault.unseal(db, place, future)).rejects.toMatchObject({
      name: 'Unreadable',
      reason: 'unknown_format',
    });
    const orphan = Buffer.from(cell);
    orphan.writeUInt32BE(0xffffffff, 1);
    await expect(vault.unseal(db, place, orphan)).rejects.toMatchObject({
      name: 'Unreadable',
      reason: 'unknown_data_key',
    });
  });

  it('cannot be sealed into a place whose name is ambiguous', async () => {
    for (const changes of [{ rowId: 'a|b' }, { rowId: '' }, { scope: { type: 'a|b', id: 'c' } }]) {
      await expect(vault.seal(db, aPlace(changes), 'text')).rejects.toThrow('cannot name a place');
    }
  });
});
