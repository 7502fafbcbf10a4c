import { isCommonPassword } from '@firstlight/contract/people/accounts/is-common-password.ts';
import { it } from 'vitest';
import { keepProof } from '../../../../../../prove/keep-figures.ts';
import { commonPasswords } from '../../../../platform/passwords/common-passwords.ts';

it('knows a common password within a millisecond of work, however long it is', () => {
  const rounds = 100;
  const started = process.threadCpuUsage();
  for (let round = 0; round < rounds; round += 1)
    isCommonPassword('a1'.repeat(100), { username: 'maya' }, commonPasswords);
  const { user, system } = process.threadCpuUsage(started);
  const got = (user + system) / 1_000 / rounds;
  keepProof('common-passwords', { rounds }, [
    { what: 'a long password, ms of work', got, goal: 1, atMost: true },
  ]);
});
