import { languages } from '@firstlight/contract/languages.ts';
import {
  sanctionRules,
  sanctionSources,
  sanctionSteps,
  sanctionSubjects,
  statementFields,
} from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import { expect, it } from 'vitest';
import { writeStatement } from '../write-statement.ts';

it('there is a complete statement of reasons for every rule, step, kind, source and language', () => {
  for (const language of languages)
    for (const rule of sanctionRules)
      for (const step of sanctionSteps)
        for (const kind of sanctionSubjects)
          for (const source of sanctionSources) {
            const startsAt = new Date('2026-11-16T10:00:00Z');
            const isEnding = step === 'restriction' || step === 'limit';
            const statement = writeStatement(language, {
              step,
              rule,
              source,
              facts: null,
              law: rule === 'illegal' ? 'Code pénal, art. 226-1' : null,
              isAutomated: false,
              isSingleHanded: false,
              isHidden: kind === 'feedback',
              subject: { kind, quote: 'Call +33 6 12 34 56 78', writtenAt: startsAt },
              decidedAt: startsAt,
              startsAt,
              endsAt: isEnding ? new Date('2026-11-18T10:00:00Z') : null,
              reference: 'FL-7K3M-2Q',
            });
            for (const field of statementFields) {
              expect(statement[field].length, `${field} of ${rule} ${step} ${kind}`).toBeGreaterThan(3);
              expect(statement[field]).not.toMatch(
                /\{\{|\b(rules|kinds|source|decidedBy|decision|until)\.\w/,
              );
            }
            if (rule === 'private_information') expect(statement.content).not.toContain('12 34');
          }
});
