import type { Endpoint, InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { Guest, HttpContext, Member } from '../context.ts';
import type { FileBody } from './files/file-body.ts';
import type { RawBody } from './guests/raw-body.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asked by machines about the process itself; never turned away for load. */
    probe?: boolean;
    /** The endpoint's name. */
    operation?: string;
  }
}

/** An address and the act behind it. A feature's manifest lists them. */
export interface Route {
  endpoint: Endpoint;
  act(ctx: HttpContext, input: unknown): Promise<unknown>;
}

type ActorOf<E extends Endpoint> = E['access'] extends 'anyone' ? Guest | Member : Member;

/** Only reads: the stored answer of a creating act must be a value that can be told again. */
type ReadyBodyOf<E extends Endpoint> = E['method'] extends 'GET' ? RawBody : never;

type AnswerOf<E extends Endpoint> = E extends { download: string } ? FileBody : ResultOf<E> | ReadyBodyOf<E>;

/** Checks that an act takes what its endpoint promises and answers what it declares. */
export function route<E extends Endpoint>(
  endpoint: E,
  act: (ctx: HttpContext<ActorOf<E>>, input: InputOf<E>) => Promise<AnswerOf<E>>,
): Route {
  return { endpoint, act: act as Route['act'] };
}
