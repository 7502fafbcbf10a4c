import type { ReportForm } from '@firstlight/contract/office/cases/reports.ts';
import type { Context } from '../../../../core/context.ts';
import type { Snapshot } from '../../../../core/reportable.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import { type Case, changeCase, insertCase, lockCaseOf } from '../cases.queries.ts';
import { readHiddenAuthor } from '../queue/read-author.ts';

type Words = Pick<Case, 'subjectKind' | 'subjectId' | 'contentHash'>;
type First = Pick<ReportForm, 'reason' | 'isIllegal' | 'concernsMinors'> & { reportedAt: Date; dueAt: Date };

/** The case of this content, held until the transaction ends: the one that is there, or a new one. Whatever comes at once opens one. */
export async function openCase(
  tx: TransactionContext<Context>,
  words: Words,
  snapshot: Snapshot,
  first: First,
): Promise<Case> {
  const { subjectKind, subjectId } = words;
  const found = await lockCaseOf(tx.db, subjectKind, subjectId);
  const isHidden = snapshot.author === 'hidden';
  if (found) return isHidden ? found : followAuthor(tx, found, snapshot);
  const author = isHidden ? await readHiddenAuthor(tx, words, snapshot.writtenAt ?? first.reportedAt) : null;
  await insertCase(tx.db, {
    ...words,
    id: tx.newId(),
    projectId: snapshot.aboutId,
    authorId: isHidden ? null : snapshot.author,
    isHidden,
    tester: snapshot.number,
    authorStrikes: author?.strikes ?? null,
    authorIsYoung: author?.isYoung ?? null,
    writtenAt: snapshot.writtenAt,
    reason: first.reason,
    isIllegal: first.isIllegal,
    concernsMinors: first.concernsMinors ?? false,
    weight: 0,
    reporters: 0,
    established: 0,
    openedAt: first.reportedAt,
    dueAt: first.dueAt,
  });
  const opened = await lockCaseOf(tx.db, subjectKind, subjectId);
  if (!opened) throw new Error('a case that was just opened is not there');
  return opened;
}

/** What several people write, such as a group’s card, may be another’s since it was first reported: a decision quotes the words reported last, and is about whoever wrote those. */
async function followAuthor(
  tx: TransactionContext<Context>,
  found: Case,
  { author }: Snapshot,
): Promise<Case> {
  if (found.state !== 'open' || author === null || author === found.authorId) return found;
  await changeCase(tx.db, found, { authorId: author });
  return { ...found, authorId: author, version: found.version + 1 };
}
