import { errorSentence } from '@firstlight/contract/error-sentence.ts';
import type { ErrorCode, Failure } from '@firstlight/contract/errors.ts';
import type { TFunction } from 'i18next';

/** The server's answer, or no answer at all: this device is offline, or the server could not be reached. */
export type CallFailure =
  | ({ kind: 'refused'; status: number } & Omit<Failure['error'], 'message'>)
  | { kind: 'offline' | 'unreachable' };

export interface ApiError extends Error {
  failure: CallFailure;
}

export function apiError(failure: CallFailure): ApiError {
  const message = failure.kind === 'refused' ? `${failure.status} ${failure.code}` : failure.kind;
  return Object.assign(new Error(message), { name: 'ApiError', failure });
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'failure' in error;
}

export function hasCode(error: unknown, code: ErrorCode): boolean {
  return isApiError(error) && error.failure.kind === 'refused' && error.failure.code === code;
}

/** The sentence for people. The page that shows it has loaded `request` and its own feature's namespace. */
export function errorMessage(t: TFunction<'request'>, error: unknown): string {
  if (!isApiError(error)) return t('errors.unexpected');
  if (error.failure.kind !== 'refused') return t(`connection.${error.failure.kind}`);
  const { feature, key } = errorSentence(error.failure.code);
  // The walk over the locale files makes sure that every code has its sentence; a newer server may have newer codes.
  return t(key as 'errors.unexpected', { ns: feature, defaultValue: t('errors.unexpected') });
}

/** The sentence for people who sent a text, which is still in its field. */
export function textErrorMessage(t: TFunction<'request'>, error: unknown): string {
  const isRefused = isApiError(error) && error.failure.kind === 'refused';
  return isRefused ? errorMessage(t, error) : `${errorMessage(t, error)} ${t('textKept')}`;
}

/** The server says that this is not there for whoever asks, or no longer. Who has to sign in, to accept terms or to take the second step first is led there elsewhere. */
export function mayNotSee(error: unknown): boolean {
  if (!isApiError(error) || error.failure.kind !== 'refused') return false;
  return [403, 404].includes(error.failure.status) && !toldElsewhere.some((code) => hasCode(error, code));
}

const toldElsewhere: ErrorCode[] = ['accounts.terms_required', 'accounts.second_step_needed'];

export function isWorthRetrying(error: unknown): boolean {
  if (!isApiError(error)) return false;
  return (
    error.failure.kind === 'unreachable' || (error.failure.kind === 'refused' && error.failure.status >= 500)
  );
}
