import type { Language } from '@firstlight/contract/languages.ts';
import { newsletterRules } from '@firstlight/contract/rules.ts';
import type { ProjectCard } from '@firstlight/contract/showcase/projects/projects.ts';
import type { JobContext } from '../../../../core/job.ts';
import { withoutAddresses } from '../../../../core/mail/without-addresses.ts';
import { translate } from '../../../../core/translate.ts';
import { findAccountsAt } from '../../../people/accounts/find-accounts-at.ts';
import { whoBlocks } from '../../../people/blocks/who-blocks.ts';
import { listProjectCards } from '../../../showcase/projects/list-project-cards.ts';
import { shownAmong } from '../../../trials/distribution/shown-among.ts';
import { type ChangeForAuthor, whatChangedFor } from '../../../trials/feedback/what-changed-for.ts';
import { type IssueRow, readEarlier } from '../issue/issues.queries.ts';
import { interestsFirst, isOfInterest, pickAtRandom } from '../issue/pick-for-reader.policy.ts';
import type { Recipient } from '../send/deliveries.queries.ts';
import { linkToken } from '../subscription/link-token.ts';
import { type MailboxPurpose, mailToken } from '../subscription/mail-token.ts';
import { openAddresses } from '../subscription/subscriptions.queries.ts';
import { buildMessage } from './build-message.ts';
import { type ListedProject, listListed } from './listed.queries.ts';
import { type Block, printChange, printHeading, printNote, printProject } from './print-blocks.ts';
import { printFrame } from './print-frame.ts';

export interface ReadyLetter {
  subscriptionId: string;
  envelope: { from: string; to: string };
  /** Builds the message when it is sent. Messages that wait would stay in memory for long. */
  message(): Buffer;
}

const { projectsByFormula, projectsUnderServed } = newsletterRules;
const changesMax = 3;
const titleMax = 100;
/** Number of under-served projects picked for a reader. Those that the reader has seen or may not see drop out. */
const candidatesEach = 12;

/** A recipient, and what only the account at their address decides. */
interface Reader {
  recipient: Recipient;
  account: { id: string; isSuspended: boolean } | undefined;
  changes: readonly ChangeForAuthor[];
  candidates: readonly ListedProject[];
}

/** Whether a project or a change may be in the e-mail of a reader. */
type IsFor = (reader: Reader, subject: { ownerId: string; projectId: string }) => boolean;

/**
 * Composes e-mails for a batch of readers. Suspended people and readers without a project to show get none. Whether a reader
 * gets an e-mail never depends on what their feedback changed, because its arrival would reveal to the mail server who wrote.
 */
export async function composeLetters(
  ctx: JobContext,
  issue: IssueRow,
  recipients: readonly Recipient[],
): Promise<{ letters: ReadyLetter[]; leftOut: string[] }> {
  const addresses = await openAddresses(ctx.db, ctx.vault, recipients);
  const listed = await listListed(ctx.db, [...issue.chosen, ...issue.underServed]);
  const byId = new Map(listed.map((project) => [project.projectId, project]));
  const ranked = issue.chosen.flatMap((id) => byId.get(id) ?? []);
  const readers = await findReaders(ctx, issue, recipients, byId);
  const isAllowed = await findAllowed(ctx, readers, ranked);
  const isNew = await findNew(ctx, readers, issue.dueAt);
  const plans = readers.map((reader) => {
    const best = interestsFirst(ranked, reader.recipient.interests)
      .filter((project) => isAllowed(reader, project))
      .slice(0, projectsByFormula);
    const needy = reader.candidates
      .filter((project) => isAllowed(reader, project) && isNew(reader, project) && !best.includes(project))
      .slice(0, projectsUnderServed);
    return { best, needy };
  });
  const shown = plans.flatMap(({ best, needy }) => [...best, ...needy]).map(({ projectId }) => projectId);
  const cards = await listProjectCards(ctx.db, [...new Set(shown)]);
  const cardsOf = (projects: readonly ListedProject[]) =>
    projects.flatMap(({ projectId }) => cards.get(projectId) ?? []);
  const print = printOnce(ctx.origin);
  const letters: ReadyLetter[] = [];
  const leftOut: string[] = [];
  for (const [index, reader] of readers.entries()) {
    const [best, needy] = [cardsOf(plans[index]?.best ?? []), cardsOf(plans[index]?.needy ?? [])];
    const changed = reader.changes.filter((change) => isAllowed(reader, change)).slice(0, changesMax);
    const { recipient } = reader;
    if (reader.account?.isSuspended || best.length + needy.length === 0) leftOut.push(recipient.id);
    else
      letters.push(letterTo(ctx, issue, recipient, addresses[index] ?? '', { best, needy, changed, print }));
  }
  return { letters, leftOut };
}

