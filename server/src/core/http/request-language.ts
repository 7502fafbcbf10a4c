import type { IncomingHttpHeaders } from 'node:http';
import { defaultLanguage, isLanguage, type Language } from '@firstlight/contract/languages.ts';

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
