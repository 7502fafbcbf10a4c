import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pad, unpad } from './padding.ts';

describe('padding', () => {
  it('is undone exactly, whatever the bytes end in', () => {
    const awkward = fc.array(fc.constantFrom(0x00, 0x80, 0x41), { maxLength: 200 });
    fc.assert(
      fc.property(fc.oneof(awkward, fc.array(fc.nat(255), { maxLength: 200 })), (bytes) => {
        const plaintext = Buffer.from(bytes);
        expect(unpad(pad(plaintext))).toEqual(plaintext);
      }),
    );
  });

  it.each([
    [0, 64],
    [1, 64],
    [63, 64],
    [64, 128],
    [127, 128],
    [128, 192],
  ])('makes %i bytes %i', (length, padded) => {
    expect(pad(Buffer.alloc(length, 'x'))).toHaveLength(padded);
  });
});
