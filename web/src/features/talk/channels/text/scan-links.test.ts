import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { scanLinks } from './scan-links.ts';

const links = (text: string) => scanLinks(text).flatMap(({ href }) => href ?? []);

test.each([
  ['Look: https://example.org/a?b=c#d.', ['https://example.org/a?b=c#d']],
  ['http://example.org', ['http://example.org']],
  ['(see https://example.org/wiki/Tide_(sea))', ['https://example.org/wiki/Tide_(sea)']],
  ['« https://example.org »', ['https://example.org']],
  ['https://a.example, https://b.example!', ['https://a.example', 'https://b.example']],
  ['<https://example.org>', ['https://example.org']],
  ['javascript:alert(1) ftp://example.org xhttps://example.org', []],
  ['https:// http:/ httphttps', []],
  ['httphttps://example.org', []],
  ['', []],
])('%s', (text, expected) => {
  expect(links(text)).toEqual(expected);
});

test('no text is lost or added, and no address is of another kind', () => {
  const pieces = fc.constantFrom('http', 'https://', 'a.example', '(', ')', ' ', '.', 'é', '\n', '<', '/x');
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), (some) => {
      const text = some.join('');
      const parts = scanLinks(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const { href } of parts) if (href) expect(new URL(href).protocol).toMatch(/^https?:$/);
    }),
  );
});

test('what looks like many addresses and is none is walked over once', () => {
  const parse = vi.spyOn(URL, 'canParse');
  expect(links('https://['.repeat(1000))).toEqual([]);
  expect(parse).toHaveBeenCalledTimes(1);
});
