import { createServer } from 'node:http';

// The floor: Node's own server, with nothing between the socket and the answer.
const text = process.env['BENCH_PAGE'] ?? '';
const bytes = Buffer.from(text);
const page: unknown = JSON.parse(text);

const bodies: Record<string, () => string | Buffer> = {
  '/bytes': () => bytes,
  '/page': () => JSON.stringify(page),
};

createServer((request, response) => {
  const body = bodies[request.url ?? '']?.() ?? '';
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}).listen(Number(process.env['PORT']), '127.0.0.1');
