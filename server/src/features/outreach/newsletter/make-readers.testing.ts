import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Vault } from '../../../platform/crypto/vault.ts';
import { laneOf } from './subscription/lane-of.ts';
import { readerEmailPlace } from './subscription/subscriptions.queries.ts';

export interface MadeReader {
  id: string;
  email: string;
}

/** Each of them waits for a connection, so more would time out on a busy machine. */
const atOnce = 200;

/** Readers by the hundred thousand, with addresses that can be opened and written to: `<id>@<domain>`. */
export async function makeReaders(
  { db, vault }: { db: Kysely<DB>; vault: Vault },
  count: number,
  domainOf: (nth: number) => string = () => 'reader.example',
): Promise<MadeReader[]> {
  const made: MadeReader[] = [];
  while (made.length < count) {
    const rows = await Promise.all(
      Array.from({ length: Math.min(atOnce, count - made.length) }, async (_, nth) => {
        const id = randomUUID();
        const email = `${id}@${domainOf(made.length + nth)}`;
        return {
          id,
          email: await vault.seal(db, readerEmailPlace(id), email, { padded: true }),
          emailIndex: vault.blindIndex(email),
          state: 'confirmed' as const,
          frequency: 'weekly' as const,
          interests: 0,
          language: nth % 2 === 0 ? ('en' as const) : ('fr' as const),
          lane: laneOf(email),
          askedAt: new Date('2026-01-01'),
          confirmedAt: new Date('2026-01-01'),
          address: email,
        };
      }),
    );
    await db
      .insertInto('newsletterSubscriptions')
      .values(rows.map(({ address: _, ...row }) => row))
      .execute();
    made.push(...rows.map(({ id, address }) => ({ id, email: address })));
  }
  return made;
}
