import type { FastifyInstance } from 'fastify';

/** Where password managers send people whose password leaked, as the W3C's well-known address has it. */
export function mountChangePasswordRedirect(app: FastifyInstance): void {
  app.get('/.well-known/change-password', (_request, reply) => reply.redirect('/settings/security', 302));
}
