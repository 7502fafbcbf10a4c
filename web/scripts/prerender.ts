import { readFile, writeFile } from 'node:fs/promises';
import type { PrerenderedPage, prerenderPages as PrerenderPages } from '../src/drawing/prerender-pages.tsx';

interface Chunk {
  file: string;
  src?: string;
  imports?: string[];
  assets?: string[];
}

type Manifest = Record<string, Chunk>;

const dist = new URL('../dist/', import.meta.url);
const built = new URL('../dist-drawing/', import.meta.url);

/** What the frame of signed-in people speaks from (`load-member-frame.ts`). */
const frameTexts = ['accounts', 'request', 'nextStep'];

const { prerenderPages } = (await import(new URL('prerender-pages.js', built).href)) as {
  prerenderPages: typeof PrerenderPages;
};
const manifest = JSON.parse(await readFile(new URL('.vite/manifest.json', dist), 'utf8')) as Manifest;

const pages = (await prerenderPages()).map((page) => {
  refuseInlineCode(page);
  const { path, language, title, description, unlisted, html, memberHtml, memberFrame } = page;
  const preload = preloadOf(page, []);
  const memberPreload = preloadOf(page, ['src/app/shell/member-frame.tsx', ...textsOf(language, frameTexts)]);
  return {
    path,
    language,
    title,
    description,
    unlisted,
    html,
    preload,
    memberHtml,
    memberFrame,
    memberPreload,
  };
});
await writeFile(new URL('pages.json', dist), JSON.stringify(pages));
console.log(`${pages.length} pages prerendered.`);

/** The policy of our pages blocks inline styles and handlers, so they would only break the first paint. */
function refuseInlineCode({ path, language, html, memberHtml, memberFrame }: PrerenderedPage): void {
  const inline = (html + memberHtml + memberFrame).match(
    /<[^>]*\s(?:style|on[a-z]+)=[^>]*>|<(?:script|style)[\s>]/,
  );
  if (inline) throw new Error(`${path} (${language}) has inline code: ${inline[0]}`);
}

/** What the page needs beyond what index.html already names: fonts, its own chunk and its texts. */
function preloadOf({ name, language, namespaces }: PrerenderedPage, more: string[]): string[] {
  const entry = withImports(chunk('index.html'));
  const scripts = [pageOf(name), ...textsOf(language, namespaces), ...more].flatMap((source) =>
    withImports(chunk(source)),
  );
  const missing = [...new Set(scripts)].filter((file) => !entry.includes(file));
  return [...fonts(), ...missing].map((file) => `/${file}`);
}

function textsOf(language: string, namespaces: readonly string[]): string[] {
  return namespaces.map((namespace) => `../locales/${language}/${namespace}.json`);
}

/** The two faces of the first screen; others are fetched when a letter of theirs appears. */
function fonts(): string[] {
  const sources = Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]);
  const wanted = /(?:bricolage-grotesque|instrument-sans)-latin-wght-normal-.*\.woff2$/;
  return [...new Set(sources.filter((file) => wanted.test(file)))];
}

function withImports({ file, imports = [] }: Chunk): string[] {
  return [file, ...imports.flatMap((source) => withImports(chunk(source)))];
}

function chunk(source: string): Chunk {
  const found = manifest[source];
  if (!found) throw new Error(`The build has no ${source}.`);
  return found;
}

/** A page is named after its route, in whichever room of `pages/` it stands. */
function pageOf(name: string): string {
  const ending = `/${kebab(name)}.tsx`;
  const found = Object.keys(manifest).find(
    (source) => source.startsWith('src/pages/') && source.endsWith(ending),
  );
  if (!found) throw new Error(`The build has no page called ${kebab(name)}.`);
  return found;
}

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}
