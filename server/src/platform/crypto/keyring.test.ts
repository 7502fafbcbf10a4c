import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openKeyring } from './keyring.ts';

const one = randomBytes(32).toString('base64');
const two = randomBytes(32).toString('base64');

describe('a keyring', () => {
  it('wraps with its highest version, in whatever order they are written', () => {
    const ring = openKeyring(`10:${two},9:${one}`);
    expect(ring.current).toBe(10);
    expect(ring.kek(9)?.export().toString('base64')).toBe(one);
    expect(ring.kek(10)?.export().toString('base64')).toBe(two);
    expect(ring.kek(1)).toBeUndefined();
  });

  it('wraps with an older version while a new one is rolled out', () => {
    expect(openKeyring(`1:${one},2:${two}`, 1).current).toBe(1);
    expect(() => openKeyring(`1:${one}`, 2)).toThrow('keyring: current version 2 is not in the ring');
  });

  it('may end in a newline and have spaces between entries', () => {
    expect(openKeyring(`1:${one}, 2:${two}\n`).current).toBe(2);
  });

  it.each([
    ['', 'keyring: entry 1 is not "version:base64"'],
    [one, 'keyring: entry 1 is not "version:base64"'],
    [`1:${one},`, 'keyring: entry 2 is not "version:base64"'],
    [`0:${one}`, 'keyring: entry 1 is not "version:base64"'],
    [`32768:${one}`, 'with a version of 1 to 32767'],
    [`1:${one},1:${two}`, 'keyring: version 1 appears twice'],
    [`1:${one},2:${one}`, 'keyring: versions 1 and 2 are the same key'],
    [`1:${randomBytes(16).toString('base64')}`, 'keyring: key 1: must be 32 bytes, this is 16'],
    ['1:', 'keyring: key 1: must be 32 bytes, this is 0'],
    ['1:not/base64!', 'keyring: key 1: not base64'],
  ])('complains in one line about %j', (text, complaint) => {
    expect(() => openKeyring(text)).toThrow(complaint);
    expect(() => openKeyring(text)).toThrow(/^[^\n]+$/);
  });

  it('never quotes a key, not even a wrong one', () => {
    const wrong = randomBytes(31).toString('base64');
    for (const text of [`1:${wrong}`, wrong, `1:${one},1:${one}`, `1:${one}!`]) {
      const act = () => openKeyring(text);
      expect(act).toThrow();
      expect(act).not.toThrow(wrong);
      expect(act).not.toThrow(one);
    }
  });
});
