import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { makerSteps } from './dashboard-limits.ts';

const step = z.enum(makerSteps);

/** The first counted feedback of a maker, until they have seen it. */
const firstLight = z.object({
  projectId: z.uuid(),
  name: z.string(),
  /** Its first sentence, cut at a word. */
  quote: z.string(),
  /** Minutes from posting until its publication; null if that time is not stored. */
  minutes: z.nullable(z.int()),
});

export type FirstLight = z.infer<typeof firstLight>;

export const readSteps = endpoint({
  name: 'dashboard.readSteps',
  method: 'GET',
  path: '/api/me/steps',
  summary: 'What one has done or seen once as a maker, and one’s first feedback while one has not seen it.',
  access: 'member',
  status: 200,
  response: z.object({ taken: z.array(step), firstLight: z.nullable(firstLight) }),
});

export const rememberStep = endpoint({
  name: 'dashboard.rememberStep',
  method: 'PUT',
  path: '/api/me/steps/:step',
  summary: 'Remember that one has done or seen this.',
  access: 'member',
  params: z.object({ step }),
  status: 204,
});

export const readFairTurn = endpoint({
  name: 'dashboard.readFairTurn',
  method: 'GET',
  path: '/api/me/fair-turn',
  summary: 'How many responses one received and gave this week. Nothing is ranked by it.',
  access: 'member',
  status: 200,
  response: z.object({ received: z.int(), gave: z.int() }),
});
