import type { Context } from '../../../../core/context.ts';
import { listNamed } from '../../../people/accounts/named-acts.ts';
import { answerableUntil, findAsking } from '../../../showcase/projects/asked-questions.ts';
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
    const moment = await momentFor(ctx, own, named.has(tag));
    if (moment) await holdUntil(ctx.db, upTo(own, moment), moment);
  }
}

/** For one who leaves: their going is seen under their name, and nothing could be compared with it later. */
export async function holdAllOf(ctx: Parts, authorId: string): Promise<void> {
  const acts = await listWaitingOf(ctx.db, ctx.vault, authorId);
  for (const own of Map.groupBy(acts, ({ projectId }) => projectId).values()) {
    const moment = await drawnFor(ctx, own);
    await holdUntil(ctx.db, upTo(own, moment), moment);
  }
}

async function momentFor(
  ctx: Parts,
  own: readonly WaitingAct[],
  isNamed: boolean,
): Promise<Date | undefined> {
  const now = ctx.now();
  if (!own.some(({ isHeld, releaseAt }) => !isHeld && releaseAt <= now)) return undefined;
  return isNamed || heldUntil(own, now) ? drawnFor(ctx, own) : undefined;
}

/** By when the maker's questions go: later, what answers them would tell that it was held. */
async function drawnFor(ctx: Parts, own: readonly WaitingAct[]): Promise<Date> {
  const now = ctx.now();
  const until = await answersFit(ctx, own);
  const held = heldUntil(own, now);
  return held && (!until || held <= until) ? held : drawnQuarter(now, ctx.newId(), until);
}

async function answersFit({ db, now }: Parts, own: readonly WaitingAct[]): Promise<Date | undefined> {
  const answering = own.filter(({ isHeld, answered }) => !isHeld && answered.length > 0);
  const [first] = answering;
  if (!first) return undefined;
  const asking = await findAsking(db, first.projectId);
  return answerableUntil(
    asking,
    now(),
    answering.flatMap(({ answered }) => answered),
  );
}

function heldUntil(own: readonly WaitingAct[], now: Date): Date | undefined {
  const moments = own.filter(({ isHeld, releaseAt }) => isHeld && releaseAt > now);
  return moments.map(({ releaseAt }) => releaseAt).toSorted((one, other) => Number(other) - Number(one))[0];
}

const upTo = (own: readonly WaitingAct[], moment: Date) => own.filter(({ releaseAt }) => releaseAt <= moment);
