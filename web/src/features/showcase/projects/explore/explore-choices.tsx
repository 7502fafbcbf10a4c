import { languageChoices } from '@firstlight/contract/showcase/projects/explore-filter.ts';
import { exploreSorts } from '@firstlight/contract/showcase/projects/project-limits.ts';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../../lib/language/use-language.ts';
import { buttonClasses } from '../../../../ui/button/button-classes.ts';
import { Select } from '../../../../ui/field/select.tsx';
import { HalfSunGlyph } from '../../../../ui/glyphs/half-sun-glyph.tsx';
import type { ExploreAddress } from './use-explore-filter.ts';

/** In which order, in which languages, and whether Validated alone. */
export function ExploreChoices({ filter, addressOf, go }: ExploreAddress) {
  const { t } = useTranslation('explore');
  const language = useLanguage();
  const sorts = exploreSorts.map((value) => ({ value, label: t(`sort.${value}`) }));
  const languages = languageChoices.map((value) => ({
    value,
    label: value === 'all' ? t('languages.all') : t(`languages.${value}.${language}`),
  }));
  return (
    <>
      <Select
        aria-label={t('sort.label')}
        options={sorts}
        value={filter.sort}
        onChange={(sort) => go({ sort })}
        look="quiet"
        className={choice}
      />
      <Select
        aria-label={t('languages.label')}
        options={languages}
        value={filter.languages}
        onChange={(chosen) => go({ languages: chosen })}
        look="quiet"
        className={choice}
      />
      <Link
        to={addressOf({ validatedOnly: !filter.validatedOnly })}
        preventScrollReset
        aria-current={filter.validatedOnly ? 'true' : undefined}
        className={clsx(
          buttonClasses({ size: 'sm' }),
          choice,
          'aria-[current=true]:border-night aria-[current=true]:bg-night aria-[current=true]:text-on-night',
        )}
      >
        <HalfSunGlyph />
        {t('validatedOnly')}
      </Link>
    </>
  );
}

const choice = 'min-h-9 shrink-0 whitespace-nowrap text-small';
