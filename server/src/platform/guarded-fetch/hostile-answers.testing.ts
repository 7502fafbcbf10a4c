import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { type FetchRefusal, fetchLimits } from './guarded-fetch.ts';
import type { Answer } from './hostile-world.testing.ts';

export interface BadAnswer {
  name: string;
  answer: Answer;
  expected: FetchRefusal;
  types?: readonly string[];
}

const html = { 'content-type': 'text/html; charset=utf-8' };
const tooMuch = Buffer.alloc(fetchLimits.bytes + 1, 'a');
const gigabyte = 1024 ** 3;
const bomb = Buffer.alloc(100 * 1024 ** 2);

export const badAnswers: readonly BadAnswer[] = [
  ...slow('late', {
    'says nothing at all': () => undefined,
    'stops after its headers': (response) => response.writeHead(200, html).write('<title>'),
    'drips its body': (response) => void drip(response.writeHead(200, html), 'a'),
    'drips a packed body': (response) =>
      void drip(response.writeHead(200, { ...html, 'content-encoding': 'gzip' }), gzipSync('a'.repeat(99))),
    'drips its headers': ({ socket }) => void drip(socket, 'HTTP/1.1 200 OK\r\nX-Long-Header: and so on'),
    'says again and again to go on': ({ socket }) => void drip(socket, 'HTTP/1.1 100 Continue\r\n\r\n'),
    'promises more than it sends': (response) =>
      response.writeHead(200, { ...html, 'content-length': '1000' }).write('a'),
  }),
  ...slow('large', {
    'a byte too many': (response) => response.writeHead(200, html).end(tooMuch),
    'a byte too many, and says so': (response) =>
      response.writeHead(200, { ...html, 'content-length': tooMuch.length }).end(tooMuch),
    'says it has a gigabyte': (response) =>
      response.writeHead(200, { ...html, 'content-length': gigabyte }).write('a'),
    'sends without end': (response) => void endless(response.writeHead(200, html)),
    'sends without end what says it is packed': (response) =>
      void endless(response.writeHead(200, { ...html, 'content-encoding': 'gzip' }), gzipSync(noise())),
    'sends without end after its length': ({ socket }) => void endless(socket as never, rawEndless),
  }),
  ...packed('large', 'gzip', [tooMuch, bomb], gzipSync),
  ...packed('large', 'br', [tooMuch, bomb], brotli),
  ...packed('type', 'deflate', [tooMuch], deflateSync),
  ...packed('type', 'gzip, gzip', [Buffer.alloc(1024)], (body) => gzipSync(gzipSync(body))),
  ...packed('type', 'zstd', [Buffer.alloc(9)], (body) => body),
  ...packed('type', 'compress', [Buffer.alloc(9)], (body) => body),
  ...packed('type', 'constructor', [Buffer.alloc(9)], (body) => body),
  ...packed('failed', 'gzip', [Buffer.from('<title>not packed</title>')], (body) => body),
  ...packed('failed', 'br', [Buffer.alloc(99, 255)], (body) => body),
  ...packed('failed', 'gzip', [Buffer.alloc(999)], (body) => gzipSync(body).subarray(0, 12)),
  ...[
    ...[
      '',
      'text/plain',
      'text/htmlx',
      'text/html,text/plain',
      'text',
      'html',
      '*/*',
      'text/*',
      'application/json',
    ],
    ...[
      'application/pdf',
      'application/octet-stream',
      'application/xhtml+xml',
      'application/javascript',
      'text/css',
    ],
    ...[
      'multipart/x-mixed-replace',
      'message/http',
      'video/mp4',
      'audio/mpeg',
      'application/zip',
      'image/png',
      'image/svg+xml',
    ],
  ].map((type) => typed(type, ['text/html'])),
  ...[
    'text/html',
    'image/svg+xml',
    'image/gif',
    'image/tiff',
    'image/*',
    'image/x-icon',
    'application/pdf',
    'image',
  ].map((type) => typed(type, ['image/png', 'image/jpeg'])),
  ...[201, 202, 204, 206, 304, 400, 401, 403, 404, 407, 410, 418, 429, 500, 502, 503, 999].map(
    (status): BadAnswer => ({
      name: `answers ${status}`,
      expected: 'status',
      answer: (_request, response) => response.writeHead(status, html).end(),
    }),
  ),
  ...slow('failed', {
    'hangs up at once': ({ socket }) => socket?.destroy(),
    'hangs up in the middle': (response) => {
      response
        .writeHead(200, { ...html, 'content-length': '1000' })
        .write('a', () => response.socket?.destroy());
    },
    'speaks no HTTP': ({ socket }) => socket?.end('SSH-2.0-OpenSSH_9.9\r\n'),
    'has too many headers': ({ socket }) =>
      socket?.end(`HTTP/1.1 200 OK\r\n${'x: y\r\n'.repeat(30_000)}\r\n`),
    'has two lengths': ({ socket }) =>
      socket?.end(
        'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
      ),
    'wants another protocol': ({ socket }) =>
      socket?.end('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n'),
  }),
];

function slow(
  expected: FetchRefusal,
  answers: Record<string, (response: ServerResponse) => unknown>,
): BadAnswer[] {
  return Object.entries(answers).map(([name, write]) => ({
    name,
    expected,
    answer: (_request, response) => void write(response),
  }));
}

function packed(
  expected: FetchRefusal,
  encoding: string,
  bodies: readonly Buffer[],
  pack: (body: Buffer) => Buffer,
): BadAnswer[] {
  return bodies.map((body) => {
    // Packed beforehand: whoever is busy packing answers nobody else.
    const bytes = pack(body);
    return {
      name: `${body.length} bytes that say they are packed by ${encoding}`,
      expected,
      answer: (_request, response) =>
        void response.writeHead(200, { ...html, 'content-encoding': encoding }).end(bytes),
    };
  });
}

function typed(type: string, types: readonly string[]): BadAnswer {
  return {
    name: `sends “${type}” where ${types[0]} is wanted`,
    expected: 'type',
    types,
    answer: (_request, response) =>
      response.writeHead(200, type === '' ? {} : { 'content-type': type }).end('<title>x</title>'),
  };
}

function brotli(body: Buffer): Buffer {
  return brotliCompressSync(body, { params: { 1: 4 } });
}

const rawEndless = Buffer.from(`HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n${'a'.repeat(60_000)}`);

/** What packing cannot make much smaller. */
function noise(): Buffer {
  return Buffer.from(Array.from({ length: 60_000 }, (_, at) => (at * 2_654_435_761) % 251));
}

/** Byte by byte, and from the start again where it ends. */
async function drip(to: ServerResponse | Duplex | null, bytes: string | Buffer): Promise<void> {
  for (let at = 0; to && !to.destroyed; at = (at + 1) % bytes.length) {
    to.write(bytes.slice(at, at + 1));
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function endless(to: ServerResponse, bytes: Buffer = Buffer.alloc(64 * 1024, 'a')): Promise<void> {
  to.on('error', () => undefined);
  const gone = once(to, 'close').catch(() => undefined);
  while (!to.destroyed) {
    if (!to.write(bytes)) await Promise.race([once(to, 'drain').catch(() => undefined), gone]);
    else await new Promise((resolve) => setImmediate(resolve));
  }
}
