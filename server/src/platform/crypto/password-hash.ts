import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createConcurrencyLimit } from '../limits/concurrency-limit.ts';

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(
  scrypt,
);

export interface PasswordCost {
  N: number;
  r: number;
  p: number;
}

/** 32 MiB and about a tenth of a second each; the figures are kept with every hash, so they can be raised later. */
export const passwordCost: PasswordCost = { N: 2 ** 15, r: 8, p: 3 };
const bytes = 32;

/**
 * Hashing runs on the four threads that files and names of hosts are also read on: half of them stay free, whoever signs
 * in. As many wait as are served within a few seconds.
 */
const inTurn = createConcurrencyLimit(2, 200);

export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(16);
  const key = await run(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), key.toString('base64')].join('$');
}

export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = hash.split('$');
  const known = Buffer.from(key, 'base64');
  const given = await run(password, Buffer.from(salt, 'base64'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return given.length === known.length && timingSafeEqual(given, known);
}

/** Whether a guess at this hash is less work than it would be today. */
export function isCheaper(hash: string, { N, r, p }: PasswordCost): boolean {
  const [, oldN, oldR, oldP] = hash.split('$').map(Number);
  return (oldN ?? 0) * (oldR ?? 0) * (oldP ?? 0) < N * r * p;
}

/** Does the work of a comparison where there is nobody to compare with, so that time tells nothing. */
export async function comparePasswordWithNobody(password: string, cost: PasswordCost): Promise<false> {
  await run(password, randomBytes(16), cost);
  return false;
}

function run(password: string, salt: Buffer, { N, r, p }: PasswordCost): Promise<Buffer> {
  return inTurn(() => derive(password.normalize('NFC'), salt, bytes, { N, r, p, maxmem: 256 * N * r }));
}
