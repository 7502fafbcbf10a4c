import type { Analytics } from '@firstlight/contract/office/analytics/analytics.ts';
import { firstFeedbackHours } from '@firstlight/contract/office/analytics/analytics-rules.ts';
import type { Sums } from '../read/sums.ts';

export function firstFeedbackChart(came: Sums, waiting: Sums): Analytics['firstFeedback'] {
  return {
    bands: [...firstFeedbackHours, 0].map((_, band) => came.of(band)),
    waiting: { inTime: waiting.of('in_time'), late: waiting.of('late') },
  };
}
