import type {
  SanctionRule,
  SanctionSource,
  SanctionStep,
} from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import type { Context } from '../../../../core/context.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import { imposeSanction, type NewSanction } from '../../sanctions/impose-sanction.ts';
import type { Case } from '../cases.queries.ts';
import { listEvidence } from '../evidence/evidence.queries.ts';
import { hiddenAuthorOf } from '../queue/read-author.ts';
import type { AskedTexts } from './asked.ts';

type Tx = TransactionContext<Context>;

export interface CaseDecision extends AskedTexts {
  step: SanctionStep;
  hours: number | null;
  rule: SanctionRule;
  suggested: SanctionStep;
  decidedBy: string | null;
  secondedBy?: string;
  isSingleHanded: boolean;
  replaces?: string;
}

/** The sanction that follows from a case, about whoever wrote it. Null: the account is gone, and nothing tells so of hidden content. */
export async function imposeForCase(tx: Tx, found: Case, decision: CaseDecision): Promise<string | null> {
  const person = await personOf(tx, found);
  if (!person) return null;
  const { suggested, replaces, measure = null, ...decided } = decision;
  const { id } = await imposeSanction(tx, {
    ...decided,
    ...(replaces && { replaces }),
    caseId: found.id,
    person,
    suggestedStep: suggested,
    source: sourceOf(found),
    isAutomated: false,
    isSilent: false,
    subject: { ...(await subjectOf(tx, found)), measure },
  });
  return id;
}

export function sourceOf({
  reporters,
  signalWeight,
}: Pick<Case, 'reporters' | 'signalWeight'>): SanctionSource {
  if (signalWeight > 0) return reporters > 0 ? 'reports_and_signal' : 'signal';
  return reporters > 1 ? 'reports' : 'report';
}

/** What the statement quotes: the words as they were reported last. */
export async function subjectOf(
  { db, vault }: Context,
  { id, subjectKind, subjectId, writtenAt }: Case,
): Promise<NewSanction['subject']> {
  const quote = (await listEvidence(db, vault, id)).at(-1)?.words ?? '';
  return { kind: subjectKind, id: subjectId, quote, writtenAt };
}

async function personOf(tx: Tx, found: Case): Promise<NewSanction['person'] | null> {
  if (found.isHidden) {
    const author = await hiddenAuthorOf(tx, found);
    return author ? { seal: author.seal } : null;
  }
  return found.authorId === null ? null : { userId: found.authorId };
}
