import { useTranslation } from 'react-i18next';
import { localeOf } from '../../../lib/language/locale-of.ts';

/** Numbers as the reader's language writes them. */
export function useNumbers() {
  const { i18n } = useTranslation();
  const locale = localeOf(i18n.language);
  const format = (options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options).format;
  return {
    count: format(),
    percent: format({ style: 'percent', maximumFractionDigits: 0 }),
    ratio: format({ minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    list: (names: readonly string[]) => new Intl.ListFormat(locale).format(names),
  };
}
