import { timingSafeEqual } from 'node:crypto';
import type { Vault } from '../../../../platform/crypto/vault.ts';

/** What a link is for. One that was mailed for one purpose opens nothing else. */
export type LinkPurpose = 'confirm' | 'manage' | 'leave';

export interface Linked {
  id: string;
  tokenVersion: number;
}

const tagBytes = 16;
const tokenBytes = 16 + 2 + tagBytes;

/** Names a subscription, with a keyed tag that nobody else can make. It never expires by itself. */
export function linkToken(vault: Vault, purpose: LinkPurpose, linked: Linked): string {
  const named = nameOf(linked);
  return Buffer.concat([named, tagOf(vault, purpose, named)]).toString('base64url');
}

/** Undefined for what we never made, or made for another purpose. Whether its version still holds, the row says. */
export function readLinkToken(vault: Vault, purpose: LinkPurpose, token: string): Linked | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== tokenBytes) return undefined;
  const named = bytes.subarray(0, 18);
  return timingSafeEqual(tagOf(vault, purpose, named), bytes.subarray(18)) ? namedIn(named) : undefined;
}

/** A subscription and the version of its links, in 18 bytes. */
export function nameOf({ id, tokenVersion }: Linked): Buffer {
  const version = Buffer.alloc(2);
  version.writeUInt16BE(tokenVersion);
  return Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), version]);
}

export function namedIn(named: Buffer): Linked {
  const id = named.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { id, tokenVersion: named.readUInt16BE(16) };
}

function tagOf(vault: Vault, purpose: LinkPurpose, named: Buffer): Buffer {
  return vault.tag(`newsletter ${purpose} ${named.toString('hex')}`).subarray(0, tagBytes);
}
