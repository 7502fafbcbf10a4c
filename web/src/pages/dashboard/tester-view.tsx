import { feedbackFates } from '@firstlight/contract/trials/dashboard/dashboard-limits.ts';
import { useSearchParams } from 'react-router';
import type { GivenPart } from '../../features/trials/feedback/own/given-choice.tsx';
import { GivenList } from '../../features/trials/feedback/own/given-list.tsx';

export function TesterView() {
  const [search] = useSearchParams();
  const fate = feedbackFates.find((one) => one === search.get('fate'));
  return <GivenList part={search.get('kind') === 'skips' ? 'skips' : fate} addressOf={addressOf} />;
}

function addressOf(part: GivenPart): string {
  if (part === 'skips') return '?view=feedback&kind=skips';
  return part ? `?view=feedback&fate=${part}` : '?view=feedback';
}
