import type { Db } from '../../../db/database.ts';
import { findCalledPeople } from '../../people/accounts/find-called-people.ts';
import { findNames } from '../../people/accounts/find-names.ts';
import { findBlocksBetween } from '../../people/blocks/find-blocks-between.ts';
import { findProjectOwner } from '../projects/find-project-owner.ts';
import { findStandingComment } from './news.queries.ts';

/**
 * Whom a comment concerns besides its author: the maker, whoever is answered and whoever is called by name, each once, a
 * mention before a reply and a reply before a comment. Nobody who blocks the author or is blocked by them. Nobody where others cannot see it: whoever is limited or suspended reaches nobody.
 */
export async function findConcerned(db: Db, commentId: string) {
  const comment = await findStandingComment(db, commentId);
  const project = comment && (await findProjectOwner(db, comment.projectId));
  if (!project || comment.authorId === null) return undefined;
  const { projectId, authorId, answeredId } = comment;
  const author = (await findNames(db, [authorId])).get(authorId);
  if (!author?.isInGoodStanding) return undefined;
  const mentioned = await findCalledPeople(db, comment.mentions);
  const answered = [answeredId].filter((id) => id !== null && !mentioned.includes(id));
  const concerned = [project.ownerId].filter((id) => !mentioned.includes(id) && id !== answeredId);
  const people = [...mentioned, ...answered, ...concerned];
  const { apart } = await findBlocksBetween(db, authorId, people);
  const isOther = (id: string | null): id is string => id !== null && id !== authorId && !apart.has(id);
  return {
    about: { aboutId: projectId, actorId: authorId, cause: `comment:${commentId}` },
    mentioned: mentioned.filter(isOther),
    answered: answered.filter(isOther),
    concerned: concerned.filter(isOther),
  };
}
