import { localeOf } from './locale-of.ts';

/** Dates, times and numbers read alike for everyone who reads a language, whatever their browser prefers. */
export function visitorLocale(language: string): string {
  return localeOf(language);
}
