import type { IncomingHttpHeaders } from 'node:http';

/** An answer that is already text: cached bodies skip parsing and printing. Whoever makes one vouches for its fields. */
export interface RawBody {
  [readyMark]: true;
  /** Bytes rather than text: a text would be encoded again for each reader. */
  bytes: Buffer;
  /** Given where the same body is likely to be asked for again: who already has it is told so, without it. */
  etag?: string;
  /** Until then, in milliseconds, it is what every guest gets who asks for the same address. */
  freshUntil?: number;
}

const readyMark: unique symbol = Symbol('ready body');

export function rawBody(json: string): RawBody {
  return { [readyMark]: true, bytes: Buffer.from(json) };
}

export function isRawBody(result: unknown): result is RawBody {
  return typeof result === 'object' && result !== null && readyMark in result;
}

export const jsonType = 'application/json; charset=utf-8';

/** A proxy that compresses marks our tag as weak. */
export function isKnown(headers: IncomingHttpHeaders, etag: string): boolean {
  return headers['if-none-match']?.replace(/^W\//, '') === etag;
}
