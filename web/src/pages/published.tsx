import type { Me } from '@firstlight/contract/people/accounts/accounts.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { SignedInOnly } from '../features/people/accounts/signed-in-only.tsx';
import { ProjectSkeleton } from '../features/showcase/projects/project-skeleton.tsx';
import { figuresOf } from '../features/trials/dashboard/dashboard.api.ts';
import { hasCode } from '../lib/api/api-error.ts';
import { useLiveQuery } from '../lib/live/use-live-query.ts';
import { useOwnTitle } from '../lib/title/own-title.ts';
import { LoadFailure } from '../ui/state/load-failure.tsx';
import { StateView } from '../ui/state/state-view.tsx';
import { LiveHorizon } from './published/live-horizon.tsx';
import { Meanwhile } from './published/meanwhile.tsx';
import { NextSteps } from './published/next-steps.tsx';
import { ShareHere } from './published/share-here.tsx';

/** The moment after publishing, and later on: how far a project has come, and what brings it further. */
export function Component() {
  const { projectId = '' } = useParams();
  return (
    <SignedInOnly waiting={<ProjectSkeleton />}>
      {(me) => <Published key={projectId} me={me} projectId={projectId} />}
    </SignedInOnly>
  );
}

function Published({ me, projectId }: { me: Me; projectId: string }) {
  const { t } = useTranslation('published');
  const query = figuresOf(projectId, '7');
  const { data: figures, error, refetch } = useQuery(query);
  useLiveQuery(`project:${projectId}`, 'feedback.changed', query.queryKey);
  const name = figures?.ledger.name;
  useOwnTitle(name && `${t('title', { name })} · Firstlight`);
  if (figures) {
    return (
      <div className="flex flex-col gap-8">
        <LiveHorizon figures={figures} />
        <div className="flex flex-wrap items-stretch gap-6 *:min-w-[min(18rem,100%)] *:flex-1">
          <ShareHere project={figures.ledger} />
          <Meanwhile me={me} categories={figures.ledger.categories} />
        </div>
        <NextSteps project={figures.ledger} />
      </div>
    );
  }
  if (hasCode(error, 'projects.not_found') || hasCode(error, 'request.invalid')) {
    return (
      <StateView kind="notFound" title={t('missing')}>
        <p>{t('missingHint')}</p>
      </StateView>
    );
  }
  if (!error) return <ProjectSkeleton />;
  return <LoadFailure title={t('failed')} error={error} onRetry={() => void refetch()} />;
}
