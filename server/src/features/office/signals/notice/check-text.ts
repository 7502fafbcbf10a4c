import type { ReportableKind } from '@firstlight/contract/office/cases/case-rules.ts';
import { signalLimits } from '@firstlight/contract/office/cases/signal-rules.ts';
import type { Context } from '../../../../core/context.ts';
import type { Snapshot } from '../../../../core/reportable.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { findOwner } from '../../../showcase/projects/find-owner.ts';
import { countUses, findSeen, listAlike, type SeenText, saveSeen } from '../signals.queries.ts';
import { findDomains } from '../text/find-domains.policy.ts';
import { isNearCopyOf, signatureOf } from '../text/text-signature.ts';
import { type Surrounding, textSignals } from '../text-signals.policy.ts';
import { noteNoticed } from './note-noticed.ts';
import { type WhoWrote, whoWrote } from './who-wrote.ts';

const day = 24 * 60 * 60 * 1000;

/** Looks at what was just written or edited, after the commit: nobody waits for it, and it judges nothing. */
export async function checkText(
  ctx: Context,
  { kind, id }: { kind: ReportableKind; id: string },
): Promise<void> {
  const reportable = ctx.reportables.find((one) => one.kind === kind);
  const snapshot = await reportable?.snapshot(ctx, id);
  if (!reportable || !snapshot || snapshot.isTakenDown) return;
  const who = await whoWrote(ctx, reportable, id, snapshot);
  if (!who) return;
  const seen = await remember(ctx, { kind, id }, snapshot, who);
  const surrounding = await lookAround(ctx, seen, who, snapshot);
  const signals = textSignals(snapshot.words, surrounding);
  if (signals.length === 0) return;
  const amounts = amountsOf(surrounding);
  await inTransaction(ctx, (tx) => noteNoticed(tx, { kind, id, snapshot, who, signals, amounts }));
}

/** Committed before anything is compared, so that of several at once the later ones find the earlier. */
async function remember(
  ctx: Context,
  { kind, id }: { kind: ReportableKind; id: string },
  { words }: Snapshot,
  { tag, isHidden, isYoung }: WhoWrote,
): Promise<SeenText> {
  const { minima = [], bands = [] } = signatureOf(words) ?? {};
  const domains = findDomains(words).map((domain) => ctx.vault.tag(`signals address ${domain}`));
  const before = await findSeen(ctx.db, { contentKind: kind, contentId: id });
  // An edit keeps its place before its copies: whoever wrote it first did not copy it.
  const isSame = before && (minima.length === 0 || isNearCopyOf(before.minima, minima));
  const seenAt = isSame ? before.seenAt : ctx.now();
  const text = {
    contentKind: kind,
    contentId: id,
    authorTag: tag,
    isHidden,
    isYoung,
    minima,
    bands,
    domains,
    seenAt,
  };
  await saveSeen(ctx.db, text);
  return text;
}

async function lookAround(
  ctx: Context,
  seen: SeenText,
  { isYoung, userId }: WhoWrote,
  { aboutId }: Snapshot,
): Promise<Surrounding> {
  const since = new Date(ctx.now().getTime() - signalLimits.withinDays * day);
  const alike = (await listAlike(ctx.db, seen, since)).filter(({ minima }) =>
    isNearCopyOf(minima, seen.minima),
  );
  const own = alike.filter(({ authorTag }) => authorTag.equals(seen.authorTag));
  const others = new Set(alike.map(({ authorTag }) => authorTag.toString('hex')));
  others.delete(seen.authorTag.toString('hex'));
  const owner = aboutId && userId ? await findOwner(ctx, aboutId) : undefined;
  return {
    isYoung,
    isOnOwnProject: owner !== undefined && owner === userId,
    otherAuthors: others.size,
    ownCopies: own.length,
    uses: await Promise.all(seen.domains.map((domain) => countUses(ctx.db, seen, domain, since))),
  };
}

/** What stands beside a signal on the moderator's screen. */
function amountsOf({ otherAuthors, ownCopies, uses }: Surrounding) {
  const mostUses = Math.max(0, ...uses.map(({ own, youngAccounts }) => Math.max(own, youngAccounts)));
  return { same_text: otherAuthors + 1, repeats: ownCopies + 1, links: mostUses + 1 };
}
