import type { FastifyInstance } from 'fastify';
import { makePerson, type TestPerson } from '../../../testing/people/makers-and-testers.ts';
import type { World } from '../../../testing/world.ts';

export interface ReportInput {
  kind: string;
  address: string;
  reason?: string;
  [field: string]: unknown;
}

/** Reports as somebody, or as a guest. */
export const reporting =
  (app: () => FastifyInstance) =>
  (who: TestPerson | undefined, report: ReportInput, headers: Record<string, string> = {}) =>
    app().inject({
      method: 'POST',
      url: '/api/reports',
      headers: { ...headers, ...(who && { cookie: who.cookie }) },
      payload: { reason: 'harassment', isIllegal: false, ...report },
    });

let made = 0;

/** Established members, unless said otherwise, whom nobody has met before. */
export const strangers = (world: World, count: number, days = 100): Promise<TestPerson[]> =>
  Promise.all(Array.from({ length: count }, () => makePerson(world, `stranger_${++made}`, { days })));
