import type { Context } from '../../../../core/context.ts';
import { listNamed } from '../../../people/accounts/named-acts.ts';
import { authorTag } from '../author-tags.ts';
import { drawnQuarter } from './drawn-quarter.ts';
import { holdUntil, listWaiting, listWaitingOf, type WaitingAct } from './waiting.queries.ts';

type Parts = Pick<Context, 'db' | 'vault' | 'now' | 'newId'>;

const textOf = (tag: Buffer) => tag.toString('hex');

/** The fingerprints of whoever did something under their name within the last hour: nobody is unsealed to compare them. */
export async function listNamedTags(ctx: Parts): Promise<ReadonlySet<string>> {
  const named = await listNamed(ctx);
  return new Set(named.map((id) => textOf(authorTag(ctx.vault, id))));
}

/**
 * What falls due on a project while its author is seen under their name moves to a full quarter of an hour drawn by lot,
 * with all else of theirs that waits there. What follows while something is held joins it, so that nothing overtakes.
 */
export async function holdNamed(ctx: Parts, projectId: string, named: ReadonlySet<string>): Promise<void> {
  const acts = await listWaiting(ctx.db, projectId);
  for (const [tag, own] of Map.groupBy(acts, (act) => textOf(act.authorTag))) {
    const moment = momentFor(ctx, own, named.has(tag));
    if (moment) await holdUntil(ctx.db, upTo(own, moment), moment);
  }
}

/** For one who leaves: their going is seen under their name, and nothing could be compared with it later. */
export async function holdAllOf(ctx: Parts, authorId: string): Promise<void> {
  const acts = await listWaitingOf(ctx.db, ctx.vault, authorId);
  for (const own of Map.groupBy(acts, ({ projectId }) => projectId).values()) {
    const moment = heldUntil(own, ctx.now()) ?? drawnQuarter(ctx.now(), ctx.newId());
    await holdUntil(ctx.db, upTo(own, moment), moment);
  }
}

function momentFor(
  { now, newId }: Pick<Parts, 'now' | 'newId'>,
  own: readonly WaitingAct[],
  isNamed: boolean,
): Date | undefined {
  if (!own.some(({ isHeld, releaseAt }) => !isHeld && releaseAt <= now())) return undefined;
  return heldUntil(own, now()) ?? (isNamed ? drawnQuarter(now(), newId()) : undefined);
}

function heldUntil(own: readonly WaitingAct[], now: Date): Date | undefined {
  const moments = own.filter(({ isHeld, releaseAt }) => isHeld && releaseAt > now);
  return moments.map(({ releaseAt }) => releaseAt).toSorted((one, other) => Number(other) - Number(one))[0];
}

const upTo = (own: readonly WaitingAct[], moment: Date) => own.filter(({ releaseAt }) => releaseAt <= moment);
