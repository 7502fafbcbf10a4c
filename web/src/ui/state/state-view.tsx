import type { ComponentType } from 'react';
import { BrokenRingSpot } from '../spots/broken-ring-spot.tsx';
import { CoveredSunSpot } from '../spots/covered-sun-spot.tsx';
import { HorizonSpot } from '../spots/horizon-spot.tsx';
import { KeySpot } from '../spots/key-spot.tsx';
import type { SpotProps } from '../spots/spot.tsx';
import { SunkenSunSpot } from '../spots/sunken-sun-spot.tsx';
import { TelescopeSpot } from '../spots/telescope-spot.tsx';
import { StateFrame, type StateFrameProps } from './state-frame.tsx';

export type StateKind = 'empty' | 'error' | 'offline' | 'forbidden' | 'notFound' | 'end';

interface StateViewProps extends Omit<StateFrameProps, 'isAlert'> {
  /** Says which drawing stands above it, unless another is given. */
  kind: StateKind;
}

const drawings: Record<StateKind, ComponentType<SpotProps>> = {
  empty: TelescopeSpot,
  error: CoveredSunSpot,
  offline: BrokenRingSpot,
  forbidden: KeySpot,
  notFound: SunkenSunSpot,
  end: HorizonSpot,
};

export function StateView({ kind, drawing, ...rest }: StateViewProps) {
  const Drawing = drawings[kind];
  return <StateFrame {...rest} isAlert={kind === 'error'} drawing={drawing ?? <Drawing />} />;
}
