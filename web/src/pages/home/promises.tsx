import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

const promises = ['hidden', 'evidence', 'money', 'rules'] as const;

export function Promises() {
  const { t } = useTranslation('home');
  return (
    <section aria-labelledby="promises-title" className="grid gap-x-10 gap-y-6 md:grid-cols-[5fr_8fr]">
      <div className="md:pt-4">
        <h2 id="promises-title" className="text-h2">
          {t('promises.title')}
        </h2>
        <Link to="/rules" className="link mt-3 inline-flex min-h-6 items-center pointer-coarse:min-h-11">
          {t('promises.more')}
        </Link>
      </div>
      <dl>
        {promises.map((promise) => (
          <div
            key={promise}
            className="grid gap-x-8 gap-y-1 border-line border-t py-5 first:border-ink-muted sm:grid-cols-[12rem_1fr]"
          >
            <dt className="font-semibold">{t(`promises.${promise}.title`)}</dt>
            <dd className="text-ink-muted">{t(`promises.${promise}.body`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
