import { decodeHTML, decodeHTMLAttribute } from 'entities';

export interface HeadTag {
  /** `title`, or a meta tag’s property or name in small letters. */
  key: string;
  text: string;
}

/** What is no markup although it looks like it. */
const rawTags = new Set(['script', 'style', 'noscript', 'template', 'svg', 'textarea']);

/**
 * The title and the meta tags of a page, in their order, up to its body. One walk from the first character to the last,
 * which never looks back: a page made to be slow takes no longer than another of its length.
 */
export function* headTags(html: string): Generator<HeadTag> {
  let at = 0;
  for (;;) {
    at = html.indexOf('<', at);
    if (at < 0) return;
    if (html.startsWith('<!--', at)) {
      at = after(html, '-->', at + 4);
      continue;
    }
    const name = tagName(html, at + 1);
    if (name === 'body' || name === '/head') return;
    const tag = readTag(html, at + 1 + name.length);
    at = tag.end;
    if (name === 'meta') {
      const key = tag.attributes.get('property') ?? tag.attributes.get('name');
      const text = tag.attributes.get('content');
      if (key !== undefined && text !== undefined) yield { key: key.toLowerCase(), text };
    } else if (name === 'title') {
      const end = endOf(html, 'title', at);
      yield { key: 'title', text: decodeHTML(html.slice(at, end)) };
      at = end;
    } else if (rawTags.has(name)) {
      at = endOf(html, name, at);
    }
  }
}

function tagName(html: string, from: number): string {
  return (/^\/?[a-z][a-z0-9]{0,20}/i.exec(html.slice(from, from + 22))?.[0] ?? '').toLowerCase();
}

function readTag(html: string, from: number): { attributes: Map<string, string>; end: number } {
  const attributes = new Map<string, string>();
  let at = from;
  while (at < html.length && html[at] !== '>') {
    const start = at;
    while (at < html.length && !/[\s=>]/.test(html[at] ?? '')) at += 1;
    const key = html.slice(start, at).toLowerCase();
    const spaced = skipSpace(html, at);
    if (key !== '' && html[spaced] === '=') {
      const value = readValue(html, skipSpace(html, spaced + 1));
      if (!attributes.has(key)) attributes.set(key, decodeHTMLAttribute(value.text));
      at = value.end;
    } else {
      at = Math.max(spaced, start + 1);
    }
  }
  return { attributes, end: Math.min(at + 1, html.length) };
}

function readValue(html: string, from: number): { text: string; end: number } {
  const quote = html[from];
  if (quote === '"' || quote === "'") {
    const close = html.indexOf(quote, from + 1);
    const end = close < 0 ? html.length : close;
    return { text: html.slice(from + 1, end), end: Math.min(end + 1, html.length) };
  }
  let at = from;
  while (at < html.length && !/[\s>]/.test(html[at] ?? '')) at += 1;
  return { text: html.slice(from, at), end: at };
}

function skipSpace(html: string, from: number): number {
  let at = from;
  while (at < html.length && /\s/.test(html[at] ?? '')) at += 1;
  return at;
}

/** Where `</name` stands, whichever its case, or the end. */
function endOf(html: string, name: string, from: number): number {
  for (let at = html.indexOf('</', from); at >= 0; at = html.indexOf('</', at + 2)) {
    if (html.slice(at + 2, at + 2 + name.length).toLowerCase() === name) return at;
  }
  return html.length;
}

function after(html: string, text: string, from: number): number {
  const found = html.indexOf(text, from);
  return found < 0 ? html.length : found + text.length;
}
