import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';

/** Apart from every list of projects: those are the same for everybody, and this is for the tester's own eyes. */
export const listTestedProjects = endpoint({
  name: 'feedback.listTested',
  method: 'GET',
  path: '/api/me/tested-projects',
  summary: 'The projects that one has given feedback on, latest first, up to a limit.',
  access: 'member',
  status: 200,
  response: z.object({ projectIds: z.array(z.uuid()) }),
});
