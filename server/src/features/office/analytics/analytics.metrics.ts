import type { MailKind } from '@firstlight/contract/office/analytics/analytics-rules.ts';
import { metric } from '../../../core/metrics/metric.ts';
import { countMails } from '../../../platform/mail/ledger.ts';

/** Which mails are counted together, by how their names begin. What is said of sanctions and reports goes with all other news. */
const kinds: readonly [RegExp, MailKind][] = [
  [/^(?:account|export)-/, 'account'],
  [/^newsletter-/, 'letter'],
  [/^support-/, 'support'],
  [/^contact-/, 'contact'],
];

const kindOf = (name: string): MailKind => kinds.find(([begins]) => begins.test(name))?.[1] ?? 'news';

/** By the day of the last try; what is under way counts once it has come to an end. */
const mails = metric({
  name: 'analytics.mails',
  dimensions: ['kind', 'state'],
  isLive: true,
  async count({ db }, period) {
    const sums = new Map<string, { of: string[]; value: number }>();
    for (const { kind, state, count } of await countMails(db, period)) {
      const of = [kindOf(kind), state];
      const sum = sums.get(of.join(' ')) ?? { of, value: 0 };
      sums.set(of.join(' '), { of, value: sum.value + count });
    }
    return [...sums.values()];
  },
});

export const analyticsMetrics = [mails];
