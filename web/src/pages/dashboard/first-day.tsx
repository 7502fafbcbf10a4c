import type { Ledger } from '@firstlight/contract/trials/dashboard/dashboard.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { needOf } from '../../features/trials/dashboard/by-need.ts';
import { figuresOf } from '../../features/trials/dashboard/dashboard.api.ts';
import { DashboardSkeleton } from '../../features/trials/dashboard/dashboard-skeleton.tsx';
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
  const { data: figures, isPending } = useQuery(figuresOf(projectId, '7'));
  if (isPending) return <DashboardSkeleton />;
  if (figures?.expectation.state !== 'first') return otherwise;
  return (
    <div className="flex flex-col gap-8">
      <LiveHorizon figures={figures} isFirstDay />
      <ShareHere project={figures.ledger} />
    </div>
  );
}
