import type { Seed } from '../../../core/seed.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { imposeSanction, type NewSanction } from './impose-sanction.ts';

type Decided = Pick<NewSanction, 'step' | 'rule' | 'hours' | 'source'>;

/** By username: what was decided, about which words. */
const decisions: Record<string, Decided & { quote: string }> = {
  suspended: {
    step: 'restriction',
    rule: 'private_information',
    hours: 48,
    source: 'reports_and_signal',
    quote: 'Pour octobre, appelez Karim directement au 06 12 34 56 78, c’est lui qui tient la caisse.',
  },
  limited: {
    step: 'limit',
    rule: 'spam',
    hours: 168,
    source: 'reports',
    quote: 'Great project! Mine is better, find it at the link in my profile.',
  },
};

/** Somebody restricted and somebody limited, each for a comment of the day before. */
export const sanctionsSeed: Seed = {
  async run(_ctx, actAs) {
    for (const [username, { quote, ...decided }] of Object.entries(decisions)) {
      const [admin, person] = [await actAs('admin', 4), await actAs(username, 24)];
      await inTransaction(admin, (tx) =>
        imposeSanction(tx, {
          ...decided,
          caseId: tx.newId(),
          person: { userId: person.actor.id },
          facts: null,
          suggestedStep: decided.step,
          decidedBy: admin.actor.id,
          isAutomated: false,
          isSilent: false,
          subject: { kind: 'comment', id: tx.newId(), quote, writtenAt: person.now() },
        }),
      );
    }
  },
  events: [],
};
