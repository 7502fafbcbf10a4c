import type { LifeSoFar } from '../../../testing/whole-life.ts';

/** Gets the newsletter under the address of the account, which then takes no more letters. */
export async function live({ world, person, ask }: LifeSoFar): Promise<void> {
  const wish = { frequency: 'weekly', interests: ['food'], language: 'en' };
  await ask('POST', '/api/newsletter/subscriptions', wish);
  await world.database.pool.query(
    `insert into mail_suppressions (email_index, scope, reason, since)
     select email_index, 'newsletter', 'full', now() from users where id = $1`,
    [person.id],
  );
}
