import { endpoints } from '@firstlight/contract/endpoints.ts';
import type { FastifyInstance } from 'fastify';
import { jsonType } from '../../core/http/guests/raw-body.ts';
import { openApiDocument } from '../../core/http/openapi.ts';
import { apiDocsPage } from '../../core/http/pages/api-docs-page.ts';
import { readyText, sendReadyText } from '../../core/http/ready-text.ts';

// Printed once in a process and not with each app, because printing takes 100 ms and tests make hundreds of apps.
const { json, page, headers } = printDocs();

/** Serves the description of the API: a document for programs, a page for people. */
export function mountApiDocs(app: FastifyInstance): void {
  app.get('/api/openapi.json', (request, reply) => sendReadyText(request, reply.type(jsonType), json));
  app.get('/api/docs', (request, reply) => sendReadyText(request, reply.headers(headers), page));
}

function printDocs() {
  const document = openApiDocument(endpoints);
  const { html, headers } = apiDocsPage(document);
  return { json: readyText(JSON.stringify(document)), page: readyText(html), headers };
}
