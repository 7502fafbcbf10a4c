import type { GroupRole } from '@firstlight/contract/talk/groups/group-limits.ts';

/** Whether somebody may remove or ban somebody else: owners everybody but owners, moderators members alone. */
export function outranks(role: GroupRole | null, other: GroupRole | undefined): boolean {
  if (role === 'owner') return other !== 'owner';
  return role === 'moderator' && (other === 'member' || other === undefined);
}
