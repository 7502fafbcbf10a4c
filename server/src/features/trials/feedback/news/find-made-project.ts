import type { Db } from '../../../../db/database.ts';
import { findProjectOwner } from '../../../showcase/projects/find-project-owner.ts';
import { findShownFeedback } from './news.queries.ts';

/** What a feedback is about that others can see too, and whose it is; nothing of what is withheld or was taken back. */
export async function findMadeProject(db: Db, feedbackId: string) {
  const feedback = await findShownFeedback(db, feedbackId);
  const project = feedback && (await findProjectOwner(db, feedback.projectId));
  return project && { projectId: feedback.projectId, ownerId: project.ownerId };
}
