import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { promoteOffered } from './promote-offered.ts';

/** A list from letters: those in capitals were offered. */
const listOf = (letters: string) =>
  [...letters].map((name) => ({ name, offered: name === name.toUpperCase() }));
const lifted = (letters: string, places: number) =>
  promoteOffered(listOf(letters), places)
    .map(({ name }) => name)
    .join('');

describe('the first places of a list', () => {
  it('hold what was offered, for the last of the others there', () => {
    expect(lifted('abcdefG', 4)).toBe('abcGdef');
    expect(lifted('abCdefG', 4)).toBe('abCGdef');
    expect(lifted('aBcdef', 4)).toBe('aBcdef');
    expect(lifted('aB', 4)).toBe('aB');
  });

  it('neither lose nor double anything, and leave the others in their order', () => {
    const list = fc.array(fc.record({ name: fc.nat(), offered: fc.boolean() }), { maxLength: 40 });
    fc.assert(
      fc.property(list, (all) => {
        const after = promoteOffered(all, 20);
        expect(new Set(after)).toEqual(new Set(all));
        expect(after).toHaveLength(all.length);
        expect(after.filter(({ offered }) => !offered)).toEqual(all.filter(({ offered }) => !offered));
      }),
    );
  });
});
