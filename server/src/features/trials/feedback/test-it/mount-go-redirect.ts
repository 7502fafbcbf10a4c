import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../../../core/app-error.ts';
import type { ServingParts } from '../../../../core/feature.ts';
import { clientAddress } from '../../../../core/http/client-address.ts';
import { findListedLink } from '../../../showcase/projects/find-listed-link.ts';
import { openTest, webAddress } from './open-test.ts';

type GoParts = Pick<ServingParts, 'ctx' | 'takeLimit'>;

/**
 * `/go/<token>` leads from Test It to the project and records that it was opened. Only GET opens it, so that a HEAD
 * request of a link preview does not use the token up. `/go/project/<id>` needs no account and records nothing.
 */
export function mountGoRedirect(app: FastifyInstance, { ctx, takeLimit }: GoParts): void {
  app.register(async (paths) => {
    paths.addHook('onRequest', (request) => takeLimit('feedback.go', clientAddress(request)));

    paths.get<{ Params: { token: string } }>(
      '/go/:token',
      { exposeHeadRoute: false },
      async ({ params: { token } }, reply) => {
        if (!/^[\w-]{43}$/.test(token)) throw new AppError('request.not_found');
        return leave(reply, await openTest(ctx, token));
      },
    );

    paths.get<{ Params: { projectId: string } }>(
      '/go/project/:projectId',
      async ({ params: { projectId } }, reply) => {
        const link = uuid.test(projectId) ? await findListedLink(ctx, projectId) : null;
        return leave(reply, webAddress(link) ?? `${ctx.origin}/not-found`);
      },
    );
  });
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Redirects without a referrer: the project must not learn from which page the visitor comes. */
function leave(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('referrer-policy', 'no-referrer').redirect(address, 302);
}
