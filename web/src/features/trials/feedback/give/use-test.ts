import { feedbackRules } from '@firstlight/contract/rules.ts';
import { useEffect } from 'react';
import { useReturnFromTest, useStartTest } from './tests.api.ts';

/** Tells the server whenever somebody comes back to the page; its clock decides what that proves. */
export function useReturns(projectId: string, isUnderWay: boolean): void {
  const { mutate: comeBack } = useReturnFromTest(projectId);
  useEffect(() => {
    if (!isUnderWay) return;
    const look = () => document.visibilityState === 'visible' && comeBack();
    addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isUnderWay, comeBack]);
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
