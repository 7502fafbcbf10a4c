import { endpoints } from '@firstlight/contract/endpoints.ts';
import type { FastifyInstance } from 'fastify';
import { jsonType } from '../../core/http/guests/raw-body.ts';
import { openApiDocument } from '../../core/http/openapi.ts';
import { apiDocsPage } from '../../core/http/pages/api-docs-page.ts';
import { readyText, sendReadyText } from '../../core/http/ready-text.ts';

/** The API described to outsiders: as a document for programs, as a page for people. */
export function mountApiDocs(app: FastifyInstance): void {
  const document = openApiDocument(endpoints);
  const { html, headers } = apiDocsPage(document);
  const json = readyText(JSON.stringify(document));
  const page = readyText(html);
  app.get('/api/openapi.json', (request, reply) => sendReadyText(request, reply.type(jsonType), json));
  app.get('/api/docs', (request, reply) => sendReadyText(request, reply.headers(headers), page));
}
