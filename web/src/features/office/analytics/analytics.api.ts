import { downloadAnalytics, readAnalytics } from '@firstlight/contract/office/analytics/analytics.ts';
import type { AnalyticsChart, AnalyticsSpan } from '@firstlight/contract/office/analytics/analytics-rules.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';

/** Which days are told of: so many, up to one of them. */
export interface AskedDays {
  span: AnalyticsSpan;
  /** Today where it is not said. */
  until?: string;
}

export const useAnalytics = (asked: AskedDays) =>
  useQuery({
    queryKey: ['analytics', asked],
    queryFn: ({ signal }) => call(readAnalytics, asked, { signal }),
    placeholderData: (known) => known,
  });

/** A plain address: the browser saves the file as it comes. */
export function figuresFile({ span, until }: AskedDays, language: string, chart?: AnalyticsChart): string {
  const asked = new URLSearchParams({ span, ...(until && { until }), ...(chart && { chart }), language });
  return `${downloadAnalytics.path}?${asked}`;
}
