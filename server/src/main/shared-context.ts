import type { Context } from '../core/context.ts';
import type { Outbox } from '../core/outbox.ts';
import { operatorOf } from '../platform/config/operator-keys.ts';
import type { Engines } from './engines.ts';
import { answers, metrics, notificationKinds, personalParts, reportables } from './registries.ts';

/** What is the same for whoever acts: a request, a job, a seed or a test. */
export function sharedContext(engines: Engines, outbox: Outbox): Omit<Context, 'actor' | 'language'> {
  return {
    db: engines.database.db,
    now: engines.now,
    newId: engines.newId,
    newOrderedId: engines.newOrderedId,
    origin: engines.config.APP_ORIGIN,
    operator: operatorOf(engines.config),
    vault: engines.vault,
    files: engines.files,
    reencodePicture: engines.reencodePicture,
    webPush: engines.webPush,
    payments: engines.payments,
    signInProviders: engines.signInProviders,
    personalParts,
    reportables,
    answers,
    metrics,
    notificationKinds,
    isDemo: engines.config.DEMO,
    passwordCost: engines.passwordCost,
    evenPaceMs: engines.evenPaceMs,
    outbox,
  };
}
