import { styledPageHeaders } from '../security-headers.ts';
import { escapeHtml } from './escape-html.ts';

interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  parameters?: { name: string; in: string; required: boolean; description?: string; schema: unknown }[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { description: string; content?: { 'application/json'?: { schema: unknown } } }>;
}

interface Document {
  info: { title: string; description: string };
  paths: Record<string, Record<string, Operation>>;
}

/** The OpenAPI document as a page without a script: it loads at once and needs no exception in the security policy. */
export function apiDocsPage(document: Record<string, unknown>): {
  html: string;
  headers: Record<string, string>;
} {
  const { info, paths } = document as unknown as Document;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => section(method.toUpperCase(), path, operation)),
  );
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(info.title)} API</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(info.title)} API</h1>
<p>${prose(info.description)}</p>
<p>For programs: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
${operations.join('\n')}
</main>
</body>
</html>`;
  return { html, headers };
}

function section(method: string, path: string, operation: Operation): string {
  return `<section id="${escapeHtml(operation.operationId)}">
<h2><code>${method} ${escapeHtml(path)}</code></h2>
<p>${prose(operation.summary)} ${prose(operation.description ?? '')}</p>
${parameterTable(operation.parameters ?? [])}
${operation.requestBody ? body(operation.requestBody.content) : ''}
<h3>Answers</h3>
<dl>${Object.entries(operation.responses).map(response).join('\n')}</dl>
</section>`;
}

/** A file's schema says nothing that its type does not. */
function body(content: NonNullable<Operation['requestBody']>['content']): string {
  const json = content['application/json'];
  if (json) return schemaBlock('Body', json.schema);
  const types = Object.keys(content).map((type) => `<code>${escapeHtml(type)}</code>`);
  return `<h3>Body</h3><p>The bytes of a file: ${types.join(', ')}.</p>`;
}

function parameterTable(parameters: NonNullable<Operation['parameters']>): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    ({ name, in: place, required, description = '' }) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${place}</td><td>${required ? 'required' : 'optional'}</td><td>${prose(description)}</td></tr>`,
  );
  return `<h3>Parameters</h3><table>${rows.join('')}</table>`;
}

function response([status, { description, content }]: [string, Operation['responses'][string]]): string {
  const isSuccess = status.startsWith('2');
  const schema = content?.['application/json']?.schema;
  return `<dt><code>${status}</code></dt><dd>${prose(description)}${isSuccess && schema ? schemaBlock('', schema) : ''}</dd>`;
}

function schemaBlock(title: string, schema: unknown): string {
  const heading = title ? `<h3>${title}</h3>` : '';
  return `${heading}<pre tabindex="0"><code>${escapeHtml(JSON.stringify(schema, null, 2))}</code></pre>`;
}

function prose(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

const style = `
:root { color-scheme: light dark; --ink: light-dark(#0E1A28, #EDF2F6); --canvas: light-dark(#F1F4F6, #09111B);
  --surface: light-dark(#FFFFFF, #101B28); --line: light-dark(#D3DBE2, #233446); --sky: light-dark(#0B5C9E, #8CC4F7); }
body { margin: 0; background: var(--canvas); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
section { margin-top: 2.5rem; padding-top: 1.5rem; border-top: 2px solid #FF8534; }
a { color: var(--sky); } h2 { font-size: 1.25rem; overflow-wrap: anywhere; } h3 { font-size: 1rem; }
pre { overflow-x: auto; padding: 1rem; background: var(--surface); border: 1px solid var(--line); border-radius: 10px; font-size: .875rem; }
table { border-collapse: collapse; } th, td { padding: .375rem .75rem .375rem 0; text-align: left; font-weight: 400; }
dt { margin-top: .75rem; } dd { margin: 0; }`;

const headers = { ...styledPageHeaders(style), 'content-type': 'text/html; charset=utf-8' };
