import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { evidenceLevels } from './feedback-limits.ts';

const onProject = z.object({ projectId: z.uuid() });
const evidence = z.enum(evidenceLevels);

export const startTest = endpoint({
  name: 'feedback.startTest',
  method: 'POST',
  path: '/api/projects/:projectId/tests',
  summary: 'Begin to try a project: gives the one-time address that leads to it, or none if it is read here.',
  access: 'member',
  params: onProject,
  status: 201,
  response: z.object({ address: z.nullable(z.string()), evidence }),
  errors: ['projects.not_found', 'feedback.on_own_project'],
  limit: 'feedback.start-test',
});

export const returnFromTest = endpoint({
  name: 'feedback.returnFromTest',
  method: 'POST',
  path: '/api/projects/:projectId/tests/returns',
  summary:
    'Say that one is back from trying a project, or has read on; the server’s clock decides what that proves.',
  access: 'member',
  params: onProject,
  status: 200,
  response: z.object({ evidence }),
  errors: ['projects.not_found'],
});
