import type { Tally } from '@firstlight/contract/office/transparency/transparency.ts';
import { useTranslation } from 'react-i18next';
import { localeOf } from '../../../lib/language/locale-of.ts';

/** “0”, “a few”, “40”, or “40+” where there are a few more. */
export function useTallyWords(): (tally: Tally) => string {
  const { t, i18n } = useTranslation('transparency');
  const number = new Intl.NumberFormat(localeOf(i18n.language));
  return ({ count, few }) => {
    if (few === 0) return number.format(count);
    return count === 0 ? t('aFew') : t('atLeast', { count: number.format(count) as never });
  };
}
