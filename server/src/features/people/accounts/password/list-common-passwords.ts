import { commonPasswords } from '../../../../platform/passwords/common-passwords.ts';

/** The list that new passwords are refused by, so that a form can say so before one is sent. It is no secret: it leaked. */
export async function listCommonPasswords(): Promise<{ passwords: string[] }> {
  return { passwords: [...commonPasswords] };
}
