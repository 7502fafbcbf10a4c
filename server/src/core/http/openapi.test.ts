import { readFileSync } from 'node:fs';
import { type Endpoint, endpoint } from '@firstlight/contract/endpoint.ts';
import { endpoints } from '@firstlight/contract/endpoints.ts';
import { errorStatus } from '@firstlight/contract/errors.ts';
import { anyEndpointErrors } from '@firstlight/contract/request.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import * as mini from 'zod/mini';
import { openApiDocument } from './openapi.ts';
import { apiDocsPage } from './pages/api-docs-page.ts';

const content = z.strictObject({ 'application/json': z.strictObject({ schema: z.looseObject({}) }) });
/** A file is described by its type alone. */
const download = z.union([
  z.strictObject({ 'application/zip': z.strictObject({}) }),
  z.strictObject({ 'text/csv; charset=utf-8': z.strictObject({}) }),
  z.strictObject({ 'image/webp': z.strictObject({}) }),
]);

const fileContent = z.record(
  z.templateLiteral(['image/', z.string()]),
  z.strictObject({
    schema: z.strictObject({ type: z.literal('string'), format: z.literal('binary'), maxLength: z.int() }),
  }),
);

/** What OpenAPI 3.1 asks of the parts that we use. */
const operation = z.strictObject({
  operationId: z.string().min(1),
  tags: z.array(z.string()).length(1),
  summary: z.string().min(1),
  description: z.optional(z.string()),
  parameters: z.optional(
    z.array(
      z.strictObject({
        name: z.string(),
        in: z.enum(['path', 'query', 'header']),
        required: z.boolean(),
        description: z.optional(z.string()),
        schema: z.looseObject({}),
      }),
    ),
  ),
  requestBody: z.optional(
    z.strictObject({ required: z.literal(true), content: z.union([content, fileContent]) }),
  ),
  responses: z.record(
    z.string().regex(/^[2-5]\d\d$/),
    z.strictObject({ description: z.string().min(1), content: z.optional(z.union([content, download])) }),
  ),
});
const shape = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  paths: z.record(
    z.string().regex(/^\/api\/[\w/{}.-]+$/),
    z.partialRecord(z.enum(['get', 'post', 'put', 'patch', 'delete']), operation),
  ),
  components: z.strictObject({ schemas: z.record(z.string(), z.looseObject({})) }),
});

const list = endpoint({
  name: 'things.list',
  method: 'GET',
  path: '/api/groups/:groupId/things',
  summary: 'Lists <things>.',
  access: 'anyone',
  params: mini.object({ groupId: mini.uuid() }),
  query: mini.object({ after: mini.optional(mini.string()), size: mini.string() }),
  status: 200,
  response: mini.object({ items: mini.array(mini.string()) }),
  errors: ['request.not_found'],
  limit: 'mail.receipt',
});
const clear = endpoint({
  ...list,
  name: 'things.clear',
  method: 'DELETE',
  status: 204,
  query: mini.object({}),
});

type Document = z.infer<typeof shape>;

const documentOf = (all: readonly Endpoint[]) => shape.parse(openApiDocument(all));

function operationOf(of: Endpoint, { paths }: Document = documentOf([of])) {
  const path = paths[of.path.replaceAll(/:(\w+)/g, '{$1}')];
  return path?.[of.method.toLowerCase() as 'get'];
}

describe('the API document', () => {
  // Printed once: each of 260 operations would print all of them.
  let whole: Document;
  beforeAll(() => {
    whole = documentOf(endpoints);
  });

  it('is the one that is checked in', () => {
    const file = readFileSync(new URL('../../../openapi.json', import.meta.url), 'utf8');
    expect(JSON.parse(file)).toEqual(openApiDocument(endpoints));
  });

  it('has the shape of OpenAPI 3.1', () => {
    expect(() => documentOf(endpoints)).not.toThrow();
  });

  it.each(endpoints.map((one) => [one.name, one] as const))(
    'describes %s with every answer it may give',
    (_, one) => {
      const described = operationOf(one, whole);
      expect(described).toMatchObject({ operationId: one.name, summary: one.summary });
      const codes = [...anyEndpointErrors, ...(one.errors ?? [])];
      for (const code of codes) {
        expect(described?.responses[errorStatus[code]]?.description).toContain(`\`${code}\``);
      }
      expect(described?.responses[one.status]).toBeDefined();
      expect(described?.requestBody !== undefined).toBe(Boolean(one.body ?? one.upload));
      for (const [status, code] of [
        ['409', 'request.in_progress'] as const,
        ['422', 'request.key_reused'] as const,
      ]) {
        const isSaid = described?.responses[status]?.description.includes(code) ?? false;
        expect(isSaid).toBe(one.idempotent === true || (one.errors?.includes(code) ?? false));
      }
    },
  );

  it('describes a file by its type', () => {
    const { response: _, ...rest } = list;
    const file = endpoint({ ...rest, download: 'application/zip' });
    expect(operationOf(file)?.responses[200]?.content).toEqual({ 'application/zip': {} });
  });

  it('resolves every reference it makes', () => {
    const text = JSON.stringify(openApiDocument(endpoints));
    const { components } = whole;
    for (const [, name = ''] of text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)) {
      expect(components.schemas).toHaveProperty(name);
    }
  });
});

describe('an operation', () => {
  it('names its parameters by place, and says which are required', () => {
    expect(operationOf(list)?.parameters).toMatchObject([
      { name: 'groupId', in: 'path', required: true },
      { name: 'after', in: 'query', required: false },
      { name: 'size', in: 'query', required: true },
    ]);
  });

  it('says how often it may be used', () => {
    expect(operationOf(list)?.description).toBe('At most 2 in 60 min and 5 in 1440 min.');
  });

  it('shares its address with the other methods there', () => {
    expect(operationOf(list, documentOf([list, clear]))?.operationId).toBe('things.list');
    expect(operationOf(clear, documentOf([list, clear]))?.operationId).toBe('things.clear');
  });
});

describe('the page for people', () => {
  it('shows every operation as text, without a script', () => {
    const { html, headers } = apiDocsPage(openApiDocument([list]));
    expect(html).toContain('GET /api/groups/{groupId}/things');
    expect(html).toContain('Lists &lt;things&gt;.');
    expect(html).not.toContain('<script');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+';/);
  });
});
