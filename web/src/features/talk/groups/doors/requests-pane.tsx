import type { AccessRequest } from '@firstlight/contract/talk/groups/access-requests.ts';
import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { errorMessage } from '../../../../lib/api/api-error.ts';
import { formatMoment, formatRecent } from '../../../../lib/format-time.ts';
import { passFocusOn } from '../../../../lib/pass-focus-on.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { MoreButton } from '../../../../ui/button/more-button.tsx';
import { showToast } from '../../../../ui/overlay/show-toast.ts';
import { Avatar } from '../../../../ui/picture/avatar.tsx';
import { LoadFailure } from '../../../../ui/state/load-failure.tsx';
import { RowSkeleton } from '../../../../ui/state/skeleton.tsx';
import { StateView } from '../../../../ui/state/state-view.tsx';
import { requestsAt, useAnswer } from './doors.api.ts';

/** Who waits to be let in, the longest first. */
export function RequestsPane({ group }: { group: Group }) {
  const { t } = useTranslation('groups');
  const isPublic = group.visibility === 'public';
  const list = useInfiniteQuery(requestsAt(group.id));
  const items = list.data?.pages.flatMap((page) => page.items);
  return (
    <div className="flex max-w-browse flex-col gap-4 px-6 py-5 max-md:px-4">
      {!items ? (
        list.isError ? (
          <LoadFailure
            headingLevel={3}
            title={t('requests.failed')}
            error={list.error}
            onRetry={() => void list.refetch()}
          />
        ) : (
          <div role="status" className="appear-late">
            <span className="sr-only">{t('requests.loading')}</span>
            <RowSkeleton />
          </div>
        )
      ) : items.length === 0 ? (
        <StateView kind="end" headingLevel={3} title={t('requests.empty.title')}>
          <p>{t(isPublic ? 'requests.empty.public' : 'requests.empty.private')}</p>
        </StateView>
      ) : (
        <>
          <ul
            aria-label={t('requests.title')}
            className="divide-y divide-line rounded-card border border-line bg-surface"
          >
            {items.map((request) => (
              <li key={request.id}>
                <RequestRow group={group} request={request} />
              </li>
            ))}
          </ul>
          <MoreButton list={list}>{t('discover.more')}</MoreButton>
        </>
      )}
    </div>
  );
}

function RequestRow({ group, request }: { group: Group; request: AccessRequest }) {
  const { t, i18n } = useTranslation('groups');
  const { t: tRequest } = useTranslation('request');
  const answer = useAnswer(group.id);
  const { name, username } = request.person;
  const asked = new Date(request.askedAt);
  const give = (given: 'approved' | 'declined') =>
    answer.mutate(
      { requestId: request.id, answer: given },
      {
        onError: (error) =>
          void showToast({
            kind: 'error',
            title: t('saveFailed'),
            description: errorMessage(tRequest, error),
          }),
      },
    );
  return (
    <div className="flex gap-3 px-4 py-3">
      <Avatar name={name} size="sm" decorative />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <p className="leading-snug">
          <Link to={`/profile/${username}`} className="rounded-control font-semibold hover:underline">
            {name}
          </Link>{' '}
          <time
            dateTime={request.askedAt}
            title={formatMoment(asked, i18n.language)}
            className="text-ink-muted text-small"
          >
            {formatRecent(asked, i18n.language)}
          </time>
        </p>
        {request.text && <p className="prose-width [overflow-wrap:anywhere]">{request.text}</p>}
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            loading={answer.isPending && answer.variables.answer === 'approved'}
            aria-label={t('requests.acceptNamed', { name })}
            onClick={(event) => {
              passFocusOn(event);
              give('approved');
            }}
          >
            {t('requests.accept')}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            aria-label={t('requests.declineNamed', { name })}
            onClick={(event) => {
              passFocusOn(event);
              give('declined');
            }}
          >
            {t('requests.decline')}
          </Button>
        </div>
      </div>
    </div>
  );
}
