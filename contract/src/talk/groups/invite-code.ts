import { groupRules } from '../../rules.ts';

/** Crockford’s 32: no letter that could be read as a digit. */
export const inviteAlphabet = '0123456789abcdefghjkmnpqrstvwxyz';

const pattern = new RegExp(`^[${inviteAlphabet}]{${groupRules.inviteCodeLength}}$`);

/** The code in what somebody typed or pasted: bare or in a whole link, in any case, with spaces, hyphens and the usual misreadings. */
export function parseInviteCode(typed: string): string | undefined {
  const [, inLink = typed] = /\/groups\/join\/([^/?#\s]+)/i.exec(typed) ?? [];
  const code = inLink.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
  return pattern.test(code) ? code : undefined;
}

/** Where an invite leads to. */
export const invitePath = (code: string): string => `/groups/join/${code}`;
