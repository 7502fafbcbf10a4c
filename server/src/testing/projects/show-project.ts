import type { Member } from '../../core/context.ts';
import { recordShown } from '../../features/trials/distribution/record-shown.ts';
import { as } from '../people/testers.ts';
import type { World } from '../world.ts';

/** A project has been in view in somebody's feed: what they say about it now is not unprompted. */
export function showProject(world: World, tester: Member, projectId: string): Promise<void> {
  return recordShown(as(world, tester), tester.id, [{ projectId, cell: 0, isReturn: false }]);
}
