import { describe, expect, it } from 'vitest';
import { completePage, type PrerenderedPage } from './complete-page.ts';

const template = `<!doctype html>
<html lang="en" data-theme="light">
  <head><!--head--></head>
  <body><div id="root"><!--app--></div><script type="module" src="/assets/a.js"></script></body>
</html>`;

const page: PrerenderedPage = {
  path: '/about',
  language: 'fr',
  title: 'À propos',
  description: 'Qui nous sommes',
  unlisted: false,
  html: '<h1>À propos</h1>',
};
const origin = 'https://firstlight.example';
const forMember = { memberHtml: '<nav></nav><h1>À propos</h1>', memberPreload: ['/assets/frame.js'] };
const complete = (changes: Partial<PrerenderedPage> = {}, firstData?: Record<string, unknown>) =>
  completePage(template, { ...page, ...changes }, origin, firstData);

describe('a completed page', () => {
  it('speaks its language and shows its words', () => {
    const html = complete();
    expect(html).toContain('<html lang="fr" data-theme="light">');
    expect(html).toContain('<div id="root" data-prerendered="fr" data-path="/about"><h1>À propos</h1></div>');
    expect(html).toContain('<title>À propos</title>');
  });

  it('names its address in every language, for search and sharing', () => {
    const html = complete();
    expect(html).toContain('<link rel="canonical" href="https://firstlight.example/about">');
    expect(html).toContain('hreflang="en" href="https://firstlight.example/about?lang=en"');
    expect(html).toContain('hreflang="fr" href="https://firstlight.example/about?lang=fr"');
    expect(html).toContain('<meta property="og:image" content="https://firstlight.example/share-fr.png">');
    expect(html).toContain('<meta property="og:locale" content="fr_FR">');
  });

  it('preloads each asset as what it is', () => {
    const html = complete({ preload: ['/assets/f.woff2', '/assets/a.css', '/assets/b.js'] });
    expect(html).toContain(
      '<link rel="preload" href="/assets/f.woff2" as="font" type="font/woff2" crossorigin>',
    );
    expect(html).toContain('<link rel="preload" href="/assets/a.css" as="style">');
    expect(html).toContain('<link rel="modulepreload" href="/assets/b.js">');
  });

  it('that depends on who looks comes as an empty shell for the browser to fill', () => {
    expect(complete({ html: '' })).toContain('<div id="root"></div>');
  });

  it('for somebody signed in stands in their own frame, says so, and fetches that frame with it', () => {
    const html = completePage(template, { ...page, ...forMember }, origin, undefined, 'member');
    expect(html).toContain('data-visitor="member" data-prerendered="fr"');
    expect(html).toContain('<nav></nav><h1>À propos</h1></div>');
    expect(html).toContain('<link rel="modulepreload" href="/assets/frame.js">');
    expect(complete(forMember)).not.toMatch(/nav|frame|data-visitor/);
  });

  it('shows members their frame around a page that depends on the viewer', () => {
    const frame = { html: '', memberHtml: '', memberFrame: '<nav></nav><main></main>' };
    const html = completePage(template, { ...page, ...frame }, origin, undefined, 'member');
    expect(html).toContain('<div id="root" data-visitor="member"><nav></nav><main></main></div>');
    expect(complete(frame)).toContain('<div id="root"></div>');
  });

  it('that is unlisted is hidden from search, and has no address', () => {
    const html = complete({ path: '*', unlisted: true });
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toMatch(/canonical|og:url|hreflang/);
  });
});

describe('somebody’s text', () => {
  const hostile = `"><script>alert(1)</script>&$&$1$'<!--app-->`;

  it.each(['title', 'description', 'path'] as const)('in the %s stays text', (field) => {
    const html = complete({ [field]: hostile });
    expect(html).not.toContain('<script>alert(1)');
    expect(html).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;$&amp;$1$');
  });

  it('in the first data cannot close its element, and arrives unchanged', () => {
    const data = { project: { name: `</script><script>alert(1)</script><!-- $& \u2028` } };
    const html = complete({}, data);
    const [, json = ''] =
      /<script type="application\/json" id="first-data">(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual(data);
    expect(html).not.toContain('<script>alert(1)');
  });
});
