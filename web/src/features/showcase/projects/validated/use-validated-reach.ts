import { useQuery } from '@tanstack/react-query';
import { validatedReach } from './validation.api.ts';

/** Until it is known, no: a goal that cannot be reached is no goal. */
export function useValidatedReach(): boolean {
  const { data } = useQuery(validatedReach);
  return data?.isInReach ?? false;
}
