import { useTranslation } from 'react-i18next';
import { visitorLocale } from '../../../lib/language/visitor-locale.ts';

type Figure = number | null;

/** Figures as the visitor writes them; a dash where there is nothing to take one of. */
export function useFigures() {
  const { t, i18n } = useTranslation('admin');
  const locale = visitorLocale(i18n.language);
  const format = (options: Intl.NumberFormatOptions) => {
    const formatter = new Intl.NumberFormat(locale, options);
    return (value: Figure) => (value === null ? t('noFigure') : formatter.format(value));
  };
  const mean = format({ maximumFractionDigits: 1 });
  return {
    count: format({}),
    mean,
    ratio: format({ maximumFractionDigits: 2 }),
    share: format({ style: 'percent', maximumFractionDigits: 1 }),
    hours: (value: Figure) => (value === null ? t('noFigure') : t('hours', { figure: mean(value) })),
  };
}
