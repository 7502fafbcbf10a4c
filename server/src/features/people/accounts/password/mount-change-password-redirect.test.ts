import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { mountChangePasswordRedirect } from './mount-change-password-redirect.ts';

it('leads whoever is to change a password to where that is done', async () => {
  const app = Fastify();
  mountChangePasswordRedirect(app);
  const { statusCode, headers } = await app.inject('/.well-known/change-password');
  expect([statusCode, headers.location]).toEqual([302, '/settings/security']);
});
