import type { WholeCase } from '@firstlight/contract/office/cases/cases.ts';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../../../../lib/api/api-error.ts';
import { LoadFailure } from '../../../../ui/state/load-failure.tsx';
import { Skeleton, TextSkeleton } from '../../../../ui/state/skeleton.tsx';
import { caseQuery } from '../cases.api.ts';
import { NothingOpen } from '../pane/nothing-open.tsx';
import { CaseView } from './case-view.tsx';

interface CasePaneProps {
  caseId: string;
  shortcuts: boolean;
  backTo: string;
  takesFocus: boolean;
  onNext: () => void;
  onSent: (decided: Promise<WholeCase>) => void;
  ref?: Ref<HTMLElement>;
}

/** The case that an address names, once it is here. */
export function CasePane({ caseId, ...rest }: CasePaneProps) {
  const { t } = useTranslation('moderator');
  const { data, error, refetch } = useQuery(caseQuery(caseId));
  if (data) return <CaseView one={data} {...rest} />;
  if (hasCode(error, 'request.not_found')) return <NothingOpen isGone backTo={rest.backTo} />;
  if (error) {
    return (
      <div className="p-6">
        <LoadFailure title={t('case.failed')} error={error} onRetry={() => void refetch()} />
      </div>
    );
  }
  return (
    <div role="status" className="flex flex-col gap-6 p-6">
      <span className="sr-only">{t('case.loading')}</span>
      <Skeleton className="h-8 w-2/3" />
      <div className="grid gap-7 desk:grid-cols-2">
        <TextSkeleton lines={9} />
        <TextSkeleton lines={9} />
      </div>
    </div>
  );
}
