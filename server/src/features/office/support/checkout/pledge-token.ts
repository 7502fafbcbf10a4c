import { timingSafeEqual } from 'node:crypto';
import { AppError } from '../../../../core/app-error.ts';
import type { Context } from '../../../../core/context.ts';
import type { Vault } from '../../../../platform/crypto/vault.ts';
import { findPledge, type Pledge } from './pledges.queries.ts';

/** Each link is good for one thing: whoever finds that of a thank-you page after its checkout has not got the receipt’s link. */
export type TokenPurpose = 'thanks' | 'manage';

export function pledgeToken(
  vault: Vault,
  { id, tokenVersion }: { id: string; tokenVersion: number },
  purpose: TokenPurpose,
): string {
  return `${id}.${tagOf(vault, id, tokenVersion, purpose).toString('base64url')}`;
}

/** The pledge that a link is about; a foreign, old or otherwise meant one is not there. */
export async function pledgeBehind(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  token: string,
  purpose: TokenPurpose,
): Promise<Pledge> {
  const [id = '', tag = ''] = token.split('.');
  const pledge = uuid.test(id) ? await findPledge(db, vault, id) : undefined;
  const expected = tagOf(vault, id, pledge?.tokenVersion ?? 0, purpose);
  const given = Buffer.from(tag, 'base64url');
  if (!pledge || given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new AppError('support.not_found');
  return pledge;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

function tagOf(vault: Vault, id: string, version: number, purpose: TokenPurpose): Buffer {
  return vault.tag(`support/${purpose}/${id}/${version}`);
}
