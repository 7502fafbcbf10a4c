import type { OwnSanction } from '@firstlight/contract/office/sanctions/sanctions.ts';

/** Which of them decides how somebody stands now: the one that holds longest, and one without an end before all others. */
export function mainSanction(sanctions: readonly OwnSanction[]): OwnSanction | undefined {
  const holding = sanctions.filter(
    ({ state, step }) => state === 'in_force' && (step === 'restriction' || step === 'suspension'),
  );
  const endOf = ({ endsAt }: OwnSanction) => (endsAt ? new Date(endsAt).getTime() : Number.POSITIVE_INFINITY);
  return holding.toSorted((one, other) => endOf(other) - endOf(one))[0];
}
