import { type Language, languages } from '@firstlight/contract/languages.ts';
import { escapeHtml } from './escape-html.ts';

export interface PrerenderedPage {
  /** May hold parameters (`/profile/:username`); `*` is the not-found page. */
  path: string;
  language: Language;
  title: string;
  description: string;
  /** Of no use in search results. */
  unlisted: boolean;
  /** Empty for pages that depend on who looks: the browser draws those. */
  html: string;
  /** Assets this page will need first. */
  preload?: string[];
  /** The same two for whoever is signed in, whose pages stand in a frame of their own. */
  memberHtml?: string;
  /** The frame of members around a page that depends on the viewer: shown first, then replaced. */
  memberFrame?: string;
  memberPreload?: string[];
  /** Where it stands, when its path has parameters. */
  address?: string;
  /** What stands for it where it is shared, in place of the picture of the whole site. */
  image?: { path: string; alt: string };
  /** For search engines, as JSON-LD. */
  structured?: object;
  feeds?: { title: string; path: string }[];
}

/** Whom the page is drawn for, by the cookie alone: the browser asks whether it still holds. */
export type PageVisitor = 'guest' | 'member';

/** Data that the page would otherwise ask for in its first moment, by query key. */
export type FirstData = Record<string, unknown>;

/** Puts a page's words, title and share tags into the web's shell. */
export function completePage(
  template: string,
  page: PrerenderedPage,
  origin: string,
  firstData?: FirstData,
  visitor: PageVisitor = 'guest',
  /** The page with this data, which the browser then draws anew instead of taking it over. */
  drawn = '',
): string {
  const isMember = visitor === 'member';
  const html = (isMember ? page.memberHtml : page.html) ?? '';
  const shown = drawn || (isMember ? page.memberFrame : '') || '';
  const preload = (isMember ? page.memberPreload : page.preload) ?? [];
  const head = [...titleAndTags(page, origin), ...preload.map(preloadTag)].join('\n    ');
  return template
    .replace('<html lang="en"', `<html lang="${page.language}"`)
    .replace('<!--head-->', () => head)
    .replace('<div id="root">', () => rootTag(page, shown ? '' : html, visitor))
    .replace('<!--app-->', () => shown || html)
    .replace('</body>', () => `${dataTag(firstData)}</body>`);
}

/** Marked with what it holds, so that the browser takes it over only where it would have drawn the same. */
function rootTag({ language, path }: PrerenderedPage, html: string, visitor: PageVisitor): string {
  const known = visitor === 'member' ? ' data-visitor="member"' : '';
  if (html === '') return `<div id="root"${known}>`;
  return `<div id="root"${known} data-prerendered="${language}" data-path="${escapeHtml(path)}">`;
}

function titleAndTags(page: PrerenderedPage, origin: string): string[] {
  const { path, language, title, description, unlisted, address = path, image } = page;
  const tags = [`<title>${escapeHtml(title)}</title>`, meta('name', 'description', description)];
  if (unlisted) return [...tags, meta('name', 'robots', 'noindex')];
  const url = origin + address;
  return [
    ...tags,
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...languages.map(
      (other) => `<link rel="alternate" hreflang="${other}" href="${escapeHtml(`${url}?lang=${other}`)}">`,
    ),
    meta('property', 'og:site_name', 'Firstlight'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:locale', language === 'fr' ? 'fr_FR' : 'en_GB'),
    meta('property', 'og:image', origin + (image?.path ?? `/share-${language}.png`)),
    ...(image ? [meta('property', 'og:image:alt', image.alt)] : []),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    ...(page.feeds ?? []).map((feed) => feedTag(feed, origin)),
    ...(page.structured ? [jsonTag('application/ld+json', page.structured)] : []),
  ];
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

function preloadTag(url: string): string {
  if (url.endsWith('.woff2'))
    return `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`;
  if (url.endsWith('.css')) return `<link rel="preload" href="${url}" as="style">`;
  return `<link rel="modulepreload" href="${url}">`;
}

function feedTag({ title, path }: { title: string; path: string }, origin: string): string {
  return `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(title)}" href="${escapeHtml(origin + path)}">`;
}

function dataTag(firstData: FirstData | undefined): string {
  return firstData ? jsonTag('application/json" id="first-data', firstData) : '';
}

/** JSON inside HTML: `<` is written as an escape, so no text of anybody's can close the element. */
function jsonTag(type: string, value: object): string {
  return `<script type="${type}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
}
