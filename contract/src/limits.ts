import { features } from './features.ts';

type LimitsOf<Part> = Part extends { limits: infer Own } ? Own : never;
type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type AllLimits = Together<LimitsOf<(typeof features)[number]>>;

export type LimitName = keyof AllLimits;

/** Every limit on use: what the features export as `limits`. It brings every schema with it, so the browser takes single files. */
export const limits = Object.assign(
  {},
  ...features.map((feature) => ('limits' in feature ? feature.limits : {})),
) as AllLimits;
