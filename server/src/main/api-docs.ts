import { endpoints } from '@firstlight/contract/endpoints.ts';
import type { FastifyInstance } from 'fastify';
import { apiDocsPage } from '../core/http/api-docs-page.ts';
import { openApiDocument } from '../core/http/openapi.ts';

/** The API described to outsiders: as a document for programs, as a page for people. */
export function mountApiDocs(app: FastifyInstance): void {
  const document = openApiDocument(endpoints);
  const json = JSON.stringify(document);
  const page = apiDocsPage(document);
  app.get('/api/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(json));
  app.get('/api/docs', (_request, reply) => reply.headers(page.headers).send(page.html));
}
