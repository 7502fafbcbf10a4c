import { createDecipheriv, createSecretKey, randomBytes } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type CellAddress, type DataKey, DEFLATED, EXACT, openCell, PADDED, sealCell } from './cell.ts';

const scope = { type: 'conversation', id: 'c7' };
const place: CellAddress = { table: 'messages', column: 'body', rowId: 'm1', scope };
const key: DataKey = { id: 0x01020304, scope, secret: createSecretKey(randomBytes(32)) };

/** Reads a cell as the documents describe it, knowing nothing of the code. */
function readByHand(cell: Buffer, aad: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key.secret, cell.subarray(5, 17));
  decipher.setAAD(Buffer.from(aad));
  decipher.setAuthTag(cell.subarray(17, 33));
  return Buffer.concat([decipher.update(cell.subarray(33)), decipher.final()]);
}

describe('the format of a cell', () => {
  it('is version, key, iv, tag and ciphertext, bound to table, column, row, scope and version', () => {
    const cell = sealCell(key, place, 'héllo', EXACT);
    expect(cell.subarray(0, 5)).toEqual(Buffer.from([1, 1, 2, 3, 4]));
    expect(readByHand(cell, 'messages|body|m1|c7|1').toString()).toBe('héllo');
  });

  it('has a second version, whose text is padded', () => {
    const cell = sealCell(key, place, 'yes', PADDED);
    expect(cell.readUInt8(0)).toBe(2);
    const padded = Buffer.concat([Buffer.from('yes'), Buffer.from([0x80]), Buffer.alloc(60)]);
    expect(readByHand(cell, 'messages|body|m1|c7|2')).toEqual(padded);
  });

  it('has a third, whose text is deflated', () => {
    const text = 'the same again, '.repeat(100);
    const cell = sealCell(key, place, text, DEFLATED);
    expect(cell.readUInt8(0)).toBe(3);
    expect(cell.length).toBeLessThan(150);
    expect(inflateRawSync(readByHand(cell, 'messages|body|m1|c7|3')).toString()).toBe(text);
    expect(openCell(key, place, cell)).toBe(text);
  });

  it.each([
    [EXACT, PADDED],
    [EXACT, DEFLATED],
    [DEFLATED, EXACT],
    [PADDED, EXACT],
  ] as const)('does not let version %i pass for %i', (version, pretended) => {
    const cell = sealCell(key, place, 'text', version);
    cell.writeUInt8(pretended, 0);
    expect(() => openCell(key, place, cell)).toThrow('not_authentic');
  });

  it('shows the length of a padded text only to the nearest 64 bytes', () => {
    const lengths = ['', 'no', 'yes', 'a'.repeat(63)].map(
      (text) => sealCell(key, place, text, PADDED).length,
    );
    expect(new Set(lengths)).toEqual(new Set([33 + 64]));
    expect(sealCell(key, place, 'a'.repeat(64), PADDED)).toHaveLength(33 + 128);
  });
});
