import type { Language } from '@firstlight/contract/languages.ts';
import type { Sanction } from '../sanctions.queries.ts';
import { type Statement, writeStatement } from '../write-statement.ts';

/** The statement of reasons of a decision that is kept. */
export function statementOf(language: Language, sanction: Sanction): Statement {
  const { texts, subjectKind, writtenAt } = sanction;
  return writeStatement(language, {
    ...sanction,
    facts: texts?.facts ?? null,
    law: texts?.law ?? null,
    subject: { kind: subjectKind, quote: texts?.quote ?? null, writtenAt, measure: texts?.measure ?? null },
  });
}
