import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClasses } from '../../ui/button/button-classes.ts';

const invitations = [
  { name: 'community', to: '/groups' },
  { name: 'support', to: '/support' },
] as const;

export function Invitations() {
  const { t } = useTranslation('home');
  return (
    <div className="grid border-ink-muted border-t md:grid-cols-2 md:divide-x md:divide-line">
      {invitations.map(({ name, to }) => (
        <section
          key={name}
          aria-labelledby={`${name}-title`}
          className="flex flex-col items-start gap-3 py-8 not-first:max-md:border-line not-first:max-md:border-t md:first:pr-10 md:last:pl-10"
        >
          <h2 id={`${name}-title`} className="text-h3">
            {t(`${name}.title`)}
          </h2>
          <p className="text-ink-muted">{t(`${name}.body`)}</p>
          <Link to={to} className={clsx(buttonClasses(), 'mt-2')}>
            {t(`${name}.action`)}
          </Link>
        </section>
      ))}
    </div>
  );
}
