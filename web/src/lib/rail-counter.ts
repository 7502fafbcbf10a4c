import type { Me } from '@firstlight/contract/people/accounts/accounts.ts';
import type { ComponentType, ReactNode } from 'react';

/** How much waits on a page of the rail: brought by the feature that knows, as `<word>-in-rail.tsx` in its folder. */
export interface RailCounter {
  /** The page's name in the routes. */
  page: string;
  /** Hands on the number, or undefined while it is not known; nothing is drawn for nought. */
  Count: ComponentType<{ me: Pick<Me, 'role' | 'admin'>; draw: (count: number | undefined) => ReactNode }>;
}
