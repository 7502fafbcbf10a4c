import type { IncomingHttpHeaders } from 'node:http';
import { defaultLanguage, isLanguage, type Language } from '@firstlight/contract/languages.ts';

/** What a shared link says, or else what this browser was set to. */
export function chosenLanguage({
  url,
  headers,
}: {
  url: string;
  headers: IncomingHttpHeaders;
}): Language | undefined {
  const asked = /[?&]lang=(\w\w)\b/.exec(url)?.[1];
  if (isLanguage(asked)) return asked;
  const chosen = /(?:^|;\s*)language=(\w\w)\b/.exec(headers.cookie ?? '')?.[1];
  return isLanguage(chosen) ? chosen : undefined;
}

/** The first language of the header that we speak; its order is what browsers send, so weights are not read. */
export function requestLanguage(headers: IncomingHttpHeaders): Language {
  const header = headers['accept-language'];
  if (!header) return defaultLanguage;
  for (const part of header.split(',', 8)) {
    const language = part.trim().slice(0, 2).toLowerCase();
    if (isLanguage(language)) return language;
  }
  return defaultLanguage;
}
