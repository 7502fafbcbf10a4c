import * as passkeys from '@firstlight/contract/people/accounts/passkeys.ts';
import { route } from '../../../../core/http/route.ts';
import { addPasskey } from './add-passkey.ts';
import { beginPasskey } from './begin-passkey.ts';
import { beginPasskeySignIn } from './begin-passkey-sign-in.ts';
import { listPasskeys } from './list-passkeys.ts';
import { removePasskey } from './remove-passkey.ts';
import { renamePasskey } from './rename-passkey.ts';
import { signInWithPasskey } from './sign-in-with-passkey.ts';

export const passkeyRoutes = [
  route(passkeys.listPasskeys, listPasskeys),
  route(passkeys.beginPasskey, beginPasskey),
  route(passkeys.addPasskey, addPasskey),
  route(passkeys.renamePasskey, renamePasskey),
  route(passkeys.removePasskey, removePasskey),
  route(passkeys.beginPasskeySignIn, beginPasskeySignIn),
  route(passkeys.signInWithPasskey, signInWithPasskey),
];
