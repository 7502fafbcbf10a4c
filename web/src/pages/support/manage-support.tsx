import { useParams } from 'react-router';
import { PlanView } from '../../features/office/support/plan-view.tsx';

export function Component() {
  const { token = '' } = useParams();
  return (
    <div className="mx-auto max-w-feed px-4 pt-10 pb-16 sm:px-7 md:pt-14">
      <PlanView token={token} />
    </div>
  );
}
