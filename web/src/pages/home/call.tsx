import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClasses } from '../../ui/button/button-classes.ts';

export function Call() {
  const { t } = useTranslation('home');
  return (
    <section aria-labelledby="call-title" className="grid items-end gap-x-10 gap-y-5 md:grid-cols-[5fr_8fr]">
      <h2 id="call-title" className="text-h1">
        {t('call.title')}
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5">
        <p className="max-w-[28rem] text-ink-muted text-lead">{t('call.body')}</p>
        <Link to="/post-project" className={buttonClasses({ variant: 'night', size: 'lg' })}>
          {t('call.action')}
        </Link>
      </div>
    </section>
  );
}
