import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClasses } from '../../ui/button/button-classes.ts';
import { Stars } from './stars.tsx';

const skies = ['night', 'dawn', 'day', 'dusk'] as const;

/** The sky follows the visitor's clock by `data-sky` alone, so that everybody can be served the same markup. */
export function Hero() {
  const { t } = useTranslation('home');
  return (
    <section aria-labelledby="hero-title">
      <div className="hero-sky sky-field">
        <Stars />
        <div className="hero-sun" />
        <div className="mx-auto flex w-full max-w-browse flex-col items-start gap-2 px-4 pt-10 pb-26 sm:px-7 md:px-10 md:pt-14">
          <p className="log font-medium text-ink">
            {skies.map((sky) => (
              <span key={sky} data-shown-at={sky}>
                {t(`hero.sky.${sky}`)}
              </span>
            ))}
          </p>
          <h1 id="hero-title" className="max-w-[12ch] text-display">
            {t('hero.title')}
          </h1>
          <p className="mt-3 max-w-[34rem] text-lead">{t('hero.lead')}</p>
          <div className="mt-5 flex flex-wrap gap-2.5">
            <Link to="/post-project" className={buttonClasses({ variant: 'sun' })}>
              {t('hero.post')}
            </Link>
            <Link to="/explore" className={buttonClasses()}>
              {t('hero.browse')}
            </Link>
          </div>
        </div>
      </div>
      <div className="ticks" />
    </section>
  );
}
