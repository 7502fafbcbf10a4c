import { accountLimits, normaliseUsername } from '@firstlight/contract/people/accounts/account-limits.ts';
import { personNameFault } from '@firstlight/contract/text/visible-name.ts';

/** What a form may begin with; empty where what a provider knows would be refused. */
export function suggestNames({ name, login }: { name: string; login: string }): {
  name: string;
  username: string;
} {
  const shown = name.normalize().trim().slice(0, accountLimits.nameMax);
  const username = normaliseUsername(login);
  return {
    name: shown === '' || personNameFault(shown) ? '' : shown,
    username: username.length < accountLimits.usernameMin ? '' : username,
  };
}