async function findReaders(
  ctx: JobContext,
  issue: IssueRow,
  recipients: readonly Recipient[],
  listed: ReadonlyMap<string, ListedProject>,
): Promise<Reader[]> {
  const accounts = await findAccountsAt(
    ctx,
    recipients.map(({ emailIndex }) => emailIndex),
  );
  const { before } = await readEarlier(ctx.db, issue);
  const people = [...accounts.values()].map(({ id }) => id);
  const changes = await whatChangedFor(ctx, people, { from: before, to: issue.dueAt });
  const underServed = issue.underServed.flatMap((id) => listed.get(id) ?? []);
  const pools = new Map<string, ListedProject[]>();
  return recipients.map((recipient) => {
    const { interests, language } = recipient;
    const account = accounts.get(recipient.emailIndex.toString('hex'));
    const pool =
      pools.get(`${interests} ${language}`) ??
      underServed.filter((one) => one.language === language && isOfInterest(one.categories, interests));
    pools.set(`${interests} ${language}`, pool);
    return {
      recipient,
      account,
      changes: (account && changes.get(account.id)) ?? [],
      candidates: pickAtRandom(pool, candidatesEach, `${issue.number}:${recipient.id}`),
    };
  });
}

/** A reader gets no project of their own, and nothing of a maker whom they block. */
async function findAllowed(
  { db }: JobContext,
  readers: readonly Reader[],
  ranked: readonly ListedProject[],
): Promise<IsFor> {
  const subjects = [...ranked, ...readers.flatMap(({ candidates, changes }) => [...candidates, ...changes])];
  const blocks = await whoBlocks(db, [...new Set(subjects.map(({ ownerId }) => ownerId))]);
  return ({ account }, { ownerId }) => !account || (account.id !== ownerId && !blocks(account.id, ownerId));
}

/** Whether a reader had not seen a project on the site before the day of the issue. */
async function findNew(ctx: JobContext, readers: readonly Reader[], before: Date): Promise<IsFor> {
  const pairs = readers.flatMap(({ account, candidates }) =>
    account ? candidates.map(({ projectId }) => ({ testerId: account.id, projectId })) : [],
  );
  const shown = await shownAmong(ctx, pairs, before);
  const seen = new Set([...shown].map(({ testerId, projectId }) => `${testerId} ${projectId}`));
  return ({ account }, { projectId }) => !account || !seen.has(`${account.id} ${projectId}`);
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
    ...(needy.length > 0 ? [printHeading(say('needy', { count: needy.length }), say('needyHint'))] : []),
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
      // Others may read the subject on a locked screen, so it contains nothing personal, not even a number of projects.
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

/** Returns a title. The pitch of an idea is the beginning of its description, which may be too long for one. */
function lineOf(card: ProjectCard | undefined): string {
  return withoutAddresses(card && card.pitch.length > titleMax ? card.name : (card?.pitch ?? ''));
}

/** An address for this reader alone. It identifies the subscription of each report that arrives there. */
function addressFor({ vault, mailboxDomain }: JobContext, purpose: MailboxPurpose, reader: Recipient) {
  return mailboxDomain === ''
    ? undefined
    : `${purpose}+${mailToken(vault, purpose, reader)}@${mailboxDomain}`;
}

/** Prints each project once for each language and part. */
function printOnce(origin: string) {
  const printed = new Map<string, Block>();
  return (language: Language, card: ProjectCard, part: 'best' | 'needy'): Block => {
    const key = `${language} ${part} ${card.id}`;
    const block = printed.get(key) ?? printProject(language, origin, card, part);
    printed.set(key, block);
    return block;
  };
}
