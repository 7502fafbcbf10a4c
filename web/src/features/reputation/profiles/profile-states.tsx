import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { hasCode } from '../../../lib/api/api-error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { buttonClasses } from '../../../ui/button/button-classes.ts';
import { Skeleton, TextSkeleton } from '../../../ui/state/skeleton.tsx';
import { StateView } from '../../../ui/state/state-view.tsx';
import { useSentence } from './use-sentence.ts';

interface ProfileFailureProps {
  error: unknown;
  ownUsername: string;
  onRetry: () => void;
}

/** Nobody, somebody who does not want to be seen, and our own failure are three pages with three ways on. */
export function ProfileFailure({ error, ownUsername, onRetry }: ProfileFailureProps) {
  const { t } = useTranslation('profiles');
  const say = useSentence();
  if (hasCode(error, 'profiles.private')) {
    return (
      <StateView kind="forbidden" headingLevel={1} title={t('errors.private')} actions={<HomeLink />}>
        <p>{t('page.private.body')}</p>
      </StateView>
    );
  }
  // What cannot be a username is nobody's either.
  if (hasCode(error, 'profiles.not_found') || hasCode(error, 'request.invalid')) {
    return (
      <StateView
        kind="notFound"
        headingLevel={1}
        title={t('errors.not_found')}
        actions={
          <>
            <Link to={`/profile/${ownUsername}`} className={buttonClasses({ variant: 'sun' })}>
              {t('page.ownProfile')}
            </Link>
            <HomeLink />
          </>
        }
      >
        <p>{t('page.notFound.body')}</p>
      </StateView>
    );
  }
  return (
    <StateView
      kind="error"
      headingLevel={1}
      title={t('page.failed')}
      actions={
        <Button variant="sun" onClick={onRetry}>
          {t('page.retry')}
        </Button>
      }
    >
      <p>{say(error)}</p>
    </StateView>
  );
}

function HomeLink() {
  const { t } = useTranslation('profiles');
  return (
    <Link to="/" className={buttonClasses()}>
      {t('page.home')}
    </Link>
  );
}

export function ProfileSkeleton() {
  return (
    <div aria-hidden="true" className="mx-auto flex max-w-browse flex-col gap-5">
      <div className="flex items-center gap-6">
        <Skeleton className="size-24 shrink-0 rounded-full" />
        <div className="flex min-w-0 flex-1 flex-col gap-3">
          <Skeleton className="h-10 w-60 max-w-full" />
          <Skeleton className="h-4 w-28" />
        </div>
      </div>
      <Skeleton className="h-6 w-72 max-w-full" />
      <TextSkeleton lines={2} />
    </div>
  );
}
