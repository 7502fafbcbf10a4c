import { visitorLocale } from '../../../lib/language/visitor-locale.ts';

const dayMs = 86_400_000;

/** The time today, the day within a week, then the date. */
export function formatSentAt(moment: string, language: string, now = new Date()): string {
  const date = new Date(moment);
  const isToday = date.toDateString() === now.toDateString();
  const isRecent = now.getTime() - date.getTime() < 6 * dayMs;
  const isThisYear = date.getFullYear() === now.getFullYear();
  return new Intl.DateTimeFormat(
    visitorLocale(language),
    isToday
      ? { timeStyle: 'short' }
      : isRecent
        ? { weekday: 'short' }
        : { day: 'numeric', month: 'short', ...(!isThisYear && { year: '2-digit' }) },
  ).format(date);
}
