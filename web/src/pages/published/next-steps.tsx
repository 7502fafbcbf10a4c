import { ArrowRight, Eye, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClasses } from '../../ui/button/button-classes.ts';

const steps = ['told', 'answer', 'change'] as const;

export function NextSteps({ project: { id, name } }: { project: { id: string; name: string } }) {
  const { t } = useTranslation('published');
  return (
    <section aria-labelledby="what-next" className="flex flex-col gap-4">
      <h2 id="what-next" className="text-h3">
        {t('next.title')}
      </h2>
      <ol className="grid gap-6 sm:grid-cols-3">
        {steps.map((step, place) => (
          <li key={step} className="border-ink-muted border-t pt-3">
            <p className="font-semibold">
              <span className="mr-2 text-ink-muted">{place + 1}</span>
              {t(`next.${step}.title`)}
            </p>
            <p className="text-ink-muted text-small">{t(`next.${step}.body`)}</p>
          </li>
        ))}
      </ol>
      <p className="flex flex-wrap items-center gap-2 pt-2">
        <Link
          to={`/post-project?project=${id}`}
          className={buttonClasses({ variant: 'ghost', class: '[overflow-wrap:anywhere]' })}
        >
          <Pencil aria-hidden="true" className="size-4" />
          {t('edit', { name })}
        </Link>
        <Link to={`/project/${id}`} className={buttonClasses({ variant: 'ghost' })}>
          <Eye aria-hidden="true" className="size-4" />
          {t('page')}
        </Link>
        <Link to="/dashboard" className={buttonClasses({ class: 'sm:ml-auto' })}>
          {t('dashboard')}
          <ArrowRight aria-hidden="true" className="size-4" />
        </Link>
      </p>
    </section>
  );
}
