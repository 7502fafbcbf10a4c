import { useTranslation } from 'react-i18next';
import { ProgressLine } from '../../parts/projects/progress-line.tsx';
import { ProjectCard } from '../../parts/projects/project-card.tsx';
import { Badge } from '../../ui/badge.tsx';

const notes = ['tried', 'skipped', 'reply'] as const;

/** A made-up project and what people said to it; the page says that it is made up. */
export function Example() {
  const { t } = useTranslation('home');
  return (
    <section aria-labelledby="example-title">
      <h2 id="example-title" className="text-h2">
        {t('example.title')}
      </h2>
      <p className="mt-2 text-ink-muted">{t('example.note')}</p>
      <div className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-[7fr_5fr]">
        <ExampleProject />
        <ul className="md:grid md:auto-rows-fr">
          {notes.map((note) => (
            <li
              key={note}
              className="border-line border-t py-5 max-md:first:border-t-0 max-md:first:pt-0 md:first:border-ink-muted"
            >
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="font-semibold">{t(`example.${note}.who`)}</span>
                <span className="text-ink-faint text-small">{t(`example.${note}.how`)}</span>
              </p>
              <p className="mt-1 text-lead">{t(`example.${note}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function ExampleProject() {
  const { t } = useTranslation('home');
  return (
    <ProjectCard
      covered={{ id: 'counter', name: t('example.project'), categories: ['finance'] }}
      look="feed"
      title={t('example.project')}
      pitch={t('example.pitch')}
      categories={[t('example.categories.finance'), t('example.categories.local')]}
      badge={
        <Badge tone="gold" size="md">
          {t('example.label')}
        </Badge>
      }
      progress={<ProgressLine project={{ feedbackCount: 4, rating: 4.2, validated: false }} look="full" />}
    />
  );
}
