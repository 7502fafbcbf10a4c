import { describe, expect, it } from 'vitest';
import { safeNext } from './safe-next.ts';

const hostile = [
  '//evil.example',
  '///evil.example',
  '////evil.example/x',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '\n//evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/x/..//evil.example',
  'http://evil.example/',
  'https://evil.example/',
  'https:/\\evil.example',
  'ftp://evil.example/',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:http://localhost:3000/5e9c',
  'http://localhost:3000@evil.example/',
  'http://localhost:3000.evil.example/',
  'http://[',
  'HTTPS://EVIL.EXAMPLE',
  '\t//evil.example',
  '\u0000//evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\\/\\/evil.example',
  '/\\\\evil.example',
  '\\\t\\evil.example',
  'https:\\\\evil.example',
  'https:///evil.example',
  'https:////evil.example',
  'http:\t//evil.example',
  'ht\ntp://evil.example',
  '//evil.example:80',
  '//evil.example%2f@localhost:3000',
  '//user:pass@evil.example',
  '//localhost:3000@evil.example',
  '//localhost:3000.evil.example',
  '//localhost:3001/',
  '//localhost/',
  'https://localhost:3000/',
  'http://localhost:3000:80/',
  '//[::1]',
  '//0x7f000001/',
  '//2130706433/',
  '//evil。example',
  '//ｅvil.example',
  '//evil.example#@localhost:3000',
  '//evil.example?@localhost:3000/',
  '//\u202eelpmaxe.live',
  'vbscript:msgbox(1)',
  'JaVaScRiPt:alert(1)',
  'javascript://localhost:3000/%0aalert(1)',
  'file:///etc/passwd',
  'mailto:a@evil.example',
  'ws://localhost:3000/',
  'about:blank',
  'view-source:http://localhost:3000/',
  '/auth/../auth?next=//evil.example',
];

/** Odd, and yet a path of this site once it is read. */
const odd = [
  'evil.example',
  '@evil.example',
  '%2f%2fevil.example',
  '/%2f/evil.example',
  '/%5cevil.example',
  '/%09/evil.example',
  '/%00//evil.example',
  '/explore//evil.example',
  '?next=//evil.example',
  '#//evil.example',
  '/../../..',
  ';//evil.example',
];

describe('the way on after signing in', () => {
  it.each(hostile)('does not lead to %j', (asked) => {
    expect(safeNext(asked)).toBe('/');
  });

  it('has been tried with sixty forms (T27)', () => {
    expect(new Set(hostile).size).toBeGreaterThanOrEqual(60);
  });

  it.each(odd)('stays on this site with %j', (asked) => {
    const next = safeNext(asked);
    expect(next).toMatch(/^\/(?![\\/])/);
    expect(new URL(next, location.origin).origin).toBe(location.origin);
  });

  it('stays on this site even where a scheme is written without slashes', () => {
    const { origin, pathname } = new URL(safeNext('https:evil.example'), location.origin);
    expect(origin).toBe(location.origin);
    expect(['/', '/evil.example']).toContain(pathname);
  });

  it('leads back to the page that asked, with all of its address', () => {
    expect(safeNext('/explore?sort=newest&q=a%20b#third')).toBe('/explore?sort=newest&q=a%20b#third');
    expect(safeNext(`${location.origin}/contact`)).toBe('/contact');
  });

  it('is home where nobody asked, and never the way in again', () => {
    for (const asked of [null, '', '/auth?mode=sign-up', '/terms-required'])
      expect(safeNext(asked)).toBe('/');
  });
});
