import { visitorLocale } from '../../../../lib/language/visitor-locale.ts';

/** “09:12”, in the reader's own zone. */
export function formatTimeOfDay(moment: string, language: string): string {
  return new Intl.DateTimeFormat(visitorLocale(language), { timeStyle: 'short' }).format(new Date(moment));
}
