import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { IssueList } from '../../features/outreach/newsletter/issue-list.tsx';
import { isEmbedding } from '../../lib/api/read-embedded.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { buttonClasses } from '../../ui/button/button-classes.ts';
import { TextSkeleton } from '../../ui/state/skeleton.tsx';

export function Component() {
  const { t } = useTranslation('newsletter');
  const hydrated = useHydrated() || isEmbedding();
  return (
    <div className="mx-auto flex max-w-browse flex-col gap-8 px-4 pt-10 pb-16 sm:px-7 md:px-10 md:pt-14">
      <header className="flex flex-col items-start gap-4">
        <h1 className="text-h1">{t('archive.title')}</h1>
        <p className="prose-width text-ink-muted text-lead">{t('archive.lead')}</p>
        <Link to="/newsletter" className={buttonClasses({ variant: 'sun' })}>
          {t('archive.subscribe')}
        </Link>
      </header>
      {hydrated ? <IssueList /> : <TextSkeleton lines={6} />}
    </div>
  );
}
