import { useTranslation } from 'react-i18next';

/** How many people, or that it was a few: fewer than five are never told by number. */
export function usePeople() {
  const { t, i18n } = useTranslation('dashboard');
  const numbers = new Intl.NumberFormat(i18n.language);
  return {
    bare: (count: number | null) => (count === null ? t('people.few') : numbers.format(count)),
    spoken: (count: number | null) => (count === null ? t('people.few') : t('people.count', { count })),
  };
}
