import type { CallOf } from '@firstlight/contract/endpoint.ts';
import {
  addCost,
  cancelPledge,
  readSupportOffice,
  refundPayment,
  removeCost,
} from '@firstlight/contract/office/support/support-office.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';

const officeKey = ['support', 'office'];

export const useSupportOffice = () =>
  useQuery({ queryKey: officeKey, queryFn: ({ signal }) => call(readSupportOffice, {}, { signal }) });

/** Everything that an admin does here shows in the lists at once. */
function useAct<Input, Result>(act: (input: Input) => Promise<Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    retry: false,
    onSuccess: () => client.invalidateQueries({ queryKey: ['support'] }),
  });
}

export const useRefund = () => useAct((input: CallOf<typeof refundPayment>) => call(refundPayment, input));
export const useCancelPledge = () => useAct((pledgeId: string) => call(cancelPledge, { pledgeId }));
export const useAddCost = () =>
  useAct((input: CallOf<typeof addCost>) => call(addCost, input, { idempotencyKey: crypto.randomUUID() }));
export const useRemoveCost = () => useAct((costId: string) => call(removeCost, { costId }));
