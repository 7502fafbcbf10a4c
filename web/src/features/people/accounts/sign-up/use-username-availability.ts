import { accountLimits } from '@firstlight/contract/people/accounts/account-limits.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AvailabilityState } from '../../../../ui/field/availability.tsx';
import { availabilityOf } from '../accounts.api.ts';

const pauseMs = 400;

/** Asks when the typing rests. Without an answer it says nothing: the server decides on sending anyway. */
export function useUsernameAvailability(username: string): AvailabilityState | undefined {
  const asked = useRested(username);
  const askable = username.length >= accountLimits.usernameMin;
  const { data, isError, isPlaceholderData } = useQuery({
    ...availabilityOf(asked),
    enabled: askable && asked === username,
  });
  if (!askable || isError) return undefined;
  if (asked !== username || isPlaceholderData || !data) return 'checking';
  return data.available ? 'available' : 'taken';
}

function useRested(typed: string): string {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
}
