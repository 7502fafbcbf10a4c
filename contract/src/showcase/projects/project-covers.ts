import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { pictureErrors, pictureUpload } from '../../uploads.ts';
import { cover } from './projects.ts';

const projectId = z.uuid();

export const changeCover = endpoint({
  name: 'projects.changeCover',
  method: 'PUT',
  path: '/api/projects/:projectId/cover',
  summary:
    'Give a project of one’s own a picture. It is drawn anew: nothing of the file is kept but its pixels.',
  access: 'member',
  params: z.object({ projectId }),
  upload: pictureUpload,
  status: 200,
  response: z.object({ cover }),
  errors: ['projects.not_found', ...pictureErrors],
  limit: 'uploads.pictures',
});

export const removeCover = endpoint({
  name: 'projects.removeCover',
  method: 'DELETE',
  path: '/api/projects/:projectId/cover',
  summary: 'Go back to the project’s generated cover.',
  access: 'member',
  params: z.object({ projectId }),
  status: 204,
  errors: ['projects.not_found'],
});
