import { visitorLocale } from '../../../lib/language/visitor-locale.ts';

/** The time of day of a moment, where the reader is. */
export function timeIn(moment: string, language: string): string {
  return new Intl.DateTimeFormat(visitorLocale(language), { timeStyle: 'short' }).format(new Date(moment));
}
