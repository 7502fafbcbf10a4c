import type { WholeCase } from '@firstlight/contract/office/cases/cases.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { caseQuery, letCaseGo, takeCase } from '../cases.api.ts';

/** Well before the ten minutes are over. */
const renewMs = 4 * 60_000;

interface Lease {
  /** It was ours, and is no longer. */
  isLost: boolean;
  takeAgain: () => void;
}

/** Whoever reads a case has it, so that no two decide it at once. It is let go with the page, and goes by itself. */
export function useLease(one: WholeCase): Lease {
  const queries = useQueryClient();
  const [isLost, setLost] = useState(false);
  const isOpen = one.state === 'open' && one.can.decide;
  const { id } = one;

  const take = useCallback(async () => {
    try {
      const claim = await takeCase(id);
      setLost(false);
      queries.setQueryData<WholeCase>(caseQuery(id).queryKey, (known) => known && { ...known, claim });
    } catch {
      setLost(true);
      await queries.invalidateQueries({ queryKey: caseQuery(id).queryKey });
    }
  }, [id, queries]);

  useEffect(() => {
    if (!isOpen) return;
    void take();
    const renewal = setInterval(() => void take(), renewMs);
    return () => {
      clearInterval(renewal);
      // It goes by itself in ten minutes, should this not arrive.
      letCaseGo(id).catch(() => undefined);
    };
  }, [isOpen, id, take]);

  return { isLost, takeAgain: () => void take() };
}
