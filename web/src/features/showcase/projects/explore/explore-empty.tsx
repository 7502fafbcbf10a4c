import { ratingRules } from '@firstlight/contract/rules.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClasses } from '../../../../ui/button/button-classes.ts';
import { StateView } from '../../../../ui/state/state-view.tsx';
import type { ExploreAddress } from './use-explore-filter.ts';

/** Says which wish was too much, and leads to the nearest list without it. */
export function ExploreEmpty({ filter, addressOf }: Pick<ExploreAddress, 'filter' | 'addressOf'>) {
  const { t } = useTranslation('explore');
  const { query, validatedOnly, categories, sort, languages } = filter;
  if (query !== '')
    return (
      <Nothing title={t('empty.query', { query })} hint={t('empty.queryHint')}>
        <Link to={addressOf({ query: '' })} className={buttonClasses({ variant: 'sun' })}>
          {t('empty.withoutQuery')}
        </Link>
      </Nothing>
    );
  if (languages === 'only')
    return (
      <Nothing title={t('empty.language')} hint={t('empty.languageHint')}>
        <Link to={addressOf({ languages: 'first' })} className={buttonClasses({ variant: 'sun' })}>
          {t('empty.allLanguages')}
        </Link>
      </Nothing>
    );
  if (validatedOnly)
    return (
      <Nothing title={t('empty.validated')} hint={t('empty.validatedHint')}>
        <Link to={addressOf({ validatedOnly: false })} className={buttonClasses({ variant: 'sun' })}>
          {t('empty.withoutValidated')}
        </Link>
      </Nothing>
    );
  if (sort === 'top')
    return (
      <Nothing title={t('empty.top')} hint={t('empty.topHint', { from: ratingRules.highestRatedFrom })}>
        <Link to={addressOf({ sort: 'recent' })} className={buttonClasses({ variant: 'sun' })}>
          {t('empty.newest')}
        </Link>
      </Nothing>
    );
  if (categories.length > 0)
    return (
      <Nothing title={t('empty.category')} hint={t('empty.categoryHint')}>
        <Link to={addressOf({ categories: [] })} className={buttonClasses({ variant: 'sun' })}>
          {t('empty.allCategories')}
        </Link>
      </Nothing>
    );
  return (
    <Nothing title={t('empty.none')} hint={t('empty.noneHint')}>
      <Link to="/post-project" className={buttonClasses({ variant: 'sun' })}>
        {t('empty.post')}
      </Link>
    </Nothing>
  );
}

function Nothing({ title, hint, children }: { title: string; hint: string; children: React.ReactNode }) {
  return (
    <StateView kind="empty" title={title} headingLevel={3} actions={children}>
      <p>{hint}</p>
    </StateView>
  );
}
