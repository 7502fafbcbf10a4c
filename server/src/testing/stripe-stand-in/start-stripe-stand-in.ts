import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import Stripe from 'stripe';
import { localServer } from '../providers/local-server.ts';
import { payPage } from './pay-page.ts';
import { stripeAnswers } from './stripe-answers.ts';
import type { StandInEvent } from './stripe-shapes.ts';
import { createTill, type Till } from './stripe-till.ts';

/** How the provider is today. One that loses answers does what it is asked; one that is half open takes every word and never answers. */
export type StripeMood = 'well' | 'down' | 'loses_answers' | 'half_open' | { slowMs: number };

export interface Ring {
  id: string;
  type: string;
  body: string;
  signature: string;
}

export interface StripeStandIn {
  origin: string;
  keys: { STRIPE_SECRET_KEY: string; STRIPE_WEBHOOK_SECRETS: string; STRIPE_API_URL: string };
  till: Till;
  mood: StripeMood;
  /** Every event, signed; with an address to ring at, each was sent there as well. */
  rings: Ring[];
  /** Signs any text as the provider would. */
  sign(body: string, changes?: { secret?: string; at?: Date }): string;
  requests: { method: string; path: string; idempotencyKey: string | undefined }[];
  close(): Promise<void>;
}

interface StandInOptions {
  now?: () => Date;
  port?: number;
  /** Where events are sent to; without it they only lie in `rings`. */
  webhookUrl?: string;
}

const standInSecret = 'whsec_local';

/** Stripe on this machine, for tests and `pnpm dev`: the real SDK speaks to it as to the provider. */
export async function startStripeStandIn(options: StandInOptions = {}): Promise<StripeStandIn> {
  const { now = () => new Date(), port = 0, webhookUrl } = options;
  const { webhooks } = new Stripe('sk_test_local');
  const answersByKey = new Map<string, { status: number; body: unknown }>();
  let till!: Till;
  const server = await localServer((origin) => {
    till = createTill({ now, origin, ring });
    return (request, response) => void serve(request, response);
  }, port);

  const standIn: StripeStandIn = {
    origin: server.origin,
    keys: {
      STRIPE_SECRET_KEY: 'sk_test_local',
      STRIPE_WEBHOOK_SECRETS: standInSecret,
      STRIPE_API_URL: server.origin,
    },
    till,
    mood: 'well',
    rings: [],
    sign: (body, { secret = standInSecret, at = now() } = {}) =>
      webhooks.generateTestHeaderString({
        payload: body,
        secret,
        timestamp: Math.floor(at.getTime() / 1000),
      }),
    requests: [],
    close: server.close,
  };

  function ring(event: StandInEvent): void {
    const body = JSON.stringify({
      ...event,
      api_version: '2026-10-28.endive',
      pending_webhooks: 1,
      request: null,
    });
    const signature = standIn.sign(body);
    standIn.rings.push({ id: event.id, type: event.type, body, signature });
    if (webhookUrl === undefined) return;
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    void fetch(webhookUrl, { method: 'POST', headers, body }).catch(() => undefined);
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', standIn.origin);
    const body = await textOf(request);
    if (!url.pathname.startsWith('/v1/'))
      return payPage(standIn.till, url, request.method ?? 'GET', body, response);
    const { mood } = standIn;
    const header = request.headers['idempotency-key'];
    const idempotencyKey = typeof header === 'string' ? header : undefined;
    const method = request.method ?? 'GET';
    standIn.requests.push({ method, path: url.pathname, idempotencyKey });
    if (mood === 'half_open') return;
    if (typeof mood === 'object') await wait(mood.slowMs);
    const answer = mood === 'down' ? away : once(idempotencyKey, () => answerTo(method, url, body));
    if (mood === 'loses_answers') return void request.socket.destroy();
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  }

  function answerTo(method: string, url: URL, body: string): { status: number; body: unknown } {
    const fields = method === 'GET' ? url.searchParams : new URLSearchParams(body);
    try {
      return stripeAnswers(standIn.till)({ method, path: url.pathname.slice('/v1'.length), fields });
    } catch (error) {
      return { status: 400, body: { error: { type: 'invalid_request_error', message: String(error) } } };
    }
  }

  function once(key: string | undefined, answer: () => { status: number; body: unknown }) {
    const known = key === undefined ? undefined : answersByKey.get(key);
    const given = known ?? answer();
    if (key !== undefined) answersByKey.set(key, given);
    return given;
  }

  return standIn;
}

const away = { status: 503, body: { error: { type: 'api_error', message: 'not now' } } };

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
