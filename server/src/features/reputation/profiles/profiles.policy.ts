import type { Visibility } from '@firstlight/contract/reputation/profiles/profile-limits.ts';

interface Shown {
  id: string;
  visibility: Visibility;
}

export const isOwner = (person: Shown, viewerId: string) => person.id === viewerId;

export function mayView(person: Shown, viewerId: string): boolean {
  return person.visibility === 'visible' || isOwner(person, viewerId);
}
