import { feedbackFates } from '@firstlight/contract/dashboard-limits.ts';
import { useSearchParams } from 'react-router';
import { GivenList } from '../../features/feedback/given-list.tsx';

export function TesterView() {
  const [search] = useSearchParams();
  const fate = feedbackFates.find((one) => one === search.get('fate'));
  return (
    <GivenList fate={fate} addressOf={(one) => (one ? `?view=feedback&fate=${one}` : '?view=feedback')} />
  );
}
