import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import type { LimitName } from './limits.ts';

/**
 * One HTTP operation, described once: the server mounts it, the browser calls it, the OpenAPI document
 * is printed from it. Nothing about an operation is written anywhere else.
 */
export type Endpoint = Operation & (Reading | Writing);

interface Reading {
  method: 'GET';
  /** Whoever is not signed in gets the same, so that caches on the way may keep it for a few seconds. */
  isSameForGuests?: true;
}

interface Writing {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  isSameForGuests?: undefined;
}

interface Operation {
  /** `<feature>.<verb>`, unique; it names the operation in OpenAPI and in idempotency keys. */
  name: string;
  /** Parameters are written `:id`, and described in `params`. */
  path: `/api/${string}`;
  summary: string;
  /**
   * `signed_in` is for what somebody may do before accepting the terms; `member` for everything else that needs an
   * account; `admin` for what also needs that grant.
   */
  access: 'anyone' | 'signed_in' | 'member' | 'admin';
  /** For the few acts of members that stay open to whoever is suspended; what is `signed_in` stays open anyway. */
  isOpenToSuspended?: true;
  params?: ObjectSchema;
  /** Read operations only; every value arrives as text, so the schema parses it by hand. */
  query?: ObjectSchema;
  /** Strict objects only: an unknown field is refused, never dropped. */
  body?: ObjectSchema;
  /** The body is a file and nothing else; the act receives its bytes as `file`. */
  upload?: Upload;
  /** 204 carries no body and needs no schema. */
  status: 200 | 201 | 202 | 204;
  response?: z.ZodMiniType;
  /** The type of the file that a reading operation answers with, in place of JSON. */
  download?: string;
  /** Beyond those that any operation may answer (`anyEndpointErrors`). */
  errors?: readonly ErrorCode[];
  limit?: LimitName;
  /** A creating operation: a repeated `Idempotency-Key` gets the first answer again, with one effect. */
  idempotent?: boolean;
}

export type ObjectSchema = z.ZodMiniObject;

/** `types` is what a sender may declare; what a file is, its own bytes say. */
export interface Upload {
  types: readonly string[];
  bytesMax: number;
}

/** A file in a caller's hands; browsers call it a Blob. */
export interface FileToSend {
  readonly size: number;
  readonly type: string;
}

/** What a use case receives: path, query and body in one object. The contract's tests forbid a name to stand in two of them. */
export type InputOf<E extends Endpoint> = Part<E, 'params', 'output'> &
  Part<E, 'query', 'output'> &
  Part<E, 'body', 'output'> &
  FilePart<E, Uint8Array>;

/** What a caller hands over, before parsing. */
export type CallOf<E extends Endpoint> = Part<E, 'params', 'input'> &
  Part<E, 'query', 'input'> &
  Part<E, 'body', 'input'> &
  FilePart<E, FileToSend>;

export type ResultOf<E extends Endpoint> = E extends { response: infer R extends z.ZodMiniType }
  ? z.output<R>
  : null;

type Part<E, Key extends 'params' | 'query' | 'body', Side extends 'input' | 'output'> =
  E extends Record<Key, infer S extends ObjectSchema>
    ? Side extends 'input'
      ? z.input<S>
      : z.output<S>
    : unknown;

type FilePart<E, File> = E extends { upload: Upload } ? { file: File } : unknown;

/** Keeps the literal types of a description while checking its shape. */
export function endpoint<const E extends Endpoint>(description: E): E {
  return description;
}
