import { describe, expect, it } from 'vitest';
import { Letter, Paragraph, Quote } from './letter.tsx';
import { printLetter } from './print-letter.ts';

const origin = 'https://firstlight.example';

function print(words: string, language: 'en' | 'fr' = 'en') {
  return printLetter(
    <Letter language={language} origin={origin} preview="A line">
      <Paragraph>Thank you.</Paragraph>
      <Quote>{words}</Quote>
    </Letter>,
  );
}

describe('a letter', () => {
  it('has a plain text twin that says the same', async () => {
    const { html, text } = await print('My own words.');
    for (const part of ['Thank you.', 'My own words.', 'firstlight.example']) {
      expect(html).toContain(part);
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(/<[a-z]/i);
  });

  it.each(['en', 'fr'] as const)(
    'says its language (%s) and ends with the house’s line in it',
    async (language) => {
      const { html, text } = await print('Bonjour', language);
      expect(html).toContain(`lang="${language}"`);
      const line = { en: 'Firstlight: be seen', fr: 'Firstlight\u00a0: montrez-le' }[language];
      expect(text).toContain(line);
    },
  );

  it('keeps somebody’s lines apart in both printings', async () => {
    const { html, text } = await print('First line\nSecond line\n\nAfter a gap');
    expect(text).toMatch(/First line\nSecond line\n\nAfter a gap/);
    expect(html).toMatch(/First line(\n|<br\/?>)/);
  });

  it('never runs what somebody wrote', async () => {
    const { html } = await print('<script>alert(1)</script><img src=x onerror="alert(1)"></p></body>');
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain('&lt;script&gt;');
  });

  it('shows in plain text exactly what somebody wrote, tags and entities too', async () => {
    const words = 'if (a < b && c > d) return "<b>&amp;</b>";';
    expect((await print(words)).text).toContain(words);
  });

  it('loads nothing from anywhere', async () => {
    const { html } = await print('Hello');
    expect(html).not.toMatch(/<(img|link|script|iframe)\b|url\(/i);
    const addresses = [...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address);
    expect(addresses).toEqual([origin, `${origin}/contact`]);
  });
});
