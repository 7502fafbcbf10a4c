import type { Analytics } from '@firstlight/contract/office/analytics/analytics.ts';
import { mailKinds } from '@firstlight/contract/office/analytics/analytics-rules.ts';
import type { Sums } from '../read/sums.ts';

const states = ['sent', 'refused', 'uncertain'] as const;

/** Letters are counted in a ledger of their own. */
export function mailsChart(mails: Sums, letters: Sums, complaints: Sums): Analytics['mails'] {
  return {
    kinds: mailKinds.map((kind) => {
      const [sent = 0, refused = 0, uncertain = 0] = states.map(
        (state) => mails.of(kind, state) + (kind === 'letter' ? letters.of(state) : 0),
      );
      return { kind, sent, refused, uncertain };
    }),
    letters: { bounced: letters.of('returned'), complaints: complaints.of('complaints') },
  };
}
