import { visitorLocale } from './language/visitor-locale.ts';

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

/** “3 days ago”, in the largest unit that fits. */
export function formatAgo(date: Date, now: Date, language: string): string {
  const seconds = Math.round((date.getTime() - now.getTime()) / 1000);
  const [unit, size] = steps.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  const format = new Intl.RelativeTimeFormat(visitorLocale(language), { style: 'long', numeric: 'auto' });
  return format.format(Math.trunc(seconds / size), unit);
}

/** “15 November 2026”. */
export function formatDay(date: Date, language: string): string {
  return new Intl.DateTimeFormat(visitorLocale(language), { dateStyle: 'long' }).format(date);
}
