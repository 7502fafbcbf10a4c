import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { refuseCreator } from '../../../people/accounts/refuse-creator.ts';
import { refuseSuspended, type Standing } from '../../../people/accounts/require-standing.ts';
import { findProjectForTester } from './testers.queries.ts';

/** Who may answer a project: whoever sees it, did not make it, is not suspended and wants to test. */
export async function requireTester({ db, actor }: Context<Member>, projectId: string): Promise<Standing> {
  const found = await findProjectForTester(db, actor, projectId);
  if (!found) throw new AppError('projects.not_found');
  if (found.ownerId === actor.id) throw new AppError('feedback.on_own_project');
  refuseSuspended(found);
  refuseCreator(found.role);
  return found;
}
