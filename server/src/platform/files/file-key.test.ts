import { describe, expect, it } from 'vitest';
import { checkKey, newFolder } from './file-key.ts';

describe('a file key', () => {
  it.each([
    'a',
    'pictures/0f3a/480.webp',
    'exports/0f3a/export-2026_11.tar.gz',
    `${newFolder('pictures')}/96.jpg`,
  ])('may be %j', (key) => {
    expect(() => checkKey(key)).not.toThrow();
  });

  it.each([
    '',
    '/',
    '/etc/passwd',
    'a//b',
    'a/',
    '.',
    '..',
    '../a',
    'a/../b',
    'a/..',
    'a/./b',
    'a/.hidden',
    'a/b.',
    'a/b..c',
    'a\\b',
    '..\\a',
    'C:\\a',
    'a\u0000.webp',
    'a\n',
    'a b',
    'a%2e%2e/b',
    'a?b',
    'a#b',
    'é.webp',
    'file:///a',
    'a'.repeat(201),
  ])('may not be %j', (key) => {
    expect(() => checkKey(key)).toThrow('is not allowed');
  });

  it('may not be endless', () => {
    for (const key of ['a.'.repeat(50_000), 'a'.repeat(100_000), '/'.repeat(100_000)]) {
      expect(() => checkKey(key)).toThrow('is not allowed');
    }
  });
});

describe('a new folder', () => {
  it('lies under its kind and never comes twice', () => {
    const folders = new Set(Array.from({ length: 1_000 }, () => newFolder('pictures')));
    expect(folders.size).toBe(1_000);
    for (const folder of folders) expect(folder).toMatch(/^pictures\/[0-9a-f]{32}$/);
  });
});
