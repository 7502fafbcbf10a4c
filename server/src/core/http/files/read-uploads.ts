import type { Upload } from '@firstlight/contract/endpoint.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';

/** Lets the routes of this scope, and no others, take a file as their body: its plain bytes, without a form around them. */
export function readUploads(scope: FastifyInstance, { types, bytesMax }: Upload): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    [...types],
    { parseAs: 'buffer', bodyLimit: bytesMax },
    (_request, bytes, done) => done(null, bytes),
  );
}

/** Without a body Fastify asks no parser, and so refuses nothing. */
export function uploadedFile({ body }: FastifyRequest): Uint8Array {
  if (!(body instanceof Uint8Array) || body.length === 0) throw new AppError('request.malformed');
  return body;
}
