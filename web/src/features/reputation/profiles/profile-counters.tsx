import type { Counter, Profile } from '@firstlight/contract/reputation/profiles/profiles.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { visitorLocale } from '../../../lib/language/visitor-locale.ts';

export function ProfileCounters({ profile }: { profile: Profile }) {
  const { t, i18n } = useTranslation('profiles');
  const number = new Intl.NumberFormat(visitorLocale(i18n.language));

  const { counters, can, visibility } = profile;
  const isPrivate = visibility === 'private';

  const shown = ({ shownAs, count }: Counter) => {
    const figure = number.format(count);
    return shownAs === 'exact' ? figure : t(`page.counters.${shownAs}`, { figure });
  };
  return (
    <section aria-labelledby="counters-title" className="flex flex-col gap-2.5">
      <h2 id="counters-title" className="sr-only">
        {t('page.counters.title')}
      </h2>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-3 lg:grid-cols-6">
        {counters.map((counter) => (
          <div key={counter.name} className="flex flex-col-reverse justify-end gap-1 bg-surface p-4">
            <dt className="text-ink-muted text-small">{t(`page.counters.${counter.name}`)}</dt>
            <dd className="font-display text-h3 tabular-nums">{shown(counter)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-muted text-small">
        {!isPrivate && `${t(can.edit ? 'page.counters.own' : 'page.counters.note')} `}
        <Link to="/rules#counters" className="link">
          {t('page.counters.rules')}
        </Link>
      </p>
    </section>
  );
}
