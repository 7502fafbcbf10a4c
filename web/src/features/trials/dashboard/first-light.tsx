import { useQuery } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { useNavigate } from 'react-router';
import { loadNamespaces } from '../../../lib/language/i18n.ts';
import { useLazyPart } from '../../../lib/use-lazy-part.ts';
import { stepsQuery, useTakeStep } from './steps.api.ts';

/** A maker's first feedback, at their next visit to a page that waits for it. Comes to each maker once. */
export function FirstLight() {
  const { data } = useQuery(stepsQuery);
  const take = useTakeStep();
  const navigate = useNavigate();
  const light = data?.firstLight;
  const Sky = useLazyPart(Boolean(light), loadSky);
  if (!light || !Sky) return null;
  return (
    <Sky
      light={light}
      onSeen={() => take.mutate('first_light')}
      onRead={() => void navigate('/dashboard?view=projects')}
    />
  );
}

async function loadSky(texts: i18n) {
  const worded = loadNamespaces(texts, ['dashboard']);
  const [{ FirstLightSky }] = await Promise.all([import('./first-light-sky.tsx'), worded]);
  return FirstLightSky;
}
