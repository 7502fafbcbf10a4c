import type { ProjectForm } from '@firstlight/contract/projects.ts';
import type { Context } from '../src/core/context.ts';
import { postProject } from '../src/features/projects/post-project.ts';
import { covers, seedCover } from './covers.ts';
import { englishProjects } from './projects-en.ts';
import { frenchProjects } from './projects-fr.ts';

export interface SeedProject
  extends Pick<ProjectForm, 'name' | 'tagline' | 'description' | 'categories' | 'demoType'> {
  /** The username of its maker. */
  by: 'creator' | 'both';
  link?: string;
  callToActionUrl?: string;
}

const hour = 60 * 60 * 1000;

/** Posts them by the product's own act, one every seven hours up to now, so that lists have a past. */
export async function seedProjects(ctx: Context): Promise<string[]> {
  const written = interleaved();
  const ids: string[] = [];
  for (const [index, { language, project }] of written.entries()) {
    const { by, link = null, callToActionUrl = null, ...words } = project;
    const at = new Date(ctx.now().getTime() - (written.length - index) * 7 * hour);
    const owner = await ctx.db
      .selectFrom('users')
      .select('id')
      .where('username', '=', by)
      .executeTakeFirstOrThrow();
    const form = { ...words, link, callToActionUrl, language, coverAlt: covers[project.name]?.alt ?? '' };
    const { id } = await postProject({ ...ctx, now: () => at }, owner.id, form);
    await seedCover(ctx, { id, name: project.name, by });
    ids.push(id);
  }
  return ids;
}

/** One of each language in turn, as on a site where both are spoken. */
function interleaved() {
  return englishProjects.flatMap((project, index) => {
    const french = frenchProjects[index];
    const english = { language: 'en' as const, project };
    return french ? [{ language: 'fr' as const, project: french }, english] : [english];
  });
}
