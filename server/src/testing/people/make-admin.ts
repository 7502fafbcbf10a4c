import { randomUUID } from 'node:crypto';
import { insertAdmin } from '../../features/people/accounts/account/admins.queries.ts';
import { insertPasskey } from '../../features/people/accounts/passkeys/passkeys.queries.ts';
import type { World } from '../world.ts';

/** Grants somebody an admin's rights, in sessions that a passkey opened, without which they would not be in force. */
export async function makeAdmin({ database: { db }, clock }: World, userId: string): Promise<void> {
  const [id, credentialId] = [randomUUID(), randomUUID()];
  const key = { credentialId, publicKey: Buffer.from('a key'), signCount: 0, name: 'Phone' };
  await insertAdmin(db, userId, clock.now);
  await insertPasskey(db, { ...key, id, userId, createdAt: clock.now });
  await db.updateTable('sessions').set({ tookSecondStep: true }).where('userId', '=', userId).execute();
}
