import { isWebAddress } from '@firstlight/contract/text/web-address.ts';
import { iterationLimits } from '@firstlight/contract/trials/iterations/iteration-limits.ts';

export interface WrittenIteration {
  whatChanged: string;
  link: string;
}

export interface IterationFaults {
  whatChanged: 'short' | 'long' | null;
  link: boolean;
}

export const noFaults: IterationFaults = { whatChanged: null, link: false };

export function faultsOf({ whatChanged, link }: WrittenIteration): IterationFaults {
  const { length } = whatChanged.trim();
  const isShort = length < iterationLimits.textMin;
  const address = link.trim();
  return {
    whatChanged: isShort ? 'short' : length > iterationLimits.textMax ? 'long' : null,
    link: address !== '' && !isWebAddress(address),
  };
}

/** As the server takes it. */
export function trimmed({ whatChanged, link }: WrittenIteration) {
  return { whatChanged: whatChanged.trim(), link: link.trim() || null };
}
