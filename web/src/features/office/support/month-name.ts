import { localeOf } from '../../../lib/language/locale-of.ts';

/** “October”, of a month that the site keeps. */
export function monthName(month: string, language: string, look: 'long' | 'short' = 'long'): string {
  return new Intl.DateTimeFormat(localeOf(language), { month: look, timeZone: 'UTC' }).format(
    new Date(month),
  );
}

/** “June 2027”, so many months from today. */
export function monthAhead(months: number, language: string, now = new Date()): string {
  const at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1));
  return new Intl.DateTimeFormat(localeOf(language), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(at);
}
