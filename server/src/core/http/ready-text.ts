import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnown } from './guests/raw-body.ts';

type Encoding = 'br' | 'gzip' | 'identity';

/** A text printed once, and once in each encoding that a client has asked for. */
export interface ReadyText {
  etag: string;
  bodyIn(encoding: Encoding): Buffer;
}

/** The best quality, 11, takes thirty times as long for a tenth fewer bytes, and whoever asks first waits for it. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const encode: Record<Encoding, (plain: Buffer) => Buffer> = {
  br: (plain) => brotliCompressSync(plain, brotli),
  gzip: (plain) => gzipSync(plain),
  identity: (plain) => plain,
};

export function readyText(text: string): ReadyText {
  const plain = Buffer.from(text);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const bodies = new Map<Encoding, Buffer>();
  return {
    etag,
    bodyIn(encoding) {
      const body = bodies.get(encoding) ?? encode[encoding](plain);
      bodies.set(encoding, body);
      return body;
    },
  };
}

/** `status` is of the answer that carries the text; only who gets a 200 may have it already. */
export function sendReadyText(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, bodyIn }: ReadyText,
  status = 200,
): FastifyReply {
  reply.header('etag', etag);
  if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding');
  if (status === 200 && isKnown(request.headers, etag)) return reply.status(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.status(status).send(bodyIn(encoding));
}

function encodingFor(accepted: string | string[] | undefined): Encoding {
  const list = String(accepted ?? '');
  // `q=0` is how a client says that it cannot read an encoding.
  if (/\bbr\b(?! ?; ?q=0(?:\.0+)?\b)/.test(list)) return 'br';
  return /\bgzip\b(?! ?; ?q=0(?:\.0+)?\b)/.test(list) ? 'gzip' : 'identity';
}
