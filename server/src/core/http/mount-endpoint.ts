import type { Endpoint } from '@firstlight/contract/endpoint.ts';
import { type LimitName, limits } from '@firstlight/contract/limits.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { AppError } from '../app-error.ts';
import type { Guest, HttpContext, Member } from '../context.ts';
import { findAnswer, oncePerKey } from '../idempotency.ts';
import { declaredFields } from './declared-fields.ts';
import { type FileBody, isFileBody } from './files/file-body.ts';
import { readUploads, uploadedFile } from './files/read-uploads.ts';
import type { GuestResponseCache } from './guests/guest-response-cache.ts';
import { isKnown, isRawBody, jsonType } from './guests/raw-body.ts';
import { caching } from './guests/shared-caching.ts';
import type { Route } from './route.ts';

export interface MountParts {
  contextOf(request: FastifyRequest, reply: FastifyReply): HttpContext;
  /** Outside production every answer is held against its schema, so that a wrong one fails in a test, not at a reader. */
  checkAnswers: boolean;
  readyAnswers: GuestResponseCache;
}

/** Gives an endpoint its address: checked input in, the act, declared fields only out. */
export function mountEndpoint(app: FastifyInstance, route: Route, parts: MountParts): void {
  const { upload } = route.endpoint;
  if (!upload) mountRoute(app, route, parts);
  else {
    app.register(async (scope) => {
      readUploads(scope, upload);
      mountRoute(scope, route, parts);
    });
  }
}

function mountRoute(app: FastifyInstance, { endpoint, act }: Route, parts: MountParts): void {
  const readInput = inputReader(endpoint);
  const present = presenter(endpoint, parts.checkAnswers);

  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { operation: endpoint.name },
    // Megabytes are read only for those who may send them, and refused ones have cost us next to nothing.
    ...(endpoint.upload && {
      async onRequest(request: FastifyRequest, reply: FastifyReply) {
        const ctx = parts.contextOf(request, reply);
        refuseStrangers(endpoint, ctx.actor);
        await takeAllowance(ctx);
      },
    }),
    async handler(request, reply) {
      const ctx = parts.contextOf(request, reply);
      refuseStrangers(endpoint, ctx.actor);
      const input = readInput(request);
      const result = endpoint.idempotent
        ? await actOnce(ctx, request, input)
        : await actLimited(ctx, (limited) => act(limited, input));
      if (isFileBody(result)) return sendFile(reply, endpoint, result);
      const isForGuests = endpoint.isSameForGuests && ctx.actor.kind === 'guest';
      if (isForGuests) reply.headers(caching.guests);
      if (isRawBody(result) && result.etag !== undefined) {
        if (isForGuests) parts.readyAnswers.keep(request.raw, endpoint, result);
        else reply.header('cache-control', caching.members);
        reply.header('etag', result.etag);
        if (isKnown(request.headers, result.etag)) return reply.status(304).send();
      }
      return answer(reply, endpoint.status, present(result));
    },
  });

  async function actOnce(ctx: HttpContext, request: FastifyRequest, input: unknown): Promise<unknown> {
    const key = idempotencyKey(request);
    if (key === undefined) return actLimited(ctx, (limited) => act(limited, input));

    const keyed = { endpoint: endpoint.name, key, input, status: endpoint.status };
    const earlier = await findAnswer(ctx, keyed);
    if (earlier) return earlier.response;
    return actLimited(ctx, (limited) => oncePerKey(limited, keyed, (tx) => act(tx, input)));
  }

  /** After the input was found good, and after a repeated key was answered: neither should cost anyone their allowance. */
  async function actLimited(
    ctx: HttpContext,
    work: (ctx: HttpContext) => Promise<unknown>,
  ): Promise<unknown> {
    if (!endpoint.upload) await takeAllowance(ctx);
    return work(ctx);
  }

  async function takeAllowance({ takeLimit, actor }: HttpContext): Promise<void> {
    if (endpoint.limit) await takeLimit(endpoint.limit, allowanceKey(endpoint.limit, actor));
  }
}

function refuseStrangers({ access, isOpenToSuspended }: Endpoint, actor: Guest | Member): void {
  if (access === 'anyone') return;
  if (actor.kind === 'guest') throw new AppError('accounts.signed_out');
  if (access === 'signed_in') return;
  if (!actor.hasAcceptedTerms) throw new AppError('accounts.terms_required');
  // What was decided and an answer to it, one’s data and the way out are all that is left; acts ask again, for whoever is suspended meanwhile.
  if (actor.isSuspended && !isOpenToSuspended) throw new AppError('accounts.suspended');
  if (access === 'admin' && actor.isAdminWaiting) throw new AppError('accounts.second_step_needed');
  if (access === 'admin' && !actor.isAdmin) throw new AppError('accounts.admins_only');
}

/** Whose allowance a use counts against. */
function allowanceKey(limit: LimitName, actor: Guest | Member): string {
  return limits[limit].by === 'person' && actor.kind === 'member' ? actor.id : actor.address;
}

function inputReader(endpoint: Endpoint): (request: FastifyRequest) => Record<string, unknown> {
  const sources = (['params', 'query', 'body'] as const).flatMap((source) => {
    const schema = endpoint[source];
    return schema ? [{ source, schema }] : [];
  });
  return (request) => {
    const input: Record<string, unknown> = {};
    for (const { source, schema } of sources) {
      const sent = request[source];
      // Nothing sent is nothing said; `null` is something, and no form.
      const parsed = schema.safeParse(sent === undefined ? {} : sent);
      if (!parsed.success) throw invalid(parsed.error);
      Object.assign(input, parsed.data);
    }
    if (endpoint.upload) input['file'] = uploadedFile(request);
    return input;
  };
}

function invalid(error: z.core.$ZodError): AppError {
  const fields = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [...issue.path, key].join('.'))
      : [issue.path.join('.')],
  );
  return new AppError('request.invalid', { fields: [...new Set(fields)] });
}

function presenter(endpoint: Endpoint, checkAnswers: boolean): (result: unknown) => string | Buffer {
  const schema = endpoint.response;
  if (!schema) return () => '';
  const pick = checkAnswers ? (result: unknown) => z.parse(schema, result) : declaredFields(schema);
  return (result) => (isRawBody(result) ? result.bytes : JSON.stringify(pick(result)));
}

function answer(reply: FastifyReply, status: number, body: string | Buffer): FastifyReply {
  reply.status(status);
  if (status === 204) return reply.send();
  return reply.header('content-type', jsonType).send(body);
}

/** Always saved, never shown: nothing that people put into a file may run under our address. */
function sendFile(reply: FastifyReply, { status, download = '' }: Endpoint, file: FileBody): FastifyReply {
  if ('url' in file) return reply.redirect(file.url, 303);
  return reply
    .status(status)
    .headers({
      'content-type': download,
      'content-length': file.bytes,
      'content-disposition': `attachment; filename="${file.downloadAs}"`,
    })
    .send(file.stream);
}

function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\w-]{8,64}$/.test(key)) {
    throw new AppError('request.invalid', { fields: ['Idempotency-Key'] });
  }
  return key;
}
