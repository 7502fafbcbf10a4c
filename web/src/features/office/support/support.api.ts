import type { Language } from '@firstlight/contract/languages.ts';
import {
  type CheckoutForm,
  cancelPlan,
  downloadLedger,
  listOwnPlans,
  openPortal,
  readPlan,
  readSupport,
  readThanks,
  sendPlanLink,
  startCheckout,
  type Thanks,
} from '@firstlight/contract/office/support/support.ts';
import { pledgeRules } from '@firstlight/contract/office/support/support-rules.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/api/api.ts';
import { hasCode } from '../../../lib/api/api-error.ts';

export const useSupport = (language: Language) =>
  useQuery({
    queryKey: ['support', language],
    queryFn: ({ signal }) => call(readSupport, { language }, { signal }),
    placeholderData: (known) => known,
  });

/** A plain address: the browser saves the file as it comes. */
export const ledgerAddress = downloadLedger.path;

/** Whoever comes back by the browser's own button may find the page as it was left: it must not go on waiting. */
function useAnewOnReturn(reset: () => void): void {
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, [reset]);
}

/** One number per pledge: however often it is sent, there is one page to pay at. */
export function useStartCheckout() {
  const pledge = useRef({ id: crypto.randomUUID(), form: '' });
  const start = useMutation({
    mutationFn: (form: Omit<CheckoutForm, 'pledgeId'>) => {
      const written = JSON.stringify(form);
      if (pledge.current.form !== '' && pledge.current.form !== written)
        pledge.current = { id: crypto.randomUUID(), form: written };
      pledge.current.form = written;
      return call(startCheckout, { ...form, pledgeId: pledge.current.id });
    },
    retry: false,
    onSuccess: ({ url }, { kind, cents }) => {
      pledge.current = { id: crypto.randomUUID(), form: '' };
      // The way back by the browser's own button leads to this address, and finds the amount in it.
      window.history.replaceState(window.history.state, '', `/support?kind=${kind}&cents=${cents}`);
      window.location.assign(url);
    },
    onError: (error) => {
      if (hasCode(error, 'request.key_reused')) pledge.current = { id: crypto.randomUUID(), form: '' };
    },
  });
  useAnewOnReturn(start.reset);
  return start;
}

/** Asks every second and a half; after ten seconds the server is asked to look for itself, once. */
export function useThanks(token: string) {
  const queries = useQueryClient();
  const [isLooking, setLooking] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      // What is known to be paid is not asked about again, and cannot become unknown by that.
      const known = queries.getQueryData<Thanks>(['support', 'thanks', token, false]);
      if (known?.outcome !== 'paid') setLooking(true);
    }, pledgeRules.waitSeconds * 1000);
    return () => clearTimeout(timer);
  }, [queries, token]);
  const asked = useQuery({
    queryKey: ['support', 'thanks', token, isLooking],
    queryFn: ({ signal }) =>
      call(readThanks, { token, ...(isLooking && { look: 'true' as const }) }, { signal }),
    placeholderData: (known) => known,
    retry: false,
    refetchInterval: ({ state }) => (!isLooking && state.data?.outcome === 'waiting' ? 1500 : false),
  });
  return { ...asked, isLooking };
}

const planKey = (token: string) => ['support', 'plan', token];

export const usePlan = (token: string) =>
  useQuery({
    queryKey: planKey(token),
    queryFn: ({ signal }) => call(readPlan, { token }, { signal }),
    retry: false,
  });

export function useCancelPlan(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(cancelPlan, { token }),
    retry: false,
    onSuccess: (plan) => client.setQueryData(planKey(token), plan),
  });
}

export function useOpenPortal(token: string) {
  const opening = useMutation({
    mutationFn: () => call(openPortal, { token }),
    retry: false,
    onSuccess: ({ url }) => window.location.assign(url),
  });
  useAnewOnReturn(opening.reset);
  return opening;
}

export const useSendPlanLink = () =>
  useMutation({
    mutationFn: (input: { email: string; language: Language }) => call(sendPlanLink, input),
    retry: false,
  });

export const useOwnPlans = () =>
  useQuery({ queryKey: ['support', 'own'], queryFn: ({ signal }) => call(listOwnPlans, {}, { signal }) });
