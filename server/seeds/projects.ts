import type { Language } from '@firstlight/contract/languages.ts';
import { categoryMask } from '@firstlight/contract/showcase/projects/categories.ts';
import type { ProjectForm } from '@firstlight/contract/showcase/projects/project-form.ts';
import type { Context } from '../src/core/context.ts';
import { postProject } from '../src/features/showcase/projects/write/post-project.ts';
import { covers, seedCover } from './covers.ts';
import { seedGallery } from './gallery.ts';
import type { Met } from './member-activity.ts';
import { memberContext } from './member-context.ts';
import { englishProjects } from './projects-en.ts';
import { frenchProjects } from './projects-fr.ts';

export interface SeedProject
  extends Pick<
    ProjectForm,
    | 'name'
    | 'tagline'
    | 'description'
    | 'categories'
    | 'demoType'
    | 'questions'
    | 'cardQuestion'
    | 'videoLink'
  > {
  /** The username of its maker. */
  by: 'creator' | 'both' | 'jonas';
  link?: string;
  callToActionUrl?: string;
}

interface Written {
  language: Language;
  project: SeedProject;
}

export interface PostedProject extends Met {
  by: string;
  language: Language;
}

/** One of each language in turn, as on a site where both are spoken. */
export const writtenProjects: readonly Written[] = englishProjects.flatMap((project, index): Written[] => {
  const french = frenchProjects[index];
  const english = { language: 'en' as const, project };
  return french ? [{ language: 'fr', project: french }, english] : [english];
});

/** Posts it by the product's own act. */
export async function postNext(
  ctx: Context,
  { language, project }: Written,
  nth: number,
): Promise<PostedProject> {
  const { by, link = null, callToActionUrl = null, ...words } = project;
  const { actor: maker } = await memberContext(ctx, by);
  const form = { ...words, link, callToActionUrl, language, coverAlt: covers[project.name]?.alt ?? '' };
  const { id: projectId } = await postProject(ctx, maker.id, form);
  const posted = { id: projectId, name: project.name, by };
  await seedCover(ctx, posted);
  await seedGallery(ctx, posted);
  return { projectId, nth, by, language, categories: categoryMask(project.categories) };
}

export function findPosted(ctx: Context, name: string): Promise<{ id: string; username: string }> {
  return ctx.db
    .selectFrom('projects')
    .innerJoin('users', 'users.id', 'ownerId')
    .select(['projects.id', 'username'])
    .where('projects.name', '=', name)
    .executeTakeFirstOrThrow();
}
