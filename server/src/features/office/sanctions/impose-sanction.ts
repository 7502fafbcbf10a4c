import {
  type SanctionRule,
  type SanctionSource,
  type SanctionStep,
  type SanctionSubject,
  sanctionLimits,
  seriousRules,
} from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import type { Context } from '../../../core/context.ts';
import type { Measure } from '../../../core/reportable.ts';
import type { TransactionContext } from '../../../core/transaction.ts';
import type { CellAddress } from '../../../platform/crypto/cell.ts';
import { personTag } from '../../people/accounts/person-tag.ts';
import { startSanction } from './force/start-sanction.ts';
import { newReference } from './new-reference.ts';
import { findSanction, insertSanction, moveSanction, personPlace } from './sanctions.queries.ts';

/** The author of hidden content, sealed for one place by the feature that knows them: nobody else learns who it is. */
export interface SealedPerson {
  person: Buffer;
  /** `personTag` of accounts. */
  personTag: Buffer;
}

export interface NewSanction {
  caseId: string;
  person: { userId: string } | { seal(place: CellAddress): Promise<SealedPerson> };
  step: SanctionStep;
  rule: SanctionRule;
  /** The moderator's own words, quoted as written. The sentence of the rule stands before them in any case. */
  facts: string | null;
  /** Which law, where the rule is `illegal`. */
  law?: string | null;
  source: SanctionSource;
  suggestedStep: SanctionStep;
  /** Why another step was taken than suggested. */
  deviation?: string | null;
  /** Null: a machine held it until a person looks. */
  decidedBy: string | null;
  secondedBy?: string | null;
  /** Two were needed, and there was one. */
  isSingleHanded?: boolean;
  isAutomated: boolean;
  /** For deceptive mass content alone: no statement, no mail. */
  isSilent: boolean;
  subject: {
    kind: SanctionSubject;
    id: string;
    quote: string;
    writtenAt: Date | null;
    /** What became of it in place of being removed. */
    measure?: Measure | null;
  };
  /** How long a restriction or limit lasts. */
  hours?: number | null;
  /** An earlier one of the same case that this takes the place of, such as the restriction until a second admin agreed. */
  replaces?: string;
}

export interface Imposed {
  id: string;
  reference: string;
  startsAt: Date;
  endsAt: Date | null;
}

const minute = 60 * 1000;
const hour = 60 * minute;

/**
 * Imposes a sanction, in effect from this transaction on. A sanction about hidden content starts when it can no longer be undone,
 * unless it is serious and two admins agreed: one admin alone could decide, see whose page is hidden, and undo it. The
 * statement is on the person's page from now on; its mail is sent when the decision can no longer be undone.
 */
export async function imposeSanction(
  tx: TransactionContext<Context>,
  { person, subject, hours = null, replaces, ...decision }: NewSanction,
): Promise<Imposed> {
  const isEnding = decision.step === 'restriction' || decision.step === 'limit';
  if (isEnding !== (hours !== null)) throw new Error(`a ${decision.step} lasts ${hours} hours`);
  const id = tx.newId();
  const isHidden = 'seal' in person;
  const whose = isHidden
    ? { ...(await person.seal(personPlace(id))), userId: null }
    : { userId: person.userId, person: null, personTag: personTag(tx.vault, person.userId) };
  const isOfTwo = Boolean(decision.secondedBy);
  const startsAt = startOf({ isHidden, isOfTwo, rule: decision.rule }, tx.now());
  const row = {
    id,
    ...whose,
    isHidden,
    caseId: decision.caseId,
    step: decision.step,
    suggestedStep: decision.suggestedStep,
    rule: decision.rule,
    source: decision.source,
    texts: {
      quote: subject.quote.slice(0, sanctionLimits.quoteMax),
      facts: decision.facts,
      law: decision.law ?? null,
      deviation: decision.deviation ?? null,
      ...(subject.measure && { measure: subject.measure }),
    },
    subjectKind: subject.kind,
    subjectId: subject.id,
    writtenAt: subject.writtenAt,
    decidedBy: decision.decidedBy,
    secondedBy: decision.secondedBy ?? null,
    isSingleHanded: decision.isSingleHanded ?? false,
    isAutomated: decision.isAutomated,
    isSilent: decision.isSilent,
    decidedAt: tx.now(),
    startsAt,
    endsAt: hours === null ? null : new Date(startsAt.getTime() + hours * hour),
  };
  let reference = newReference(tx.newId());
  while (!(await insertSanction(tx.db, tx.vault, { ...row, reference })))
    reference = newReference(tx.newId());
  if (replaces) await replaceSanction(tx, replaces);
  if (startsAt <= tx.now()) await startSanction(tx, id);
  return { id, reference, startsAt, endsAt: row.endsAt };
}

/** Returns when a sanction starts that is decided now. */
export function startOf(
  { isHidden, isOfTwo, rule }: { isHidden: boolean; isOfTwo: boolean; rule: SanctionRule },
  decidedAt: Date,
): Date {
  const isAtOnce = !isHidden || (isOfTwo && seriousRules.includes(rule));
  return new Date(decidedAt.getTime() + (isAtOnce ? 0 : sanctionLimits.undoMinutes * minute));
}

/** Its standing goes over to the new one without a moment between. */
async function replaceSanction(tx: TransactionContext<Context>, id: string): Promise<void> {
  const earlier = await findSanction(tx.db, tx.vault, id);
  if (!earlier) throw new Error('there is no such sanction to replace');
  await moveSanction(tx.db, id, ['pending', 'active', 'paused'], { state: 'replaced', closedAt: tx.now() });
}
