import type * as z from 'zod';
import type { GuardedFetch } from '../platform/guarded-fetch/guarded-fetch.ts';
import type { OpenMailLine } from '../platform/mail/mail-line.ts';
import type { SendMail } from '../platform/mail/send-mail.ts';
import type { Context, System } from './context.ts';
import type { TakeLimit } from './take-limit.ts';

/** What a job works with: a context of nobody in particular, and the acts that only jobs may do. */
export interface JobContext extends Context<System> {
  sendMail: SendMail;
  /** For letters by the thousand, which keep their connections. */
  openMailLine: OpenMailLine;
  mailFrom: string;
  /** Where mails come back to; empty where nobody takes them. */
  mailboxDomain: string;
  /** Whether whoever runs the site says that mails leave with a signature of its domain. */
  areMailsSigned: boolean;
  /** To addresses that strangers named. No request waits for it. */
  fetchGuarded: GuardedFetch;
  takeLimit: TakeLimit;
  teamInbox: string;
}

export interface JobRequest {
  name: string;
  payload: object;
}

interface JobTraits {
  /** Imperative: `<feature>.<verb>-<noun>`. */
  name: string;
  /** It sends a mail and does nothing else: tests and seeds, whose time is not the clock's, leave it to a worker. */
  kind?: 'mail';
  /** Keeps trying through two days of a dependency's outage, rather than giving up after five tries. */
  patient?: boolean;
  /** For work that nothing but time causes. */
  schedule?: { cron: string; timeZone: string };
}

export interface Job<Payload extends object = object> extends JobTraits {
  request(payload: Payload): JobRequest;
  run(ctx: JobContext, payload: unknown): Promise<void>;
}

export interface JobDefinition<Payload extends object> extends JobTraits {
  payload: z.ZodType<Payload>;
  handle(ctx: JobContext, payload: Payload): Promise<void>;
}

/**
 * Background work by name. A job may run more than once (a worker can die at any line), so a handler
 * does its writing in one transaction or checks what is already done.
 */
export function job<Payload extends object>(definition: JobDefinition<Payload>): Job<Payload> {
  const { payload: schema, handle, ...traits } = definition;
  return {
    ...traits,
    request: (payload) => ({ name: traits.name, payload }),
    run: (ctx, payload) => handle(ctx, schema.parse(payload)),
  };
}
