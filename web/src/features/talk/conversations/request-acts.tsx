import type { Conversation } from '@firstlight/contract/talk/conversations/conversations.ts';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../lib/api/api-error.ts';
import { useBlocking } from '../../../parts/blocks/use-blocking.ts';
import { useReport } from '../../../parts/reports/use-report.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { showToast } from '../../../ui/overlay/show-toast.ts';
import { useAccept, useDeleteRequest } from './conversations.api.ts';

interface RequestActsProps {
  conversation: Conversation;
  /** Before the row goes with the press. */
  onDone?: (event: MouseEvent) => void;
  /** Where the request itself is open, and is to be left. */
  onDeleted?: () => void;
}

export function RequestActs({ conversation: { id, partner }, onDone, onDeleted }: RequestActsProps) {
  const { t } = useTranslation('conversations');
  const { t: tRequest } = useTranslation('request');
  const accept = useAccept();
  const changeDeleted = useDeleteRequest();
  const { block } = useBlocking();
  const report = useReport({
    kind: 'profile',
    address: partner?.username ?? '',
    person: partner ?? undefined,
  });
  const fail = (error: unknown) =>
    void showToast({
      kind: 'error',
      title: t('requests.failed'),
      description: errorMessage(tRequest, error),
    });
  const remove = () =>
    changeDeleted(id, true).then(() => {
      onDeleted?.();
      showToast({
        title: t('requests.deleted'),
        description: partner ? t('requests.notTold', { name: partner.name }) : undefined,
        undo: () => void changeDeleted(id, false).catch(fail),
      });
    }, fail);
  return (
    <div className="flex flex-wrap gap-1.5">
      <Button
        size="sm"
        variant="night"
        loading={accept.isPending}
        onClick={(event) => {
          onDone?.(event);
          accept.mutate(id, { onError: fail });
        }}
      >
        {t('requests.accept')}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        onClick={(event) => {
          onDone?.(event);
          void remove();
        }}
      >
        {t('requests.delete')}
      </Button>
      {partner && (
        <>
          <Button
            size="sm"
            variant="ghost"
            onClick={(event) => {
              onDone?.(event);
              void block(partner);
            }}
          >
            {t('requests.block')}
          </Button>
          <Button size="sm" variant="ghost" onClick={report.ask}>
            {t('requests.report')}
          </Button>
          {report.dialog}
        </>
      )}
    </div>
  );
}
