import { visitorLocale } from '../../../../lib/language/visitor-locale.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** "3 hours ago", "yesterday"; undefined within the hour, which is as exact as the server is. */
export function timeAgo(date: string, language: string, now = Date.now()): string | undefined {
  const passed = now - new Date(date).getTime();
  if (passed < hourMs) return undefined;
  const format = new Intl.RelativeTimeFormat(visitorLocale(language), { numeric: 'auto' });
  if (passed < dayMs) return format.format(-Math.floor(passed / hourMs), 'hour');
  return format.format(-Math.floor(passed / dayMs), 'day');
}

export function onDay(date: string, language: string): string {
  return new Intl.DateTimeFormat(visitorLocale(language), { dateStyle: 'long' }).format(new Date(date));
}
