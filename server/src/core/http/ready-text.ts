import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnown } from './guests/raw-body.ts';

/** A text printed once, at the start of the process, in each encoding a client may ask for. */
export interface ReadyText {
  etag: string;
  bodies: { br: Buffer; gzip: Buffer; identity: Buffer };
}

/** The best quality, 11, takes thirty times as long for a tenth fewer bytes, and nobody is served before it is done. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export function readyText(text: string): ReadyText {
  const identity = Buffer.from(text);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { etag, bodies: { br: brotliCompressSync(identity, brotli), gzip: gzipSync(identity), identity } };
}

/** `status` is of the answer that carries the text; only who gets a 200 may have it already. */
export function sendReadyText(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, bodies }: ReadyText,
  status = 200,
): FastifyReply {
  reply.header('etag', etag);
  if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding');
  if (status === 200 && isKnown(request.headers, etag)) return reply.status(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.status(status).send(bodies[encoding]);
}

function encodingFor(accepted: string | string[] | undefined): keyof ReadyText['bodies'] {
  const list = String(accepted ?? '');
  // `q=0` is how a client says that it cannot read an encoding.
  if (/\bbr\b(?! ?; ?q=0(?:\.0+)?\b)/.test(list)) return 'br';
  return /\bgzip\b(?! ?; ?q=0(?:\.0+)?\b)/.test(list) ? 'gzip' : 'identity';
}
