import {
  exploreParameters,
  exploreSearch,
  readExploreFilter,
} from '@firstlight/contract/showcase/projects/explore-filter.ts';
import type { Project } from '@firstlight/contract/showcase/projects/projects.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context } from '../../../../core/context.ts';
import type { FilledPage, PageFill } from '../../../../core/http/pages/filled-page.ts';
import { translate } from '../../../../core/translate.ts';
import { exploreProjects } from '../explore/explore-projects.ts';
import { summarise } from '../public-exports/summarise.ts';
import { readProject } from './read-project.ts';

/** The pages that say something of their own before the browser has run a line. All as a stranger sees them. */
export function projectPageFills(ctx: Context): Record<string, PageFill> {
  return {
    '/explore': async ({ query, language }) => {
      const filter = readExploreFilter((name) => query[name]);
      const { bytes } = await exploreProjects(ctx, exploreParameters(filter, language));
      return {
        firstData: {
          [`explore ${language}${exploreSearch(filter)}`]: JSON.parse(bytes.toString()) as unknown,
        },
        feeds: [{ title: 'Firstlight', path: '/feeds/all.atom' }],
      };
    },
    '/project/:projectId': async ({ params, language }) => {
      const project = await findShown(ctx, params['projectId'] ?? '');
      if (project) return projectPage(project, ctx.origin);
      const title = translate(language, 'projects', 'errors.not_found');
      return { status: 404, title: `${title} · Firstlight`, unlisted: true };
    },
  };
}

async function findShown(ctx: Context, projectId: string): Promise<Project | undefined> {
  if (!/^[\da-f-]{36}$/.test(projectId)) return undefined;
  try {
    return await readProject(ctx, { projectId });
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

function projectPage(project: Project, origin: string): FilledPage {
  const { id, name, tagline, description, owner, publishedAt, editedAt, language, rating, feedbackCount } =
    project;
  const address = `/project/${id}`;
  const summary = tagline || summarise(description);
  return {
    title: `${name} · Firstlight`,
    description: summary,
    unlisted: false,
    address,
    image: { path: `/share/${id}.png`, alt: name },
    firstData: { [`project ${id}`]: project },
    structured: {
      '@context': 'https://schema.org',
      '@type': 'CreativeWork',
      name,
      description: summary,
      url: `${origin}${address}`,
      image: `${origin}/share/${id}.png`,
      inLanguage: language,
      datePublished: publishedAt,
      dateModified: editedAt ?? publishedAt,
      author: { '@type': 'Person', name: owner.name },
      ...(rating !== null && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating,
          ratingCount: feedbackCount,
          bestRating: 5,
        },
      }),
    },
  };
}
