import { localeOf } from '../../../../lib/language/locale-of.ts';

/** “16:10”, and with its day where that is not today's. */
export function formatClock(moment: string, language: string, now = new Date()): string {
  const date = new Date(moment);
  const isToday = date.toDateString() === now.toDateString();
  return new Intl.DateTimeFormat(localeOf(language), {
    hour: '2-digit',
    minute: '2-digit',
    ...(!isToday && { day: 'numeric', month: 'short' }),
  }).format(date);
}
