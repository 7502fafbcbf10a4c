import type { Role } from '@firstlight/contract/people/accounts/account-limits.ts';
import type { Member } from '../../../../core/context.ts';
import type { Db } from '../../../../db/database.ts';
import { prepared } from '../../../../db/prepared.ts';
import { peopleAs } from '../../../people/accounts/accounts.sql.ts';
import type { Standing } from '../../../people/accounts/require-standing.ts';
import { isVisibleTo, projectsWithOwners } from '../../../showcase/projects/projects.sql.ts';

export interface ProjectForTester extends Standing {
  ownerId: string;
  role: Role;
}

/** How somebody stands, and whose project it is that they want to answer; undefined where they see none. */
export async function findProjectForTester(
  db: Db,
  actor: Member,
  projectId: string,
): Promise<ProjectForTester | undefined> {
  const { rows } = await prepared<ProjectForTester>('feedback.find-tester')`
    select projects.owner_id, testers.standing, testers.role, testers.created_at
    from ${projectsWithOwners}
    join ${peopleAs('testers')} on testers.id = ${actor.id}
    where projects.id = ${projectId} and ${isVisibleTo(actor)}
  `.execute(db);
  return rows[0];
}
