import { randomUUID } from 'node:crypto';
import { hashToken } from '../../../platform/crypto/secret-token.ts';
import { totpCode, totpStep } from '../../../platform/crypto/totp.ts';
import { cookiesOf } from '../../../testing/cookies.ts';
import { createAuthenticator } from '../../../testing/people/authenticator.ts';
import type { LifeSoFar } from '../../../testing/whole-life.ts';
import { insertFormerEmail, insertUndoLink } from './email-change/former-emails.queries.ts';
import { insertLink } from './providers/linked-providers.queries.ts';
import { findKey } from './second-factor/second-factors.queries.ts';

export async function live(life: LifeSoFar): Promise<void> {
  await secure(life);
  await moveHouse(life);
}

/** A passkey, a linked provider and a second factor. */
async function secure({ world, person: { id, cookie }, ask, askAs }: LifeSoFar): Promise<void> {
  const asked = await ask('POST', '/api/me/passkeys/challenges', {});
  const made = createAuthenticator().create(asked.json().challenge);
  await askAs(`${cookie}; ${cookiesOf(asked)}`)('POST', '/api/me/passkeys', {
    name: 'My phone',
    ...made,
  });
  const now = world.clock.now;
  const link = { provider: 'github', account: 'there', linkedAt: now, lastUsedAt: now } as const;
  await insertLink(world.database.db, world.engines.vault, {
    ...link,
    userId: id,
    subjectTag: Buffer.from('canary of a number'),
  });
  await ask('POST', '/api/me/second-factor');
  const factor = await findKey(world.database.db, world.engines.vault, id);
  const code = totpCode(factor?.key ?? Buffer.alloc(0), totpStep(world.clock.now));
  await ask('POST', '/api/me/second-factor/confirmations', { code });
}

/** Has left an address this week, and asked for another. */
async function moveHouse({ world, person: { id: userId, username }, ask }: LifeSoFar): Promise<void> {
  const { db } = world.database;
  const former = { id: randomUUID(), userId, email: `${username}.once@example.org`, isDropped: false };
  const keptUntil = new Date(world.clock.now.getTime() + 86_400_000);
  await insertFormerEmail(db, world.engines.vault, { ...former, leftAt: world.clock.now, keptUntil });
  await insertUndoLink(db, former.id, hashToken(randomUUID()));
  await ask('POST', '/api/me/email-change', { email: `${username}.soon@example.org` });
}
