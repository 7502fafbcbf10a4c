import { groupLimits } from '@firstlight/contract/talk/groups/group-limits.ts';

/** To outsiders: the step that a number of members has reached. */
export function sizeFrom(memberCount: number): number {
  return groupLimits.sizeSteps.findLast((step) => step <= memberCount) ?? 0;
}
