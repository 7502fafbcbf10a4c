import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createBlindIndex } from './blind-index.ts';

const root = randomBytes(32);
const { blindIndex, tag } = createBlindIndex(root.toString('base64'));

describe('the blind index', () => {
  it.each([
    ['Ada@Example.org', 'ada@example.org'],
    ['  ada@example.org\n', 'ada@example.org'],
    ['rene\u0301@exemple.fr', 'ren\u00e9@exemple.fr'],
    ['RENE\u0301@EXEMPLE.FR', 'ren\u00e9@exemple.fr'],
  ])('finds %j as %j', (typed, stored) => {
    expect(blindIndex(typed)).toEqual(blindIndex(stored));
  });

  it('tells different addresses apart', () => {
    expect(blindIndex('rene@exemple.fr')).not.toEqual(blindIndex('rené@exemple.fr'));
    expect(blindIndex('a da@example.org')).not.toEqual(blindIndex('ada@example.org'));
  });

  it('is HMAC-SHA-256 under a key derived by HKDF for this purpose alone', () => {
    const key = Buffer.from(hkdfSync('sha256', root, '', 'blind index', 32));
    expect(blindIndex(' Ada ')).toEqual(createHmac('sha256', key).update('ada').digest());
    expect(blindIndex('ada')).toHaveLength(32);
  });

  it('differs under another root, and from a tag', () => {
    const other = createBlindIndex(randomBytes(32).toString('base64'));
    expect(other.blindIndex('ada')).not.toEqual(blindIndex('ada'));
    expect(tag('ada')).not.toEqual(blindIndex('ada'));
  });

  it('needs a root of 32 bytes and says so', () => {
    expect(() => createBlindIndex('c2hvcnQ=')).toThrow('index root: must be 32 bytes, this is 5');
  });
});

describe('a tag', () => {
  it('is the same for the same text and takes case and spaces to the letter', () => {
    expect(tag('user:project')).toEqual(tag('user:project'));
    expect(tag('User:project')).not.toEqual(tag('user:project'));
    expect(tag(' user:project')).not.toEqual(tag('user:project'));
  });
});
