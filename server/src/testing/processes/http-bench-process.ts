import { endpoint } from '@firstlight/contract/endpoint.ts';
import * as z from 'zod/mini';
import { rawBody } from '../../core/http/guests/raw-body.ts';
import { route } from '../../core/http/route.ts';
import { buildApp } from '../../main/build-app.ts';
import { openEngines } from '../../main/engines.ts';
import { createLog } from '../../platform/log.ts';
import { benchConfig } from './bench-config.ts';

// The HTTP core as every request meets it, with acts that cost nothing: what is left is the core itself.
const item = z.object({
  id: z.uuid(),
  name: z.string(),
  tagline: z.string(),
  summary: z.string(),
  categories: z.array(z.string()),
  owner: z.object({ username: z.string(), name: z.string() }),
  feedbackCount: z.int(),
  rating: z.nullable(z.number()),
  validated: z.boolean(),
  createdAt: z.iso.datetime(),
});
const page = z.object({ items: z.array(item), next: z.nullable(z.string()) });

const listPage = endpoint({
  name: 'bench.list',
  method: 'GET',
  path: '/api/bench/page',
  summary: 'A page of twenty.',
  access: 'anyone',
  query: z.object({ sort: z.enum(['recent', 'most']), after: z.optional(z.string().check(z.maxLength(64))) }),
  status: 200,
  response: page,
});
const readPage = endpoint({ ...listPage, name: 'bench.ready', path: '/api/bench/ready' });
const readUsual = endpoint({ ...listPage, name: 'bench.usual', path: '/api/bench/usual' });

const pageValue: z.infer<typeof page> = JSON.parse(process.env['BENCH_PAGE'] ?? '');
/** As any ready body is that may be asked for again. */
const usual = { ...rawBody(JSON.stringify(pageValue)), etag: '"bench"' };
/** As the first page of explore is: the same for every guest, and fresh for longer than a bench runs. */
const ready = { ...usual, freshUntil: Number.POSITIVE_INFINITY };
const config = benchConfig();
const engines = openEngines(config, createLog('warn'), 'firstlight-bench');
const app = buildApp({
  engines,
  outbox: { enqueue: async () => undefined, announce: () => undefined },
  findMember: async () => undefined,
  routes: [
    route(listPage, async () => pageValue),
    route(readPage, async () => ready),
    route(readUsual, async () => usual),
  ],
});
await app.listen({ host: '127.0.0.1', port: config.PORT });
