import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/**
 * Draws the pictures that stand for the site where a link to it is shared. Run it by hand after the home page's
 * words or the logo have changed; its results are committed. The browser is any Chromium: `CHROMIUM=/usr/bin/chromium`.
 */
interface Browser {
  newPage: (options: { viewport: { width: number; height: number } }) => Promise<Page>;
  close: () => Promise<void>;
}

interface Page {
  setContent: (html: string, options: { waitUntil: 'load' }) => Promise<void>;
  screenshot: () => Promise<Buffer>;
}

type Launch = (options: { executablePath?: string; args: string[] }) => Promise<Browser>;

const size = { width: 1200, height: 630 };
const { chromium } = createRequire(new URL('../../e2e/package.json', import.meta.url))(
  '@playwright/test',
) as {
  chromium: { launch: Launch };
};
const sharp = createRequire(new URL('../../server/package.json', import.meta.url))('sharp') as (
  picture: Buffer,
) => { png: (options: { palette: boolean; effort: number }) => { toBuffer: () => Promise<Buffer> } };

const executablePath = process.env['CHROMIUM'];
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: size });
for (const language of ['en', 'fr']) {
  await page.setContent(await card(language), { waitUntil: 'load' });
  const png = await sharp(await page.screenshot())
    .png({ palette: true, effort: 10 })
    .toBuffer();
  await writeFile(new URL(`../public/share-${language}.png`, import.meta.url), png);
}
await browser.close();

async function card(language: string): Promise<string> {
  const file = new URL(`../../locales/${language}/home.json`, import.meta.url);
  const { hero } = JSON.parse(await readFile(file, 'utf8')) as { hero: { title: string; lead: string } };
  return `<!doctype html><html lang="${language}"><style>
    ${await face('Display', 'bricolage-grotesque')}
    ${await face('Text', 'instrument-sans')}
    body { margin: 0; width: 1200px; height: 630px; overflow: hidden; position: relative; color: #edf2f6;
      background: linear-gradient(#060c14, #0c1c2c 46%, #2a3444 74%, #7a4a36 92%, #c46a35) 0 0 / 100% 548px no-repeat #09111b }
    i { position: absolute; left: 850px; top: 398px; width: 300px; height: 150px; border-radius: 150px 150px 0 0;
      background: radial-gradient(circle at 50% 100%, #ffd7a8, #ff8534 100%) }
    hr { position: absolute; top: 548px; margin: 0; width: 1200px; height: 12px; border: 0; border-top: 2px solid #a9b7c5;
      background: repeating-linear-gradient(90deg, #66798d 0 2px, transparent 2px 24px) }
    svg { position: absolute; left: 66px; top: 56px }
    b { position: absolute; left: 132px; top: 54px; font: 600 38px Display; letter-spacing: -.02em }
    h1 { position: absolute; left: 66px; top: 150px; margin: 0; width: 900px; font: 640 92px/1 Display; letter-spacing: -.02em; text-wrap: balance }
    p { position: absolute; left: 66px; top: 368px; margin: 0; width: 700px; font: 400 31px/1.4 Text }
  </style><body>
    <svg width="50" height="50" viewBox="0 0 32 32"><path d="M9 21a7 7 0 0 1 14 0z" fill="#ff9650"/>
      <g fill="none" stroke="#edf2f6" stroke-width="2.4" stroke-linecap="round"><circle cx="16" cy="16" r="14"/>
      <path d="M3 21h26M16 5.5v4.2"/></g></svg>
    <b>Firstlight</b><h1>${hero.title}</h1><p>${hero.lead}</p><i></i><hr></body></html>`;
}

async function face(name: string, family: string): Promise<string> {
  const file = `../node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`;
  const font = (await readFile(new URL(file, import.meta.url))).toString('base64');
  return `@font-face { font-family: ${name}; font-weight: 200 800; src: url(data:font/woff2;base64,${font}) }`;
}
