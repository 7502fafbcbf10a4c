import type { Language } from '@firstlight/contract/languages.ts';
import type { ProjectCard } from '@firstlight/contract/showcase/projects/projects.ts';
import type { JobContext } from '../../../../core/job.ts';
import { withoutAddresses } from '../../../../core/mail/without-addresses.ts';
import { translate } from '../../../../core/translate.ts';
import { findAccountsAt } from '../../../people/accounts/find-accounts-at.ts';
import { whoBlocks } from '../../../people/blocks/who-blocks.ts';
import { shownAmong } from '../../../trials/distribution/shown-among.ts';
import { type ChangeForAuthor, whatChangedFor } from '../../../trials/feedback/what-changed-for.ts';
import { drawForReader } from '../issue/draw-for-reader.policy.ts';
import { type IssueRow, readEarlier } from '../issue/issues.queries.ts';
import type { PlaceTables } from '../issue/places.policy.ts';
import type { Recipient } from '../send/deliveries.queries.ts';
import { linkToken } from '../subscription/link-token.ts';
import { type MailboxPurpose, mailToken } from '../subscription/mail-token.ts';
import { openAddresses } from '../subscription/subscriptions.queries.ts';
import { buildMessage } from './build-message.ts';
import { listShowable } from './list-showable.ts';
import { type Block, printChange, printHeading, printNote, printProject } from './print-blocks.ts';
import { printFrame } from './print-frame.ts';

export interface ReadyLetter {
  subscriptionId: string;
  envelope: { from: string; to: string };
  /** Put together when it leaves: a hundred that wait for their turn would be kept long enough to be collected late. */
  message(): Buffer;
}

const changesMax = 3;
const titleMax = 100;

/**
 * Letters for a hundred readers. Who is suspended gets none, nor whom it has no project to show. Whether somebody gets one
 * never depends on what their feedback changed: that it came would tell the mail server, and its row our database, who wrote.
 */
export async function composeLetters(
  ctx: JobContext,
  issue: IssueRow,
  recipients: readonly Recipient[],
): Promise<{ letters: ReadyLetter[]; leftOut: string[] }> {
  const addresses = await openAddresses(ctx.db, ctx.vault, recipients);
  const accounts = await findAccountsAt(
    ctx,
    recipients.map(({ emailIndex }) => emailIndex),
  );
  const { before } = await readEarlier(ctx.db, issue);
  const span = { from: before, to: issue.dueAt };
  const changes = await whatChangedFor(
    ctx,
    [...accounts.values()].map(({ id }) => id),
    span,
  );
  const tables = issue.places as unknown as PlaceTables;
  const own = recipients.map((reader) => {
    const account = accounts.get(reader.emailIndex.toString('hex'));
    return {
      account,
      drawn: drawForReader(tables, issue.number, reader, (id) => issue.chosen.includes(id)),
      changes: (account && changes.get(account.id)) ?? [],
    };
  });
  const known = await knownAmong(ctx, own, issue.dueAt);
  const cards = await listShowable(ctx.db, [...issue.chosen, ...own.flatMap(({ drawn }) => drawn)]);
  const makers = [...cards.values(), ...own.flatMap((one) => one.changes)].map(({ ownerId }) => ownerId);
  const blocks = await whoBlocks(ctx.db, [...new Set(makers)]);
  const print = printOnce(ctx.origin);
  const letters: ReadyLetter[] = [];
  const leftOut: string[] = [];
  for (const [index, reader] of recipients.entries()) {
    const { account, drawn, changes: inspired } = own[index] ?? { drawn: [], changes: [] };
    const isHeard = ({ ownerId }: { ownerId: string }) => !(account && blocks(account.id, ownerId));
    const shown = (ids: readonly string[]) =>
      ids.flatMap((id) => {
        const found = cards.get(id);
        return found && isHeard(found) ? [found] : [];
      });
    const changed = inspired.filter(isHeard).slice(0, changesMax);
    const best = shown(issue.chosen).map(({ card }) => card);
    const foreign = shown(drawn).filter(({ ownerId }) => ownerId !== account?.id);
    const fresh = foreign.filter(({ card }) => !known(account?.id, card.id));
    // Whether anybody gets a letter does not depend on what they have seen.
    const needy = (best.length + fresh.length > 0 ? fresh : foreign).map(({ card }) => card);
    if (account?.isSuspended || best.length + needy.length === 0) leftOut.push(reader.id);
    else letters.push(letterTo(ctx, issue, reader, addresses[index] ?? '', { best, needy, changed, print }));
  }
  return { letters, leftOut };
}

