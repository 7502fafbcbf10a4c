import { useTranslation } from 'react-i18next';
import { localeOf } from '../../../lib/language/locale-of.ts';

/** Days as they were called where the site keeps its days; the reader's zone would make them others. */
export function useDays() {
  const { i18n } = useTranslation();
  const locale = localeOf(i18n.language);
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    // A date at the end of a line stays whole.
    return (day: string) => formatter.format(new Date(day)).replaceAll(' ', '\u00a0');
  };
  return { short: format({ day: 'numeric', month: 'short' }), long: format({ dateStyle: 'long' }) };
}
