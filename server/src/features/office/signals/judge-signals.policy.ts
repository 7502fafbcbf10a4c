import { type Signal, signalLimits, signalRules } from '@firstlight/contract/office/cases/signal-rules.ts';
import { isYoung } from '@firstlight/contract/people/accounts/is-young.ts';

/** Together, each kind once: the same twice is no second reason. */
export function weighSignals(signals: readonly Signal[]): number {
  return [...new Set(signals)].reduce((sum, signal) => sum + signalRules[signal].weight, 0);
}

/** Whether some of them are reason enough to ask a person. */
export const opensCase = (signals: readonly Signal[]): boolean =>
  signals.some((signal) => signalRules[signal].opens);

/** What hidden testers cause holds nobody whom others see. */
const notHolding: readonly Signal[] = ['ring'];

/** What is known under somebody's name, and nothing else: a hold is seen. */
export interface SignalledPerson {
  signals: readonly Signal[];
  openedAt: Date;
  /** As their profile shows it to everybody. */
  hasShownMerit: boolean;
}

/** Whether a new account is held until a person has looked. */
export function isHeld({ signals, openedAt, hasShownMerit }: SignalledPerson, now: Date): boolean {
  const holding = signals.filter((signal) => !notHolding.includes(signal));
  return isYoung(openedAt, now) && !hasShownMerit && weighSignals(holding) >= signalLimits.holdsFrom;
}

/** Only deceptive mass content is held without a word: many texts that sell or lure. All others are told. */
export function isHeldSilently(signals: readonly Signal[]): boolean {
  const has = (signal: Signal) => signals.includes(signal);
  const isMass = has('same_text') || has('repeats') || has('links');
  return isMass && (has('links') || has('scam'));
}

/** What the case is about: the reason of the heaviest. */
export function reasonOfSignals(signals: readonly Signal[]): (typeof signalRules)[Signal]['reason'] {
  const [heaviest = 'same_text'] = signals
    .filter((signal) => signalRules[signal].opens)
    .toSorted((one, other) => signalRules[other].weight - signalRules[one].weight);
  return signals.includes('scam') ? 'scam' : signalRules[heaviest].reason;
}
