import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** RFC 6238 as every authenticator app speaks it: SHA-1, half minutes, six digits. */
const stepMs = 30_000;
const digits = 6;
/** Clocks differ: the half minute before and the one after count too. */
const tolerance = [0, -1, 1];

/** 160 bits, the length the standard asks for. */
export function newTotpKey(): Buffer {
  return randomBytes(20);
}

export function totpCode(key: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', key).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 15;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

export function totpStep(now: Date): number {
  return Math.floor(now.getTime() / stepMs);
}

/** The half minute a code belongs to, so that whoever keeps the last one used can refuse it a second time. */
export function matchingStep(key: Buffer, code: string, now: Date): number | undefined {
  const given = Buffer.from(code);
  return tolerance
    .map((distance) => totpStep(now) + distance)
    .find((step) => {
      const right = Buffer.from(totpCode(key, step));
      return given.length === right.length && timingSafeEqual(given, right);
    });
}

/** The alphabet in which apps expect a typed key. */
export function base32(bytes: Buffer): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}
