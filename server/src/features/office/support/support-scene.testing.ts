import { randomUUID } from 'node:crypto';
import type { CheckoutForm } from '@firstlight/contract/office/support/support.ts';
import type { FastifyInstance } from 'fastify';
import type { Context, Guest, HttpContext } from '../../../core/context.ts';
import type { JobContext } from '../../../core/job.ts';
import { openPayments } from '../../../platform/payments/open-payments.ts';
import type { Payments } from '../../../platform/payments/payments.ts';
import {
  type Ring,
  type StripeStandIn,
  startStripeStandIn,
} from '../../../testing/stripe-stand-in/start-stripe-stand-in.ts';
import { testWorld, unlimited, type World } from '../../../testing/world.ts';
import { startCheckout } from './checkout/start-checkout.ts';
import { supportMails } from './emails/support.mails.ts';
import { supportJobs } from './support.jobs.ts';
import { mountWebhook } from './sync/mount-webhook.ts';
import { closeYear, mailSupportYear } from './yearly/yearly.jobs.ts';

export interface SupportScene {
  world: World;
  standIn: StripeStandIn;
  payments: Payments;
  app: FastifyInstance;
  ctx: HttpContext<Guest>;
  jobCtx: JobContext;
  /** Begins to give; says which checkout and pledge it is. */
  begin(form?: Partial<CheckoutForm>): Promise<{ sessionId: string; pledgeId: string }>;
  /** Rings at the door, in this order. */
  ring(rings: readonly Ring[]): Promise<number[]>;
  /** Does all jobs that have been written, also those that they write. */
  work(ctx?: JobContext): Promise<void>;
  /** Rings with all that has happened since the last time, and works. */
  settle(): Promise<void>;
  query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  state(pledgeId: string): Promise<string>;
  /** What the ledger says of each account. */
  balances(): Promise<Record<string, number>>;
  /** Lets time pass, in days. */
  pass(days: number): void;
  close(): Promise<void>;
}

/** The product beside a payment provider of this machine. */
export async function supportScene(): Promise<SupportScene> {
  const world = await testWorld();
  const now = () => new Date(world.clock.now);
  const standIn = await startStripeStandIn({ now });
  const payments = openPayments(standIn.keys, now);
  if (!payments) throw new Error('the stand-in gave no keys');
  const ctx: HttpContext<Guest> = {
    ...(world.ctx as Context<Guest>),
    payments,
    newId: randomUUID,
    takeLimit: async () => undefined,
    setCookie: () => undefined,
    readCookie: () => undefined,
    userAgent: undefined,
    concerns: () => undefined,
  };
  const jobCtx: JobContext = {
    ...world.jobCtx,
    payments,
    newId: randomUUID,
    takeLimit: async () => undefined,
  };
  const app = await world.app({ ...unlimited, payments });
  mountWebhook(app, { ctx, takeLimit: ctx.takeLimit, drawPng: async () => Buffer.alloc(0) });
  const jobs = [...supportJobs, ...supportMails, closeYear, mailSupportYear];
  let rung = 0;

  const scene: SupportScene = {
    world,
    standIn,
    payments,
    app,
    ctx,
    jobCtx,
    async begin(form = {}) {
      const pledgeId = form.pledgeId ?? randomUUID();
      const email = form.kind === 'monthly' ? 'grace@adeyemi.test' : null;
      await startCheckout(ctx, { kind: 'one_time', cents: 500, email, language: 'en', ...form, pledgeId });
      const [found] = await scene.query<{ id: string }>(
        'select session_id as id from pledges where id = $1',
        [pledgeId],
      );
      return { sessionId: found?.id ?? '', pledgeId };
    },
    async ring(rings) {
      const statuses: number[] = [];
      for (const { body, signature } of rings) {
        const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
        const { statusCode } = await app.inject({
          method: 'POST',
          url: '/webhooks/stripe',
          headers,
          payload: body,
        });
        statuses.push(statusCode);
      }
      return statuses;
    },
    async work(workCtx = jobCtx) {
      for (let next = world.happened.jobs.shift(); next; next = world.happened.jobs.shift()) {
        const { name, payload } = next;
        await jobs.find((job) => job.name === name)?.run(workCtx, payload);
      }
    },
    async settle() {
      await scene.ring(standIn.rings.slice(rung));
      rung = standIn.rings.length;
      await scene.work();
    },
    query: async (text, values) => (await world.database.pool.query(text, values)).rows,
    async state(pledgeId) {
      const [row] = await scene.query<{ state: string }>('select state from pledges where id = $1', [
        pledgeId,
      ]);
      return row?.state ?? 'none';
    },
    async balances() {
      const rows = await scene.query<{ account: string; cents: string }>(
        'select account, sum(cents) as cents from ledger_entries group by account',
      );
      return Object.fromEntries(rows.map(({ account, cents }) => [account, Number(cents)]));
    },
    pass(days) {
      world.clock.now = new Date(world.clock.now.getTime() + days * 24 * 60 * 60 * 1000);
    },
    async close() {
      await world.close();
      await standIn.close();
    },
  };
  return scene;
}
