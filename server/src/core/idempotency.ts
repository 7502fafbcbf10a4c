import { retention } from '@firstlight/contract/legal.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import { AppError } from './app-error.ts';
import type { Actor, Context } from './context.ts';
import { inTransaction } from './transaction.ts';

export interface KeyedRequest {
  endpoint: string;
  key: string;
  input: unknown;
}

/** How long a key is remembered. */
export const keyRetentionDays = retention.requestKeyDays;

/** The stored answer to an earlier request with this key, if there is one. */
export async function findAnswer(
  ctx: Context,
  request: KeyedRequest,
): Promise<{ response: unknown } | undefined> {
  const row = await ctx.db
    .selectFrom('idempotencyKeys')
    .select(['requestHash', 'response'])
    .where('actor', '=', actorKey(ctx.actor))
    .where('endpoint', '=', request.endpoint)
    .where('key', '=', request.key)
    .executeTakeFirst();
  if (!row) return undefined;
  if (!row.requestHash.equals(hashOf(ctx, request.input))) throw new AppError('request.key_reused');
  return { response: await openAnswer(ctx, request, row.response) };
}

/**
 * Does `work` once per key. The key is claimed in the transaction of the effect: a second request in flight
 * waits on the unique index until the first has committed, then receives its answer.
 */
export function oncePerKey<C extends Context, Result>(
  ctx: C,
  request: KeyedRequest & { status: number },
  work: (ctx: C) => Promise<Result>,
): Promise<Result> {
  return inTransaction(ctx, async (tx) => {
    const claimed = await claimKey(tx, request);
    if (!claimed) return (await findAnswer(tx, request))?.response as Result;

    const result = await work(tx);
    await storeAnswer(tx, request, result);
    return result;
  });
}

/** Removes keys nobody will repeat any more. */
export const forgetOldKeys = ({ db, now }: Context, batch?: number): Promise<void> =>
  deleteInBatches(
    db,
    'idempotency_keys',
    sql`created_at < ${now()}::timestamptz - make_interval(days => ${keyRetentionDays})`,
    batch,
  );

/** With an account go the answers it was given. */
export async function forgetKeysOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('idempotencyKeys').where('actor', '=', userId).execute();
}

async function claimKey(ctx: Context, request: KeyedRequest & { status: number }): Promise<boolean> {
  const row = await ctx.db
    .insertInto('idempotencyKeys')
    .values({
      actor: actorKey(ctx.actor),
      endpoint: request.endpoint,
      key: request.key,
      requestHash: hashOf(ctx, request.input),
      status: request.status,
    })
    .onConflict((conflict) => conflict.columns(['actor', 'endpoint', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
    .catch((error: unknown) => {
      throw isLockTimeout(error) ? new AppError('request.in_progress', { retryAfterSeconds: 2 }) : error;
    });
  return row !== undefined;
}

/** The request that holds the key is taking longer than PostgreSQL lets us wait for it. */
function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03';
}

async function storeAnswer(ctx: Context, request: KeyedRequest, result: unknown): Promise<void> {
  await ctx.db
    .updateTable('idempotencyKeys')
    .set({ response: await sealAnswer(ctx, request, result) })
    .where('actor', '=', actorKey(ctx.actor))
    .where('endpoint', '=', request.endpoint)
    .where('key', '=', request.key)
    .execute();
}

/** An answer may hold what somebody wrote, and is kept long after they deleted it: sealed, it tells nobody. */
async function sealAnswer(ctx: Context, request: KeyedRequest, result: unknown): Promise<string> {
  const cell = await ctx.vault.seal(ctx.db, placeOf(ctx, request), JSON.stringify(result ?? null));
  return JSON.stringify(cell.toString('base64'));
}

async function openAnswer(ctx: Context, request: KeyedRequest, sealed: unknown): Promise<unknown> {
  const cell = Buffer.from(String(sealed), 'base64');
  return JSON.parse(await ctx.vault.unseal(ctx.db, placeOf(ctx, request), cell));
}

function placeOf(ctx: Context, { endpoint, key }: KeyedRequest) {
  return {
    table: 'idempotency_keys',
    column: 'response',
    rowId: `${actorKey(ctx.actor)}/${endpoint}/${key}`,
    scope: { type: 'idempotency_keys', id: 'response' },
  };
}

/** A guest's key is a random UUID only its browser knows; the address may change between two tries. */
function actorKey(actor: Actor): string {
  return actor.kind === 'member' ? actor.id : actor.kind;
}

/** Keyed: an input may be nothing but an e-mail address, which could be guessed against a plain hash. */
function hashOf(ctx: Context, input: unknown): Buffer {
  return ctx.vault.tag(JSON.stringify(input));
}
