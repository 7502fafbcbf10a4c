import { terms } from '@firstlight/contract/legal.ts';
import type { Me } from '@firstlight/contract/people/accounts/accounts.ts';
import type { Db } from '../../../../db/database.ts';
import type { Vault } from '../../../../platform/crypto/vault.ts';
import { findSelf } from '../account/users.queries.ts';
import { presentAvatar } from '../avatar-sizes.ts';

/** Somebody as they see themselves; nobody else is ever shown this. */
export async function presentMe(
  db: Db,
  vault: Vault,
  userId: string,
  { tookSecondStep }: { tookSecondStep: boolean },
): Promise<Me> {
  const { termsAcceptedAt, adminSince, hasSecondStep, hasPassword, avatarFolder, ...self } = await findSelf(
    db,
    vault,
    userId,
  );
  return {
    ...self,
    admin: adminSince !== null && hasSecondStep && tookSecondStep,
    adminWaits: adminSince === null ? null : waitsFor(hasSecondStep, tookSecondStep),
    hasPassword: Boolean(hasPassword),
    isSuspended: Boolean(self.isSuspended),
    avatar: presentAvatar(avatarFolder),
    termsToAccept: termsAcceptedAt ? null : terms.version,
  };
}

function waitsFor(hasSecondStep: boolean, tookSecondStep: boolean): Me['adminWaits'] {
  if (!hasSecondStep) return 'second_step';
  return tookSecondStep ? null : 'sign_in';
}
