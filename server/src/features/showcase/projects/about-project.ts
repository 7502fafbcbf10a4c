import type { KindRules, Line, LineWords } from '../../../core/notifications/notification-kind.ts';
import { findNames } from '../../people/accounts/find-names.ts';
import { isShownTo, listProjectNames } from './news/about-project.queries.ts';

/** For every kind of news about a project: it is shown as long as its reader may see the project, and leads to its page. */
export const aboutProject: Required<Pick<KindRules, 'isShown' | 'wordsFor'>> = {
  isShown: ({ aboutId }, readerId) => isShownTo(aboutId, readerId),
  async wordsFor(ctx, _readerId, lines) {
    const projects = await listProjectNames(ctx.db, idsIn(lines, 'aboutId'));
    const names = new Map(projects.map(({ id, name }) => [id, name]));
    const people = await findNames(ctx.db, idsIn(lines, 'actorId'));
    const words = new Map<string, LineWords>();
    for (const { id, aboutId, actorId } of lines) {
      const name = names.get(aboutId ?? '');
      if (aboutId === null || name === undefined) continue;
      const actor = people.get(actorId ?? '');
      words.set(id, {
        about: { id: aboutId, name },
        actor: actor?.isInGoodStanding ? { name: actor.name, username: actor.username } : null,
        path: `/project/${aboutId}`,
      });
    }
    return words;
  },
};

function idsIn(lines: readonly Line[], field: 'aboutId' | 'actorId'): string[] {
  return [...new Set(lines.map((line) => line[field]).filter((id) => id !== null))];
}
