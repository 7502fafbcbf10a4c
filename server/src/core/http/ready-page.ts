import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { completePage, type PrerenderedPage } from './complete-page.ts';

/** A page printed once, at the start of the process, in each encoding a browser may ask for. */
export interface ReadyPage {
  status: number;
  etag: string;
  bodies: { br: Buffer; gzip: Buffer; identity: Buffer };
}

export function readyPage(template: string, page: PrerenderedPage, origin: string): ReadyPage {
  const html = Buffer.from(completePage(template, page, origin));
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  const bodies = { br: brotliCompressSync(html), gzip: gzipSync(html), identity: html };
  return { status: page.path === '*' ? 404 : 200, etag, bodies };
}

export function sendReadyPage(request: FastifyRequest, reply: FastifyReply, page: ReadyPage): FastifyReply {
  reply.headers({ etag: page.etag, vary: 'cookie, accept-encoding' });
  // A proxy that compresses marks our tag as weak.
  const known = request.headers['if-none-match']?.replace(/^W\//, '');
  if (known === page.etag && page.status === 200) return reply.status(304).send();

  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.status(page.status).type('text/html; charset=utf-8').send(page.bodies[encoding]);
}

function encodingFor(accepted: string | string[] | undefined): keyof ReadyPage['bodies'] {
  const list = String(accepted ?? '');
  // `q=0` is how a client says that it cannot read an encoding.
  if (/\bbr\b(?! ?; ?q=0(?:\.0+)?\b)/.test(list)) return 'br';
  return /\bgzip\b(?! ?; ?q=0(?:\.0+)?\b)/.test(list) ? 'gzip' : 'identity';
}
