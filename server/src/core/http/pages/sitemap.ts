import { escapeHtml } from './escape-html.ts';

/** The file that names the pages which do not depend on what people post. */
export const pagesSitemap = '/sitemap/pages.xml';

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Which files make up the sitemap. */
export function printSitemapIndex(origin: string, files: readonly string[]): string {
  return `${head}\n<sitemapindex ${schema}>\n${each('sitemap', origin, files)}</sitemapindex>\n`;
}

/** One file of it. */
export function printSitemap(origin: string, paths: readonly string[]): string {
  return `${head}\n<urlset ${schema}>\n${each('url', origin, paths)}</urlset>\n`;
}

function each(element: string, origin: string, paths: readonly string[]): string {
  return paths.map((path) => `<${element}><loc>${escapeHtml(origin + path)}</loc></${element}>\n`).join('');
}
