import type { Motion } from '@firstlight/contract/people/accounts/account-limits.ts';
import { writeStored } from './local-storage.ts';

const key = 'motion';

/** Kept in this browser too, where the script in index.html finds it before anything can move. */
export function applyMotion(motion: Motion): void {
  const page = document.documentElement;
  if (motion === 'system') delete page.dataset['motion'];
  else page.dataset['motion'] = motion;
  writeStored(key, motion === 'system' ? null : motion);
}
