import { defaultLanguage } from '@firstlight/contract/languages.ts';
import type { Context, Guest } from '../core/context.ts';
import type { Outbox } from '../core/outbox.ts';
import type { Engines } from './engines.ts';
import { sharedContext } from './shared-context.ts';

/** For what is the same for everybody who asks: pages, share cards, feeds. It is never told who is asking. */
export function strangerContext(engines: Engines, outbox: Outbox): Context<Guest> {
  return {
    ...sharedContext(engines, outbox),
    actor: { kind: 'guest', address: '0.0.0.0' },
    language: defaultLanguage,
  };
}
