import { claimRules } from '../../contract/src/trials/distribution/distribution-rules.ts';
import type { Simulation } from './simulate.ts';

/** A test is begun, and counts from when others may know it, until its answer shows, at the latest for a day. Gives its end. */
export function beginTest({ state, policy, coming, timing }: Simulation, p: number): () => void {
  const claims = state.projects[p]?.claims ?? new Set();
  const claim = { from: timing.countedFrom(state.now) };
  let isOver = false;
  coming.add(claim.from, () => {
    if (isOver) return;
    claims.add(claim);
    policy.changed?.(p);
  });
  coming.add(claim.from + claimRules.lapsedAfterHours, () => {
    if (claims.delete(claim)) policy.lapsed?.(p);
  });
  return () => {
    isOver = true;
    claims.delete(claim);
  };
}
