import type { WholeCase } from '@firstlight/contract/office/cases/cases.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../../ui/overlay/show-toast.ts';
import { caseQuery, useUndo } from '../cases.api.ts';
import { useFailureToast } from '../use-failure-toast.ts';

interface TakeBack {
  /** A decision that has just left, known from its sending on: a hand is quicker than the network. */
  keep: (decided: Promise<WholeCase>) => void;
  /** Takes back what is open, where it is decided and can be; else what was decided last. */
  takeBack: () => void;
}

export function useTakeBack(openCaseId: string | undefined, onTaken: (caseId: string) => void): TakeBack {
  const { t } = useTranslation('moderator');
  const queries = useQueryClient();
  const fail = useFailureToast();
  const undo = useUndo();
  const latest = useRef<Promise<string | undefined>>(undefined);
  const isTaking = useRef(false);

  const shown = () => {
    const one = openCaseId ? queries.getQueryData(caseQuery(openCaseId).queryKey) : undefined;
    return one?.can.undo ? one.id : undefined;
  };
  const take = async () => {
    const caseId = shown() ?? (await latest.current);
    if (!caseId) return;
    try {
      await undo.mutateAsync(caseId);
      latest.current = undefined;
      showToast({ title: t('decided.undone') });
      onTaken(caseId);
    } catch (error) {
      fail(error);
    }
  };
  return {
    keep: (decided) => {
      const before = latest.current;
      latest.current = decided.then(
        ({ id }) => id,
        () => before,
      );
    },
    takeBack: () => {
      if (isTaking.current) return;
      isTaking.current = true;
      void take().finally(() => {
        isTaking.current = false;
      });
    },
  };
}
