import { analyticsRules, analyticsSpans } from '@firstlight/contract/office/analytics/analytics-rules.ts';
import { useSearchParams } from 'react-router';
import { AnalyticsView } from '../../features/office/analytics/analytics-view.tsx';
import { AdminOnly } from '../admin/admin-only.tsx';

export function Component() {
  return <AdminOnly>{() => <OfAddress />}</AdminOnly>;
}

/** Which days are told of stands in the address; what it cannot mean is passed over. */
function OfAddress() {
  const [search] = useSearchParams();
  const span = analyticsSpans.find((one) => one === search.get('span')) ?? analyticsRules.spanWhenNoneIsSaid;
  const until = search.get('until');
  const isDay = until !== null && /^\d{4}-\d\d-\d\d$/.test(until) && !Number.isNaN(Date.parse(until));
  return (
    <div className="mx-auto max-w-browse">
      <AnalyticsView asked={{ span, ...(isDay && { until }) }} />
    </div>
  );
}
