import { expect, it } from 'vitest';
import { readPageHead } from './read-page-head.ts';

const read = (html: string | Buffer, charset?: string) =>
  readPageHead({ address: 'https://porchlight.example/en/', charset, body: Buffer.from(html) });

it('reads name, line and picture as a page says them to whoever shares it', () => {
  const page = `<!doctype html><html><head><meta charset="utf-8">
    <title>Porchlight | Know who’s up for a chat</title>
    <META content='Lets your street know you&rsquo;re up for a chat.' NAME="Description">
    <meta property=og:image content=/share.png></head><body><meta name="description" content="late"></body>`;
  expect(read(page)).toEqual({
    name: 'Porchlight',
    tagline: 'Lets your street know you’re up for a chat.',
    picture: 'https://porchlight.example/share.png',
  });
});

it('takes the site’s own name before a title', () => {
  expect(read('<title>Home</title><meta property="og:site_name" content="Second Shelf">').name).toBe(
    'Second Shelf',
  );
});

it('leaves out a name that no project may have', () => {
  expect(read('<title>ab</title>').name).toBeNull();
  expect(read(`<title>${'x'.repeat(101)}</title>`).name).toBeNull();
  expect(read('<title>back\u202ewards</title>').name).toBeNull();
});

it('cuts a long line after a sentence, else after a word', () => {
  const sentences = `${'One sentence that fits. '.repeat(5)}${'And more of it. '.repeat(9)}`;
  expect(read(`<meta name="description" content="${sentences}">`).tagline).toMatch(/^One.*\.$/);
  const words = read(`<meta name="description" content="${'words and '.repeat(40)}">`).tagline ?? '';
  expect(words).toMatch(/ (?:words|and)…$/);
  expect(words.length).toBeLessThanOrEqual(140);
});

it('sees no tags in comments, scripts and values', () => {
  const page = `<!-- <title>Comment</title> --><script>"<title>Script</title>"</script>
    <meta name="x" content="<title>Value</title>"><title>Porch &amp; light &#233;&#x2014;</title>`;
  expect(read(page).name).toBe('Porch & light é—');
});

it('decodes every character reference of HTML, with a semicolon or without', () => {
  expect(read('<title>Łódź &Lstrok;&oacute;d&zacute; &rarr; &#x1F305;</title>').name).toBe('Łódź Łódź → 🌅');
  expect(read('<title>Caf&eacute &copy 2026 &#xD800; &nosuch;</title>').name).toBe('Café © 2026 � &nosuch;');
  const picture = '<meta property="og:image" content="/p.png?a=1&copy=2&amp;b=3">';
  expect(read(picture).picture).toBe('https://porchlight.example/p.png?a=1&copy=2&b=3');
});

it('reads pages of other charsets', () => {
  const latin = Buffer.from('<title>Caf\xe9 d’ici</title>'.replace('’', "'"), 'latin1');
  expect(read(latin, 'iso-8859-1').name).toBe("Café d'ici");
  expect(read(latin, 'no-such-charset').name).toContain('Caf');
  expect(read(Buffer.concat([Buffer.from('<meta charset=iso-8859-1>'), latin])).name).toBe("Café d'ici");
});

it.each([
  [
    '',
    '<',
    '<<<<',
    '<meta',
    '<meta name',
    '<meta name=',
    '<meta name="',
    '<title',
    '<title>',
    '<!--',
    '</',
    '<meta = = =>',
  ],
])('finds nothing in what is no page, and ends', (...pages) => {
  for (const page of pages) expect(read(page)).toEqual({ name: null, tagline: null, picture: null });
});

it('does not grow slower than a page grows longer', () => {
  for (const part of [
    '<',
    '<meta ',
    '<meta a',
    '<script>',
    '<title>',
    '</',
    '<!--',
    '&',
    '<meta a="',
    '= ',
    '"<title></',
  ]) {
    expect(read(part.repeat((512 * 1024) / part.length)).picture).toBeNull();
  }
});
