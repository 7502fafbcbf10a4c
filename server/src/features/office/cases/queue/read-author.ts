import type { WholeCase } from '@firstlight/contract/office/cases/cases.ts';
import { isYoung } from '@firstlight/contract/people/accounts/is-young.ts';
import type { Context } from '../../../../core/context.ts';
import type { HiddenAuthor } from '../../../../core/reportable.ts';
import { findPerson } from '../../../people/accounts/find-person.ts';
import { personTag } from '../../../people/accounts/person-tag.ts';
import { standingOf } from '../../../people/accounts/require-standing.ts';
import { type PastStrikes, readStrikes } from '../../sanctions/read-strikes.ts';
import type { Case } from '../cases.queries.ts';

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
  { subjectKind, subjectId }: Pick<Case, 'subjectKind' | 'subjectId'>,
): Promise<HiddenAuthor | undefined> {
  const reportable = ctx.reportables.find(({ kind }) => kind === subjectKind);
  return reportable?.hiddenAuthor?.(ctx, subjectId);
}

/** As it was when the case was opened: figures that moved would tell what else was decided, or that the account is gone. */
async function hiddenPerson(ctx: Context, found: Case): Promise<WholeCase['person']> {
  const { authorStrikes: strikes, authorIsYoung: wasYoung } = found;
  if (strikes !== null && wasYoung !== null) return { ...nobody, strikes, isYoung: wasYoung };
  return { ...nobody, ...(await readHiddenAuthor(ctx, found, found.writtenAt ?? found.openedAt)) };
}

/** How young the account was on the day that is shown: a mark that goes a week after it was opened would tell the day it was opened. */
export async function readHiddenAuthor(
  ctx: Context,
  content: Pick<Case, 'subjectKind' | 'subjectId'>,
  shownOn: Date,
): Promise<Pick<WholeCase['person'], 'strikes' | 'isYoung'>> {
  const author = await hiddenAuthorOf(ctx, content);
  if (!author) return { strikes: 0, isYoung: false };
  const { count } = await readStrikes(ctx, author.personTag, { isHidden: true });
  return { strikes: count, isYoung: isYoung(author.accountOpenedAt, shownOn) };
}

const presentPast = ({ past }: PastStrikes) =>
  past.map(({ step, decidedAt }) => ({ step, decidedAt: decidedAt.toISOString() }));
