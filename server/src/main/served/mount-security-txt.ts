import { languages } from '@firstlight/contract/languages.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config/config.ts';

const validDays = 180;

/** How to report a hole, where RFC 9116 says finders look. It expires unless a running process renews it. */
export function mountSecurityTxt(
  app: FastifyInstance,
  {
    APP_ORIGIN: origin,
    OPERATOR_SECURITY_EMAIL: address,
  }: Pick<Config, 'APP_ORIGIN' | 'OPERATOR_SECURITY_EMAIL'>,
  now: Date,
): void {
  // Elsewhere than in production: a file that names nobody would be no file of its kind.
  if (address === '') return;
  const expires = new Date(now.getTime() + validDays * 24 * 60 * 60 * 1000);
  const text = [
    `Contact: mailto:${address}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
  app.get('/.well-known/security.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(text),
  );
}
