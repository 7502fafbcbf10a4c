import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useLiveQuery } from '../../../lib/live/use-live-query.ts';
import { MoreButton } from '../../../ui/button/more-button.tsx';
import { LoadFailure } from '../../../ui/state/load-failure.tsx';
import { MessageListSkeleton } from '../../../ui/state/skeleton.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentThread } from './comment-thread.tsx';
import { commentsKey, commentsOf, useWriteComment } from './comments.api.ts';

interface CommentsSectionProps {
  projectId: string;
  isSignedIn: boolean;
}

/** The open talk about a project, under people's own names. */
export function CommentsSection({ projectId, isSignedIn }: CommentsSectionProps) {
  const { t } = useTranslation('comments');
  return (
    <section aria-labelledby="comments-title" className="flex flex-col gap-5">
      <h2 id="comments-title" className="text-h2">
        {t('title')}
      </h2>
      <CommentList projectId={projectId} isSignedIn={isSignedIn} />
    </section>
  );
}

function CommentList({ projectId, isSignedIn }: CommentsSectionProps) {
  const { t } = useTranslation('comments');
  const list = useInfiniteQuery(commentsOf(projectId));
  useLiveQuery(`project:${projectId}`, 'comments.changed', commentsKey(projectId));
  if (list.isPending) return <MessageListSkeleton label={t('loading')} />;
  if (list.isLoadingError) {
    return (
      <LoadFailure
        headingLevel={3}
        title={t('loadFailed')}
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );
  }
  const comments = list.data.pages.flatMap((page) => page.items);
  return (
    <>
      {!isSignedIn && <SignInFirst />}
      {list.data.pages[0]?.can.write && <Composer projectId={projectId} />}
      {comments.length === 0 && <p className="text-ink-muted">{t('empty')}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {comments.map((comment) => (
          <CommentThread key={comment.id} projectId={projectId} comment={comment} />
        ))}
      </ul>
      <MoreButton list={list}>{t('more')}</MoreButton>
    </>
  );
}

function Composer({ projectId }: { projectId: string }) {
  const { t } = useTranslation('comments');
  const write = useWriteComment(projectId);
  return (
    <CommentForm label={t('form.label')} sendLabel={t('form.send')} place={{ projectId }} send={write} />
  );
}

function SignInFirst() {
  const { t } = useTranslation('comments');
  const { pathname } = useLocation();
  return (
    <p className="text-ink-muted">
      <Link to={`/auth?mode=sign-in&next=${encodeURIComponent(pathname)}`} className="link">
        {t('signIn')}
      </Link>
    </p>
  );
}
