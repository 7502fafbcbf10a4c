import { localeOf } from './language/locale-of.ts';

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];
/** Until then an age says more than a date. */
const recentDays = 7;

/** “3 days ago”, in the largest unit that fits. */
export function formatAgo(date: Date, now: Date, language: string): string {
  const seconds = Math.round((date.getTime() - now.getTime()) / 1000);
  const [unit, size] = steps.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  const format = new Intl.RelativeTimeFormat(localeOf(language), { style: 'long', numeric: 'auto' });
  return format.format(Math.trunc(seconds / size), unit);
}

/** “14 November 2026”, as every date of the product is written. */
export function formatDay(date: Date, language: string): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long' }).format(date);
}

/** The day as it was called where the site keeps its days; the reader's zone would make it another one. */
export function formatSiteDay(day: string, language: string): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
}

/** “14 Nov”, where there is little room. */
export function formatShortSiteDay(day: string, language: string): string {
  const short = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(localeOf(language), short).format(new Date(day));
}

/** “today” or “3 days ago” within a week, then “14 Nov”. */
export function formatRecentSiteDay(day: string, language: string, now = new Date()): string {
  const days = Math.min(0, (Date.parse(day) - Date.parse(now.toISOString().slice(0, 10))) / 86_400_000);
  if (days <= -recentDays) return formatShortSiteDay(day, language);
  return new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }).format(days, 'day');
}

/** “14 November 2026 at 10:32 (CET)”, in the reader's zone. */
export function formatMoment(date: Date, language: string): string {
  const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  return formatClock(date, language, day);
}

/** “10:32 (CET)”, in the reader's zone, with the day where its form is given. */
export function formatClock(date: Date, language: string, day: Intl.DateTimeFormatOptions = {}): string {
  const shape = { ...day, hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;
  const parts = new Intl.DateTimeFormat(localeOf(language), shape).formatToParts(date);
  return parts.map(({ type, value }) => (type === 'timeZoneName' ? `(${value})` : value)).join('');
}

/** “3 days ago” within a week, then the date. */
export function formatRecent(date: Date, language: string, now = new Date()): string {
  const isRecent = now.getTime() - date.getTime() < recentDays * 86_400_000;
  return isRecent ? formatAgo(date, now, language) : formatDay(date, language);
}
