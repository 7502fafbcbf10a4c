import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { languages } from '../../languages.ts';
import type { LiveTopics } from '../../live-declarations.ts';
import { categories } from './categories.ts';
import { projectForm } from './project-form.ts';
import { demoTypes, exploreSorts, projectLimits } from './project-limits.ts';
import { projectPicture } from './project-picture.ts';

/** What happens on a project's page. */
export const liveTopics = { project: { id: z.uuid() } } as const satisfies LiveTopics;

export const errors = {
  'projects.tester_role': 403,
  /** Hidden, taken down, deleted and never there all look the same. */
  'projects.not_found': 404,
  'projects.too_many_drafts': 409,
  /** In another tab, or on another device, since this one read it. */
  'projects.changed_meanwhile': 409,
} as const;

const projectId = z.uuid();

export const cover = z.nullable(z.object({ small: z.string(), large: z.string(), alt: z.string() }));

const figures = {
  /** Counted feedback. What does not count is listed with its reason and is in no number. */
  feedbackCount: z.int(),
  /** The plain mean of the counted ratings, from 1 to 5; null until one counts. */
  rating: z.nullable(z.number()),
  validated: z.boolean(),
};

/** What its owner is shown in addition. */
export const ownFigures = {
  ...figures,
  /** Published skip notes. With the feedback they are its responses. */
  skipCount: z.int(),
};

/** A project as lists show it. */
export const projectCard = z.object({
  id: projectId,
  name: z.string(),
  /** Its tagline, or the opening of its description. */
  pitch: z.string(),
  categories: z.array(z.enum(categories)),
  demoType: z.enum(demoTypes),
  language: z.enum(languages),
  cover,
  owner: z.object({ username: z.string(), name: z.string() }),
  ...figures,
  publishedAt: z.iso.datetime(),
});

export type ProjectCard = z.infer<typeof projectCard>;

export const explorePage = z.object({ items: z.array(projectCard), next: z.nullable(z.string()) });

export type ExplorePage = z.infer<typeof explorePage>;

export const project = z.object({
  ...projectCard.shape,
  ...figures,
  tagline: z.string(),
  /** In the Markdown subset of `markdown.ts`. */
  description: z.string(),
  link: z.nullable(z.string()),
  callToActionUrl: z.nullable(z.string()),
  questions: z.array(z.string()),
  /** The yes-or-no question on its card, with the published answers; `result` is null before the first. */
  cardQuestion: z.nullable(
    z.object({ question: z.string(), result: z.nullable(z.object({ yes: z.int(), no: z.int() })) }),
  ),
  pictures: z.array(projectPicture),
  videoLink: z.nullable(z.string()),
  editedAt: z.nullable(z.iso.datetime()),
  /** Why others do not see it; its owner does. */
  isHidden: z.boolean(),
  isSuspended: z.boolean(),
  isOwn: z.boolean(),
  can: z.object({ edit: z.boolean(), test: z.boolean() }),
});

export type Project = z.infer<typeof project>;

/** A project as its owner lists it. */
export const ownProject = z.object({
  ...projectCard.shape,
  ...ownFigures,
  isHidden: z.boolean(),
  isSuspended: z.boolean(),
  deletedAt: z.nullable(z.iso.datetime()),
});

export type OwnProject = z.infer<typeof ownProject>;

export const cursor = z.optional(z.string().check(z.regex(/^[\da-f]{2,200}$/)));

export const exploreProjects = endpoint({
  name: 'projects.explore',
  method: 'GET',
  path: '/api/projects',
  summary: 'Projects that everybody may see, newest first, most feedback first or highest rated first.',
  access: 'anyone',
  isSameForGuests: true,
  query: z.object({
    sort: z.optional(z.enum(exploreSorts)),
    /** Several are joined by commas; a project in any of them is listed. */
    categories: z.optional(z.string().check(z.regex(/^[a-z]+(?:,[a-z]+){0,12}$/))),
    validated: z.optional(z.literal('true')),
    query: z.optional(z.string().check(z.maxLength(projectLimits.query))),
    /** Only what is written in this language. */
    language: z.optional(z.enum(languages)),
    /** What is written in this language first, the rest after it. A search is ordered by its words alone. */
    prefer: z.optional(z.enum(languages)),
    after: cursor,
  }),
  status: 200,
  response: explorePage,
});

export const readProject = endpoint({
  name: 'projects.read',
  method: 'GET',
  path: '/api/projects/:projectId',
  summary: 'One project, with what the reader may do.',
  access: 'anyone',
  isSameForGuests: true,
  params: z.object({ projectId }),
  status: 200,
  response: project,
  errors: ['projects.not_found'],
});

export const similarProjects = endpoint({
  name: 'projects.similar',
  method: 'GET',
  path: '/api/projects/:projectId/similar',
  summary: 'A few projects of the same kind; where there is no such project, the newest.',
  access: 'anyone',
  isSameForGuests: true,
  params: z.object({ projectId }),
  /** Projects in this language come first. */
  query: z.object({ prefer: z.optional(z.enum(languages)) }),
  status: 200,
  response: z.object({ items: z.array(projectCard) }),
});

export const publishProject = endpoint({
  name: 'projects.publish',
  method: 'POST',
  path: '/api/projects',
  summary: 'Publish a project. It is visible at once; the draft it was written in goes.',
  access: 'member',
  body: z.safeExtend(projectForm, { draftId: z.optional(z.uuid()) }),
  status: 201,
  response: z.object({ id: projectId }),
  errors: ['projects.tester_role'],
  idempotent: true,
});

export const editProject = endpoint({
  name: 'projects.edit',
  method: 'PUT',
  path: '/api/projects/:projectId',
  summary: 'Replace what a project of one’s own says.',
  access: 'member',
  params: z.object({ projectId }),
  body: z.safeExtend(projectForm, {
    /** When it was last edited as its writer read it; left out, whatever stands there is replaced. */
    editedAt: z.optional(z.nullable(z.iso.datetime())),
  }),
  status: 200,
  response: project,
  errors: ['projects.not_found', 'projects.changed_meanwhile'],
});

export const changeVisibility = endpoint({
  name: 'projects.changeVisibility',
  method: 'PUT',
  path: '/api/projects/:projectId/visibility',
  summary: 'Hide a project of one’s own, or show it again.',
  access: 'member',
  params: z.object({ projectId }),
  body: z.strictObject({ isHidden: z.boolean() }),
  status: 204,
  errors: ['projects.not_found'],
  limit: 'projects.visibility',
});

export const removeProject = endpoint({
  name: 'projects.remove',
  method: 'DELETE',
  path: '/api/projects/:projectId',
  summary: 'Delete a project of one’s own. It can be restored for thirty days.',
  access: 'member',
  params: z.object({ projectId }),
  status: 204,
  errors: ['projects.not_found'],
});

export const restoreProject = endpoint({
  name: 'projects.restore',
  method: 'POST',
  path: '/api/projects/:projectId/restorations',
  summary: 'Bring a deleted project of one’s own back, as hidden or visible as it was.',
  access: 'member',
  params: z.object({ projectId }),
  status: 204,
  errors: ['projects.not_found'],
});

export const listOwnProjects = endpoint({
  name: 'projects.listOwn',
  method: 'GET',
  path: '/api/me/projects',
  summary: 'One’s own projects, newest first: those that stand, or those deleted lately.',
  access: 'member',
  query: z.object({ deleted: z.optional(z.literal('true')), after: cursor }),
  status: 200,
  response: z.object({ items: z.array(ownProject), next: z.nullable(z.string()) }),
});
