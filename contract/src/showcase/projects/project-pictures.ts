import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { projectRules as rules } from '../../rules.ts';
import { isPrintableLine } from '../../text/visible-name.ts';
import { pictureErrors, pictureUpload } from '../../uploads.ts';
import { projectLimits } from './project-limits.ts';
import { projectPicture } from './project-picture.ts';

export const errors = {
  'projects.gallery_full': 409,
} as const;

const projectId = z.uuid();
const pictureId = z.uuid();

export const addPicture = endpoint({
  name: 'projects.addPicture',
  method: 'POST',
  path: '/api/projects/:projectId/pictures',
  summary:
    'Put another picture behind those of a project of one’s own. It is drawn anew: nothing of the file is kept but its pixels.',
  access: 'member',
  params: z.object({ projectId }),
  upload: pictureUpload,
  status: 201,
  response: z.object({ picture: projectPicture }),
  errors: ['projects.not_found', 'projects.gallery_full', ...pictureErrors],
  limit: 'uploads.pictures',
});

export const arrangePictures = endpoint({
  name: 'projects.arrangePictures',
  method: 'PUT',
  path: '/api/projects/:projectId/pictures',
  summary: 'Say in which order the pictures of a project of one’s own stand, and what each shows.',
  access: 'member',
  params: z.object({ projectId }),
  body: z.strictObject({
    /** Those that are not named stand behind them. */
    pictures: z
      .array(
        z.strictObject({
          id: pictureId,
          alt: z
            .string()
            .check(
              z.trim(),
              z.maxLength(projectLimits.pictureAlt),
              z.refine<string>(isPrintableLine, { error: 'one line that can be printed' }),
            ),
        }),
      )
      .check(z.maxLength(rules.picturesMax)),
  }),
  status: 200,
  response: z.object({ pictures: z.array(projectPicture) }),
  errors: ['projects.not_found'],
});

export const removePicture = endpoint({
  name: 'projects.removePicture',
  method: 'DELETE',
  path: '/api/projects/:projectId/pictures/:pictureId',
  summary: 'Take a picture off a project of one’s own. One that is gone already is no failure.',
  access: 'member',
  params: z.object({ projectId, pictureId }),
  status: 204,
  errors: ['projects.not_found'],
});
