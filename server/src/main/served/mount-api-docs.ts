import { endpoints } from '@firstlight/contract/endpoints.ts';
import type { FastifyInstance } from 'fastify';
import { jsonType } from '../../core/http/guests/raw-body.ts';
import { openApiDocument } from '../../core/http/openapi.ts';
import { apiDocsPage } from '../../core/http/pages/api-docs-page.ts';
import { readyText, sendReadyText } from '../../core/http/ready-text.ts';

/** The API described to outsiders: as a document for programs, as a page for people. Written when somebody first asks for it. */
export function mountApiDocs(app: FastifyInstance): void {
  let written: ReturnType<typeof writeApiDocs> | undefined;
  const docs = () => {
    written ??= writeApiDocs();
    return written;
  };
  app.get('/api/openapi.json', (request, reply) => sendReadyText(request, reply.type(jsonType), docs().json));
  app.get('/api/docs', (request, reply) => {
    const { headers, page } = docs();
    return sendReadyText(request, reply.headers(headers), page);
  });
}

function writeApiDocs() {
  const document = openApiDocument(endpoints);
  const { html, headers } = apiDocsPage(document);
  return { json: readyText(JSON.stringify(document)), page: readyText(html), headers };
}
