import { languages } from '@firstlight/contract/languages.ts';
import { securityAddress } from '@firstlight/contract/legal.ts';
import type { FastifyInstance } from 'fastify';

const validDays = 180;

/** How to report a hole, where RFC 9116 says finders look. It expires unless a running process renews it. */
export function mountSecurityTxt(app: FastifyInstance, origin: string, now: Date): void {
  const expires = new Date(now.getTime() + validDays * 24 * 60 * 60 * 1000);
  const text = [
    `Contact: mailto:${securityAddress}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
  app.get('/.well-known/security.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(text),
  );
}
