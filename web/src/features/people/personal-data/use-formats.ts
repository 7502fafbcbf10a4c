import { useTranslation } from 'react-i18next';
import { visitorLocale } from '../../../lib/language/visitor-locale.ts';

/** Dates and sizes as the visitor writes them. */
export function useFormats() {
  const { i18n } = useTranslation();
  const locale = visitorLocale(i18n.language);
  return {
    date: (iso: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(iso)),
    size: (bytes: number) => sizeIn(locale, bytes),
  };
}

function sizeIn(locale: string, bytes: number): string {
  const [unit, count] =
    bytes < 1e6 ? (['kilobyte', bytes / 1e3] as const) : (['megabyte', bytes / 1e6] as const);
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    maximumFractionDigits: count < 10 ? 1 : 0,
  });
  return format.format(count);
}
