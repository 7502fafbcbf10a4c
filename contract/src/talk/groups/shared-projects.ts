import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { projectCard } from '../../showcase/projects/projects.ts';
import { groupInAddress } from './group.ts';

export const errors = {
  /** Of one group. */
  'groups.too_many_projects': 409,
  /** One shares what others can see. */
  'groups.project_hidden': 409,
} as const;

const oneProject = z.object({ groupId: z.uuid(), projectId: z.uuid() });

export const sharedProject = z.object({
  project: projectCard,
  /** A day. */
  sharedOn: z.iso.date(),
  can: z.object({ unshare: z.boolean() }),
});
export type SharedProject = z.infer<typeof sharedProject>;

export const listSharedProjects = endpoint({
  name: 'groups.listProjects',
  method: 'GET',
  path: '/api/groups/:groupId/projects',
  summary:
    'The projects that members shared into a group, as far as the reader may see them; the latest first.',
  access: 'member',
  params: groupInAddress,
  query: z.object({ after: z.optional(z.string().check(z.maxLength(200))) }),
  status: 200,
  response: z.object({ items: z.array(sharedProject), next: z.nullable(z.string()) }),
  errors: ['groups.not_found', 'groups.members_only'],
});

export const shareProject = endpoint({
  name: 'groups.shareProject',
  method: 'PUT',
  path: '/api/groups/:groupId/projects/:projectId',
  summary: 'Share one of one’s own visible projects into a group.',
  access: 'member',
  params: oneProject,
  status: 204,
  errors: [
    'groups.not_found',
    'groups.members_only',
    'groups.too_many_projects',
    'groups.project_hidden',
    'projects.not_found',
  ],
  limit: 'groups.share',
});

export const unshareProject = endpoint({
  name: 'groups.unshareProject',
  method: 'DELETE',
  path: '/api/groups/:groupId/projects/:projectId',
  summary: 'Take a project out of a group: one’s own, also after one left, or any as a moderator.',
  access: 'member',
  params: oneProject,
  status: 204,
  errors: ['groups.not_found', 'groups.members_only', 'groups.not_allowed', 'projects.not_found'],
  limit: 'groups.change',
});
