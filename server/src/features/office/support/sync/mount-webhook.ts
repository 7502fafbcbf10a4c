import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../../core/app-error.ts';
import type { ServingParts } from '../../../../core/feature.ts';
import { clientAddress } from '../../../../core/http/client-address.ts';
import type { PaymentEvent } from '../../../../platform/payments/payments.ts';
import { receiveEvent } from './receive-event.ts';

const bodyLimit = 512 * 1024;
/** A lane of its own: the provider is answered while others are turned away, and cannot take all the room itself. */
const mostAtOnce = 50;

/**
 * Where the payment provider sends its events. The signature is over the very bytes, so nothing parses them first. A
 * request without a signature, or beyond the limit of its address, is rejected before its body is read.
 */
export function mountWebhook(app: FastifyInstance, { ctx, takeLimit }: ServingParts): void {
  app.register(async (scope) => {
    let inHand = 0;
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
      done(null, body),
    );

    scope.addHook('onRequest', async (request) => {
      if (!ctx.payments) throw new AppError('request.not_found');
      if (!request.headers['stripe-signature']) throw new AppError('request.malformed');
      await takeLimit('support.webhook', clientAddress(request));
    });

    scope.post(
      '/webhooks/stripe',
      { config: { probe: true }, bodyLimit },
      async ({ body, headers }, reply) => {
        const signature = headers['stripe-signature'];
        if (!ctx.payments) throw new AppError('request.not_found');
        if (!Buffer.isBuffer(body) || typeof signature !== 'string') throw new AppError('request.malformed');
        if (inHand >= mostAtOnce) throw new AppError('request.overloaded', { retryAfterSeconds: 1 });
        inHand += 1;
        try {
          const event = await ctx.payments.readEvent(body, signature);
          if (!event || !isStorable(event)) throw new AppError('request.malformed');
          await receiveEvent(ctx, event);
        } finally {
          inHand -= 1;
        }
        return reply.status(200).send({ received: true });
      },
    );
  });
}

/** PostgreSQL cannot store NUL in a text. */
function isStorable({ id, type, objectId }: PaymentEvent): boolean {
  return objectId !== '' && ![id, type, objectId].some((text) => text.includes('\0'));
}
