import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { errorMessage } from '../../../../lib/api/api-error.ts';
import { passFocusOn } from '../../../../lib/pass-focus-on.ts';
import type { Viewer } from '../../../../parts/projects/viewer.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { buttonClasses } from '../../../../ui/button/button-classes.ts';
import { ownFeedbackOf } from '../feedback.api.ts';
import { LeaveLink } from './leave-link.tsx';

interface TestButtonProps {
  projectId: string;
  viewer: Viewer;
  /** There is nothing to open: the project is read here. */
  isIdea?: boolean;
  className?: string;
  /** The key that presses it, where a page has such keys. */
  shortcut?: string;
  /** Called once the project is on its way to its own tab. */
  onLeave?: () => void;
}

/** The way to the project. An idea is read here, so its button leads on to the form; owners need none. */
export function TestButton({ projectId, viewer, isIdea = false, className, ...rest }: TestButtonProps) {
  const { t } = useTranslation('feedback');
  const { t: tRequest } = useTranslation('request');
  const { pathname } = useLocation();
  const own = useQuery({ ...ownFeedbackOf(projectId), enabled: viewer === 'member' });
  if (viewer === 'owner') return null;
  if (viewer === 'guest') {
    return (
      <Link
        to={`/auth?mode=sign-up&next=${encodeURIComponent(pathname)}`}
        className={buttonClasses({ variant: 'sun', size: 'lg', class: className })}
      >
        {t(isIdea ? 'test.idea' : 'test.guest')}
      </Link>
    );
  }
  if (own.isLoadingError) {
    return (
      <div className={className}>
        <p role="alert" className="mb-2 text-ink-muted text-small max-md:sr-only">
          {errorMessage(tRequest, own.error)}
        </p>
        <Button
          variant="sun"
          size="lg"
          className="w-full"
          loading={own.isFetching}
          onClick={(event) => {
            passFocusOn(event);
            void own.refetch();
          }}
        >
          {t('tryAgain')}
        </Button>
      </div>
    );
  }
  if (own.data && !own.data.leadsOut) {
    // The form is gone once an idea has the reader's feedback.
    if (!own.data.can.give && !own.data.changed) return null;
    return (
      <a href="#feedback-form" className={buttonClasses({ variant: 'sun', size: 'lg', class: className })}>
        {t('test.idea')}
      </a>
    );
  }
  // With the feedback given, the next project is what comes first, unless this one has changed.
  const isDone = Boolean(own.data?.feedback && !own.data.changed);
  return (
    <LeaveLink
      {...rest}
      projectId={projectId}
      isKnown={own.data !== undefined}
      variant={isDone ? 'outline' : 'sun'}
      {...(className && { className })}
    >
      {t('test.open')}
    </LeaveLink>
  );
}
