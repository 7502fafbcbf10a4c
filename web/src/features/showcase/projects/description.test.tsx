import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Description } from './description.tsx';

const schemes = [
  'javascript:',
  'JaVaScRiPt:',
  ' javascript:',
  'java\tscript:',
  'data:text/html,',
  'vbscript:',
  'blob:',
  'file:///',
  '//',
  'https:/\\',
];
const bodies = ['alert(1)', 'alert`1`', '<script>alert(1)</script>', '" onclick="alert(1)', '%0aalert(1)'];
const links = schemes.flatMap((scheme) => bodies.map((body) => `${scheme}${body}`));
const tags = [
  'script',
  'img src=x onerror=alert(1)',
  'svg onload=alert(1)',
  'iframe src=javascript:alert(1)',
  'style',
  'a href=javascript:alert(1)',
  'body onload=alert(1)',
  'math',
  'base href=//evil',
  'form action=javascript:alert(1)',
];
const wraps = [
  (tag: string) => `<${tag}>alert(1)</${tag.split(' ')[0]}>`,
  (tag: string) => `**<${tag}>**`,
  (tag: string) => `- <${tag}>`,
  (tag: string) => `> <${tag}>`,
  (tag: string) => `# <${tag}>`,
];
const payloads = [
  ...links.map((link) => `[click](${link})`),
  ...links.map((link) => `<${link}> ![x](${link})`),
  ...tags.flatMap((tag) => wraps.map((wrap) => wrap(tag))),
  ...tags.flatMap((tag) =>
    wraps.map((wrap) => `\`${wrap(tag)}\` _${wrap(tag)}_ [${tag}](https://a.example/<${tag}>)`),
  ),
];

test('there are two hundred ways to be wrong', () => {
  expect(new Set(payloads).size).toBeGreaterThanOrEqual(200);
});

test.each(payloads)('%j stays text', (text) => {
  const { container } = render(<Description text={text} />);
  expect(
    container.querySelectorAll('script, img, svg, iframe, style, base, form, math, object, embed'),
  ).toHaveLength(0);
  for (const element of container.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      expect(name).toMatch(/^(?:class|lang|href|target|rel)$/);
      if (name === 'href') expect(value).toMatch(/^https?:\/\/[\w-]+\./);
    }
  }
});

describe('what makers write', () => {
  test('is drawn as they meant it, and links are marked as theirs', () => {
    const { container } = render(
      <Description text={'## Why\n\n- **tips**\n- [site](https://tidepool.example)'} language="fr" />,
    );
    expect(container.querySelector('h3')?.textContent).toBe('Why');
    expect(container.querySelectorAll('li')).toHaveLength(2);
    expect(container.querySelector('strong')?.textContent).toBe('tips');
    expect(container.querySelector('a')?.rel).toBe('noopener noreferrer ugc nofollow');
    expect(container.querySelector('[lang=fr]')).not.toBeNull();
  });
});
