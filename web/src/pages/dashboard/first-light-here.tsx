import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { stepsQuery, useTakeStep } from '../../features/trials/dashboard/steps.api.ts';

/** Comes to each maker once. */
const FirstLightSky = lazy(() =>
  import('../../features/trials/dashboard/first-light-sky.tsx').then((module) => ({
    default: module.FirstLightSky,
  })),
);

/** A maker's first feedback, at their next visit to a page that waits for it. */
export function FirstLightHere() {
  const { data } = useQuery(stepsQuery);
  const take = useTakeStep();
  const navigate = useNavigate();
  if (!data?.firstLight) return null;
  return (
    <Suspense>
      <FirstLightSky
        light={data.firstLight}
        onSeen={() => take.mutate('first_light')}
        onRead={() => void navigate('/dashboard?view=projects')}
      />
    </Suspense>
  );
}
