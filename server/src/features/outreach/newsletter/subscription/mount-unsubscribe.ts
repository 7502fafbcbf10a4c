import type { FastifyInstance } from 'fastify';
import type { ServingParts } from '../../../../core/feature.ts';
import { clientAddress } from '../../../../core/http/client-address.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { findManaged } from './find-managed.ts';
import { leaveNewsletter } from './leave-newsletter.ts';
import { readLinkToken } from './link-token.ts';

const bodyLimit = 16 * 1024;

/**
 * The address in a letter's `List-Unsubscribe` (RFC 8058). POST leaves at once: no cookie, no origin, no redirect, and the
 * same 200 for a link that was used before. GET only leads to the page with the button, because programs that look for
 * harm follow every link. A forged link costs no transaction.
 */
export function mountUnsubscribe(
  app: FastifyInstance,
  { ctx, takeLimit }: Pick<ServingParts, 'ctx' | 'takeLimit'>,
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // A form, several parts or nothing: the link itself says everything.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, _body, done) => done(null));
    scope.post<{ Params: { token: string } }>('/unsubscribe/:token', async (request, reply) => {
      const { token } = request.params;
      await takeLimit('newsletter.leave', clientAddress(request));
      if (readLinkToken(ctx.vault, 'leave', token))
        await inTransaction(ctx, async (tx) => {
          const row = await findManaged(tx, token, 'leave');
          if (row) await leaveNewsletter(tx, row.id, 'one_click');
        });
      return reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store').send('OK\n');
    });
    scope.get<{ Params: { token: string } }>('/unsubscribe/:token', ({ params: { token } }, reply) =>
      reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect(`/newsletter#leave=${encodeURIComponent(token)}`, 302),
    );
  });
}
