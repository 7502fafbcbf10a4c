import { categoriesOf } from '@firstlight/contract/showcase/projects/categories.ts';
import type { GroupCard } from '@firstlight/contract/talk/groups/group.ts';
import type { GroupRow } from './groups.queries.ts';

/** What everybody sees who may know of a group. */
export function presentGroupCard(group: GroupRow): GroupCard {
  return {
    id: group.id,
    name: group.name,
    description: group.description,
    categories: categoriesOf(group.categories),
    visibility: group.visibility,
    memberCount: group.memberCount,
    isMember: group.role !== null,
  };
}
