import { feedbackRules } from '@firstlight/contract/rules.ts';
import { type Evidence, feedbackLimits } from '@firstlight/contract/trials/feedback/feedback-limits.ts';
import { useEffect } from 'react';
import { useHasStarted, useRefetchEvidence, useReturnFromTest, useStartTest } from './tests.api.ts';

/** How often the page asks whether the project was opened in another tab, as long as it was not. */
const lookForOpeningMs = 3_000;

/**
 * Tells the server whenever the tester comes back to the page; its clock decides what that proves. The project may also
 * open in a tab or window behind this one. So the page asks for the evidence itself, as long as the address works.
 */
export function useReturns(projectId: string, isUnderWay: boolean, evidence: Evidence | undefined): void {
  const { mutate: comeBack } = useReturnFromTest(projectId);
  const refetch = useRefetchEvidence(projectId);
  const isOpening = useHasStarted(projectId) && evidence === 'seen';
  useEffect(() => {
    if (!isUnderWay) return;
    const look = () => {
      if (document.visibilityState === 'visible') comeBack(undefined, { onError: refetch });
    };
    addEventListener('focus', look);
    addEventListener('pageshow', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('focus', look);
      removeEventListener('pageshow', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isUnderWay, comeBack, refetch]);
  useEffect(() => {
    if (!isUnderWay || !isOpening) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && refetch(), lookForOpeningMs);
    const end = setTimeout(() => clearInterval(timer), feedbackLimits.testAddressMinutes * 60_000);
    return () => {
      clearInterval(timer);
      clearTimeout(end);
    };
  }, [isUnderWay, isOpening, refetch]);
}

/** An idea is tried by reading it: the page says when reading began, and asks again when it has taken long enough. */
export function useReading(projectId: string, isIdea: boolean): void {
  const { mutate: start } = useStartTest(projectId);
  const { mutate: comeBack } = useReturnFromTest(projectId);
  useEffect(() => {
    if (!isIdea) return;
    start();
    // A little longer than the rule, since the start took its time to arrive.
    const timer = setTimeout(comeBack, (feedbackRules.ideaReadSeconds + 1) * 1000);
    return () => clearTimeout(timer);
  }, [isIdea, start, comeBack]);
}
