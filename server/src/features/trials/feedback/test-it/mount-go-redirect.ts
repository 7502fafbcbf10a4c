import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../../core/app-error.ts';
import type { ServingParts } from '../../../../core/feature.ts';
import { openTest } from './open-test.ts';

/** `/go/<token>`: the way from Test It to the project. Only GET opens it, so that a look ahead by HEAD uses nothing up. */
export function mountGoRedirect(app: FastifyInstance, { ctx }: Pick<ServingParts, 'ctx'>): void {
  app.get<{ Params: { token: string } }>(
    '/go/:token',
    { exposeHeadRoute: false },
    async ({ params: { token } }, reply) => {
      if (!/^[\w-]{43}$/.test(token)) throw new AppError('request.not_found');
      const address = await openTest(ctx, token);
      // The project must not learn the address it was reached by.
      return reply.header('referrer-policy', 'no-referrer').redirect(address, 302);
    },
  );
}
