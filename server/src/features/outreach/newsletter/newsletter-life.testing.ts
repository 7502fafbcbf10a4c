import type { LifeSoFar } from '../../../testing/whole-life.ts';

/** Gets the newsletter under the address of the account. */
export async function live({ ask }: LifeSoFar): Promise<void> {
  const wish = { frequency: 'weekly', interests: ['food'], language: 'en' };
  await ask('POST', '/api/newsletter/subscriptions', wish);
}
