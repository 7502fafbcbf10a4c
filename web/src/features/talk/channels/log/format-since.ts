import type { TFunction } from 'i18next';
import { visitorLocale } from '../../../../lib/language/visitor-locale.ts';
import { formatTimeOfDay } from './format-time-of-day.ts';

/** “09:12”, or “16 November, 09:12” once that is not today any more, in the reader's own zone. */
export function formatSince(t: TFunction<'channels'>, moment: string, language: string, now: Date): string {
  const time = formatTimeOfDay(moment, language);
  const since = new Date(moment);
  if (since.toDateString() === now.toDateString()) return time;
  const day = new Intl.DateTimeFormat(visitorLocale(language), { day: 'numeric', month: 'long' }).format(
    since,
  );
  return t('sinceDay', { day, time });
}
