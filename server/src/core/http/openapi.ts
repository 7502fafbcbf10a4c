import type { Endpoint, Upload } from '@firstlight/contract/endpoint.ts';
import { type ErrorCode, errorStatus, failure } from '@firstlight/contract/errors.ts';
import { limits } from '@firstlight/contract/limits.ts';
import { anyEndpointErrors } from '@firstlight/contract/request.ts';
import * as z from 'zod/mini';

type Schema = Record<string, unknown>;

/** The public description of the API, printed from the same descriptions the server mounts. */
export function openApiDocument(endpoints: readonly Endpoint[]): Schema {
  const paths: Record<string, Schema> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Firstlight', version: '1', description: introduction, license: { name: 'MIT' } },
    paths,
    components: { schemas: { Failure: jsonSchema(failure, 'output') } },
  };
}

const introduction =
  'Every failure has one shape; its `code` is stable and its `message` follows Accept-Language (en, fr). ' +
  'Unknown body fields are refused. A repeated Idempotency-Key gets the first answer again.';

function operation(endpoint: Endpoint): Schema {
  const parameters = [
    ...fieldsOf(endpoint.params, 'path'),
    ...fieldsOf(endpoint.query, 'query'),
    ...(endpoint.idempotent ? [idempotencyHeader] : []),
  ];
  return {
    operationId: endpoint.name,
    tags: [endpoint.name.split('.')[0]],
    summary: endpoint.summary,
    ...(endpoint.limit ? { description: describeLimit(endpoint.limit) } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } },
          },
        }
      : {}),
    ...(endpoint.upload ? { requestBody: fileBody(endpoint.upload) } : {}),
    responses: responses(endpoint),
  };
}

function fileBody({ types, bytesMax }: Upload): Schema {
  const bytes = { schema: { type: 'string', format: 'binary', maxLength: bytesMax } };
  return { required: true, content: Object.fromEntries(types.map((type) => [type, bytes])) };
}

function responses(endpoint: Endpoint): Schema {
  const success = endpoint.response
    ? {
        description: 'Done.',
        content: { 'application/json': { schema: jsonSchema(endpoint.response, 'output') } },
      }
    : { description: 'Done.', ...(endpoint.download ? { content: { [endpoint.download]: {} } } : {}) };
  const codes = new Map<number, ErrorCode[]>();
  for (const code of declaredErrors(endpoint)) {
    const status = errorStatus[code];
    codes.set(status, [...(codes.get(status) ?? []), code]);
  }
  const failures = [...codes].map(([status, names]) => [status, failureResponse(names)] as const);
  return Object.fromEntries([[endpoint.status, success] as const, ...failures]);
}

/** Every code that an operation may answer with. */
export function declaredErrors({ access, idempotent, errors = [] }: Endpoint): ErrorCode[] {
  const keyErrors: ErrorCode[] = idempotent ? ['request.in_progress', 'request.key_reused'] : [];
  return [...anyEndpointErrors, ...accessErrors[access], ...keyErrors, ...errors];
}

const accessErrors: Record<Endpoint['access'], readonly ErrorCode[]> = {
  anyone: [],
  signed_in: ['accounts.signed_out'],
  member: ['accounts.signed_out', 'accounts.terms_required', 'accounts.suspended'],
  admin: [
    'accounts.signed_out',
    'accounts.terms_required',
    'accounts.suspended',
    'accounts.admins_only',
    'accounts.second_step_needed',
  ],
};

function failureResponse(codes: readonly ErrorCode[]): Schema {
  return {
    description: codes.map((code) => `\`${code}\``).join(', '),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  };
}

function fieldsOf(schema: Endpoint['params'], place: 'path' | 'query'): Schema[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: field,
  }));
}

const idempotencyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A random key of your own; send the same one when you repeat the request.',
  schema: { type: 'string', pattern: '^[\\w-]{8,64}$' },
};

function describeLimit(name: keyof typeof limits): string {
  const windows = limits[name].windows.map(({ count, seconds }) => `${count} in ${seconds / 60} min`);
  return `At most ${windows.join(' and ')}.`;
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Schema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema;
  return rest;
}
