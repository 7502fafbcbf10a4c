import { demoKey } from '@firstlight/contract/people/accounts/demo-people.ts';

/** What an authenticator app that has the demo key shows now. */
export async function demoCode(): Promise<string> {
  const hmac = { name: 'HMAC', hash: 'SHA-1' };
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(demoKey), hmac, false, ['sign']);
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(Math.floor(Date.now() / 30_000)));
  const mac = new DataView(await crypto.subtle.sign(hmac, key, counter));
  const offset = mac.getUint8(19) & 15;
  return String((mac.getUint32(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}
