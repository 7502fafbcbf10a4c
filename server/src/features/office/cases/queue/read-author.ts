import { reportWeights } from '@firstlight/contract/office/cases/case-rules.ts';
import type { WholeCase } from '@firstlight/contract/office/cases/cases.ts';
import type { Context } from '../../../../core/context.ts';
import type { HiddenAuthor } from '../../../../core/reportable.ts';
import { findPerson } from '../../../people/accounts/find-person.ts';
import { personTag } from '../../../people/accounts/person-tag.ts';
import { standingOf } from '../../../people/accounts/require-standing.ts';
import { type PastStrikes, readStrikes } from '../../sanctions/read-strikes.ts';
import type { Case } from '../cases.queries.ts';

const day = 24 * 60 * 60 * 1000;

const nobody: WholeCase['person'] = {
  name: null,
  username: null,
  language: null,
  strikes: 0,
  past: [],
  daysSinceLast: null,
  isYoung: false,
};

/** What whoever decides sees of the person. Of somebody hidden a number, without a day; of an account that is gone the same as of one without any. */
export async function readAuthor(ctx: Context, found: Case): Promise<WholeCase['person']> {
  if (found.isHidden) return hiddenPerson(ctx, found);
  const person = found.authorId === null ? undefined : await findPerson(ctx, found.authorId);
  if (!person) return nobody;
  const { createdAt } = await standingOf(ctx.db, person.id);
  const strikes = await readStrikes(ctx, personTag(ctx.vault, person.id), { isHidden: false });
  return {
    name: person.name,
    username: person.username,
    language: person.language,
    strikes: strikes.count,
    past: presentPast(strikes),
    daysSinceLast: strikes.daysSinceLast,
    isYoung: isYoung(createdAt, ctx.now()),
  };
}

export async function hiddenAuthorOf(
  ctx: Context,
  { subjectKind, subjectId }: Case,
): Promise<HiddenAuthor | undefined> {
  const reportable = ctx.reportables.find(({ kind }) => kind === subjectKind);
  return reportable?.hiddenAuthor?.(ctx, subjectId);
}

/** How young the account was on the day that is shown: a mark that goes a week after it was opened would tell the day it was opened. */
async function hiddenPerson(ctx: Context, found: Case): Promise<WholeCase['person']> {
  const author = await hiddenAuthorOf(ctx, found);
  if (!author) return nobody;
  const { count } = await readStrikes(ctx, author.personTag, { isHidden: true });
  const writtenAt = found.writtenAt ?? found.openedAt;
  return { ...nobody, strikes: count, isYoung: isYoung(author.accountOpenedAt, writtenAt) };
}

const presentPast = ({ past }: PastStrikes) =>
  past.map(({ step, decidedAt }) => ({ step, decidedAt: decidedAt.toISOString() }));

const isYoung = (openedAt: Date, moment: Date) =>
  moment.getTime() - openedAt.getTime() < reportWeights.youngDays * day;
