import type { Ledger } from '@firstlight/contract/trials/dashboard/dashboard.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { needOf } from '../../features/trials/dashboard/by-need.ts';
import { figuresOf } from '../../features/trials/dashboard/dashboard.api.ts';
import { DashboardSkeleton } from '../../features/trials/dashboard/dashboard-skeleton.tsx';
import { everyNote, hearOfNew, newestOf } from '../../features/trials/feedback/inbox/inbox.api.ts';
import { useTopic } from '../../lib/live/use-topic.ts';
import { LiveHorizon } from '../published/live-horizon.tsx';
import { ShareHere } from '../published/share-here.tsx';

/** Whether testers are asked for the newest project, and nobody has answered on any of them. */
export function isFirstDay(ledgers: readonly Ledger[]): boolean {
  const [newest] = ledgers;
  return (
    newest !== undefined &&
    needOf(newest) === 'minimum' &&
    ledgers.every((one) => one.waiting === 0 && one.feedbackCount + one.skipCount === 0)
  );
}

interface FirstDayProps {
  projectId: string;
  /** Where testers are no longer asked, or the figures are not known. */
  otherwise: ReactNode;
}

/** Shows that testers are asked and when the first response may come, in place of an empty inbox. */
export function FirstDay({ projectId, otherwise }: FirstDayProps) {
  const queries = useQueryClient();
  const { data: figures, isPending } = useQuery(figuresOf(projectId, '7'));
  const inbox = useQuery(newestOf(everyNote));
  const refetch = () => void hearOfNew(queries);
  useTopic('me', { 'notifications.changed': refetch, missed: refetch });
  if (isPending || inbox.isPending) return <DashboardSkeleton />;
  // Feedback that does not count is in no number, but makers read it in the inbox.
  const isInboxEmpty = inbox.data?.items.length === 0;
  if (figures?.expectation.state !== 'first' || !isInboxEmpty) return otherwise;
  return (
    <div className="flex flex-col gap-8">
      <LiveHorizon figures={figures} isFirstDay />
      <ShareHere project={figures.ledger} />
    </div>
  );
}