/** Whether somebody has had a project in view on the site: it is no news to them, and its place stays empty. */
async function knownAmong(
  ctx: JobContext,
  readers: readonly { account?: { id: string } | undefined; drawn: readonly string[] }[],
  before: Date,
): Promise<(accountId: string | undefined, projectId: string) => boolean> {
  const pairs = readers.flatMap(({ account, drawn }) =>
    account ? drawn.map((projectId) => ({ testerId: account.id, projectId })) : [],
  );
  const shown = await shownAmong(ctx, pairs, before);
  const known = new Set([...shown].map(({ testerId, projectId }) => `${testerId} ${projectId}`));
  return (accountId, projectId) => known.has(`${accountId} ${projectId}`);
}

interface Contents {
  best: ProjectCard[];
  needy: ProjectCard[];
  changed: ChangeForAuthor[];
  print: ReturnType<typeof printOnce>;
}

function letterTo(
  ctx: JobContext,
  issue: IssueRow,
  reader: Recipient,
  to: string,
  { best, needy, changed, print }: Contents,
): ReadyLetter {
  const { language } = reader;
  const say = (key: string, values = {}) => translate(language, 'newsletterMail', `letter.${key}`, values);
  const blocks: Block[] = [
    ...changed.map((change) => printChange(language, ctx.origin, change)),
    ...(changed.length > 0 ? [printNote(say('onlyYou'))] : []),
    ...(best.length > 0 ? [printHeading(say('best'), say('bestHint'))] : []),
    ...best.map((card) => print(language, card, 'best')),
    ...(needy.length > 0 ? [printHeading(say('needy'), say('needyHint'))] : []),
    ...needy.map((card) => print(language, card, 'needy')),
  ];
  const leaveUrl = `${ctx.origin}/unsubscribe/${linkToken(ctx.vault, 'leave', reader)}`;
  const manageUrl = `${ctx.origin}/newsletter#manage=${linkToken(ctx.vault, 'manage', reader)}`;
  const title = changed.length > 0 ? say('changed', { count: changed.length }) : lineOf(best[0] ?? needy[0]);
  const { number, kind, dueAt } = issue;
  const since = reader.confirmedAt;
  const { origin, operator } = ctx;
  const frame = { language, origin, operator, number, kind, dueAt, title, since, leaveUrl, manageUrl };
  const from = ctx.mailFrom;
  const message = () =>
    buildMessage({
      ...printFrame(frame, blocks),
      from,
      to,
      // Locked screens are read by others: nothing personal stands here, not even a number of projects.
      subject: say('subject', { number }),
      date: ctx.now(),
      issue: number,
      subscriptionId: reader.id,
      leaveUrl,
      leaveAddress: addressFor(ctx, 'unsubscribe', reader),
    });
  const own = from.slice(from.lastIndexOf('<') + 1).replace('>', '');
  return {
    subscriptionId: reader.id,
    envelope: { from: addressFor(ctx, 'bounce', reader) ?? own, to },
    message,
  };
}

/** An idea is introduced by the beginning of its description, which is too long for a title: its name is not. */
function lineOf(card: ProjectCard | undefined): string {
  return withoutAddresses(card && card.pitch.length > titleMax ? card.name : (card?.pitch ?? ''));
}

/** Ours, for this reader alone: whatever arrives there says by itself whom it is about. */
function addressFor({ vault, mailboxDomain }: JobContext, purpose: MailboxPurpose, reader: Recipient) {
  return mailboxDomain === ''
    ? undefined
    : `${purpose}+${mailToken(vault, purpose, reader)}@${mailboxDomain}`;
}

/** Each project once for each language and part. */
function printOnce(origin: string) {
  const printed = new Map<string, Block>();
  return (language: Language, card: ProjectCard, part: 'best' | 'needy'): Block => {
    const key = `${language} ${part} ${card.id}`;
    const block = printed.get(key) ?? printProject(language, origin, card, part);
    printed.set(key, block);
    return block;
  };
}
