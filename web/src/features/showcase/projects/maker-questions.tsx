import type { Project } from '@firstlight/contract/showcase/projects/projects.ts';
import { useTranslation } from 'react-i18next';

/** What the maker wants to know, before anybody reads what others said. */
export function MakerQuestions({ project }: { project: Project }) {
  const { t } = useTranslation('projectPage');
  const { questions, owner, language } = project;
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="questions-title" className="flex flex-col gap-3 rounded-card bg-sunken p-5">
      <h2 id="questions-title" className="font-semibold text-h4">
        {t('questions.title', { name: owner.name })}
      </h2>
      <ol
        lang={language}
        className="flex list-decimal flex-col gap-2 pl-5 marker:text-ink-muted [overflow-wrap:anywhere]"
      >
        {questions.map((question) => (
          <li key={question} className="pl-2">
            {question}
          </li>
        ))}
      </ol>
      <p className="text-ink-muted text-small">{t(project.isOwn ? 'questions.own' : 'questions.hint')}</p>
    </section>
  );
}
