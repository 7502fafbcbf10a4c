import type { ErrorCode } from '@firstlight/contract/errors.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../core/app-error.ts';
import { clientAddress } from '../../core/http/client-address.ts';
import type { Vault } from '../../platform/crypto/vault.ts';
import type { Log } from '../../platform/log.ts';

/** Operations of which every outcome is a line: the ways in, and what changes them. */
export const watchedOperations: ReadonlySet<string> = new Set([
  'accounts.verifyEmail',
  'accounts.signIn',
  'accounts.signInWithCode',
  'accounts.signInWithPasskey',
  'accounts.signOut',
  'accounts.forgotPassword',
  'accounts.resetPassword',
  'accounts.changePassword',
  'accounts.confirmPassword',
  'accounts.askEmailChange',
  'accounts.confirmEmailChange',
  'accounts.undoEmailChange',
  'accounts.endSession',
  'accounts.endOtherSessions',
  'accounts.confirmSecondFactor',
  'accounts.removeSecondFactor',
  'accounts.renewRecoveryCodes',
  'accounts.addPasskey',
  'accounts.removePasskey',
  'accounts.signInWithProvider',
  'accounts.signUpWithProvider',
  'accounts.linkProvider',
  'accounts.unlinkProvider',
  'personal-data.eraseAccount',
]);

/** Refusals that are a line wherever they happen: a right that somebody lacks, a limit that somebody hit. */
const watchedRefusals: ReadonlySet<ErrorCode> = new Set([
  'request.too_many',
  'accounts.admins_only',
  'accounts.second_step_needed',
  'accounts.second_step_sign_in',
  'accounts.suspended',
]);

const minuteMs = 60_000;
const hitsRemembered = 10_000;

/**
 * One line for each of them, in codes and fingerprints: the same account or address has the same fingerprint in every
 * line, and neither can be read from it without the key.
 */
export function watchSecurity(
  app: FastifyInstance,
  { log, vault, now }: { log: Log; vault: Vault; now(): Date },
): void {
  const isFirstHit = oncePerMinute(now);
  app.decorateRequest('concerned', undefined);

  app.addHook('onError', (request, _reply, error, done) => {
    if (error instanceof AppError) noteRefusal(request, error.code);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const operation = operationOf(request);
    if (reply.statusCode < 300 && watchedOperations.has(operation)) note(request, 'done');
    done();
  });

  function noteRefusal(request: FastifyRequest, code: ErrorCode): void {
    const isWatched = watchedOperations.has(operationOf(request)) || watchedRefusals.has(code);
    if (!isWatched || request.routeOptions.url === undefined) return;
    // Whoever floods us must not flood the log besides.
    if (code === 'request.too_many' && !isFirstHit(`${clientAddress(request)} ${operationOf(request)}`))
      return;
    note(request, code);
  }

  function note(request: FastifyRequest, outcome: string): void {
    const account = request.member?.id ?? request.concerned;
    log.info(
      {
        security: operationOf(request),
        outcome,
        account: account === undefined ? null : fingerprint('account', account),
        from: fingerprint('address', clientAddress(request)),
        requestId: request.id,
      },
      'security',
    );
  }

  function fingerprint(kind: string, of: string): string {
    return vault.tag(`security log ${kind} ${of}`).toString('base64url').slice(0, 12);
  }
}

function operationOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.config.operation ?? routeOptions.url ?? 'unknown';
}

function oncePerMinute(now: () => Date): (what: string) => boolean {
  const seen = new Set<string>();
  let minute = 0;
  return (what) => {
    const current = Math.floor(now().getTime() / minuteMs);
    if (current !== minute || seen.size >= hitsRemembered) seen.clear();
    minute = current;
    if (seen.has(what)) return false;
    seen.add(what);
    return true;
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The account that a guest's request is about, or the name they typed for one. */
    concerned: string | undefined;
  }
}
