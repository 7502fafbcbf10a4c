import type { MailKind } from '@firstlight/contract/office/analytics/analytics-rules.ts';
import { metric } from '../../../core/metrics/metric.ts';
import { countMails } from '../../../platform/mail/ledger.ts';

/** Kinds that are counted together, by the beginning of their names. E-mails about sanctions and reports are news. */
const kinds: readonly [RegExp, MailKind][] = [
  [/^(?:account|export)-/, 'account'],
  [/^newsletter-/, 'letter'],
  [/^support-/, 'support'],
  [/^contact-/, 'contact'],
];

const kindOf = (name: string): MailKind => kinds.find(([begins]) => begins.test(name))?.[1] ?? 'news';

/** E-mails by kind and state, by the day of the last attempt. An e-mail counts once it is sent, refused or uncertain. */
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
