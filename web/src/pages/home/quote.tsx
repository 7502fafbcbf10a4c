import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { quoteIn } from '../../features/trials/feedback/quote.api.ts';
import { useLanguage } from '../../lib/language/use-language.ts';
import { LanguageLabel } from '../../parts/language-label.tsx';

/** What a tester really wrote, some time ago, in their own words. */
export function Quote() {
  const { t } = useTranslation('home');
  const { data } = useQuery(quoteIn(useLanguage()));
  if (!data?.quote) return null;
  const { text, language, project } = data.quote;
  return (
    <figure className="flex flex-col gap-2 border-ink-muted border-t pt-5">
      <figcaption className="text-ink-muted text-small">{t('justUp.quoted')}</figcaption>
      <blockquote lang={language} className="prose-width text-lead">
        {text}
      </blockquote>
      <LanguageLabel language={language} className="text-ink-muted text-small" />
      <Link to={`/project/${project.id}`} lang={project.language} className="link self-start">
        {project.name}
      </Link>
    </figure>
  );
}
