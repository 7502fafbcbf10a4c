import { projectRules } from '@firstlight/contract/rules.ts';
import { isPrintableLine, projectNameFault } from '@firstlight/contract/text/visible-name.ts';
import { headTags } from './head-tags.ts';

export interface PageHead {
  name: string | null;
  tagline: string | null;
  /** Where its picture is said to be. */
  picture: string | null;
}

/** What a page says of itself to whoever shares it. A stranger wrote it: it must keep to the rules of the form. */
export function readPageHead(page: { address: string; charset: string | undefined; body: Buffer }): PageHead {
  const said = new Map<string, string>();
  for (const { key, text } of headTags(decode(page))) {
    const line = text.normalize().replace(/\s+/g, ' ').trim();
    if (line !== '' && !said.has(key)) said.set(key, line);
  }
  const first = (...keys: string[]) => keys.map((key) => said.get(key)).filter((text) => text !== undefined);
  return {
    name: first('og:site_name', 'application-name', 'og:title', 'title').map(shortName).find(isName) ?? null,
    tagline: first('og:description', 'description', 'twitter:description').map(oneLine).find(isLine) ?? null,
    picture: pictureAddress(
      first('og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image'),
      page.address,
    ),
  };
}

/** By the header, else by what the page itself says near its beginning. */
function decode({ charset, body }: { charset: string | undefined; body: Buffer }): string {
  const told = charset ?? /\bcharset=["']?([\w-]{1,40})/i.exec(body.toString('latin1', 0, 1024))?.[1];
  try {
    return new TextDecoder(told ?? 'utf-8').decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}

/** “Porchlight | Know who’s up for a chat” is called Porchlight. */
function shortName(title: string): string {
  return title.split(/ [|–—·•-] |: /, 1)[0] ?? title;
}

function isName(name: string): boolean {
  const { length } = [...name];
  return (
    length >= projectRules.nameMin &&
    name.length <= projectRules.nameMax &&
    projectNameFault(name) === undefined
  );
}

/** Its first sentences that fit, else as many words as do. */
function oneLine(text: string): string {
  if (text.length <= projectRules.taglineMax) return text;
  const fits = text.slice(0, projectRules.taglineMax);
  const sentences = /^.*[.!?](?= )/.exec(`${fits} `)?.[0];
  return sentences ?? `${fits.slice(0, Math.max(fits.slice(0, -1).lastIndexOf(' '), 0))}…`;
}

function isLine(text: string): boolean {
  return text.length > 1 && text.length <= projectRules.taglineMax && isPrintableLine(text);
}

function pictureAddress(said: readonly string[], page: string): string | null {
  const [address] = said.filter((text) => URL.canParse(text, page));
  return address === undefined ? null : new URL(address, page).href;
}
