import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { errorMessage, isApiError } from '../../../../lib/api/api-error.ts';
import { visitorLocale } from '../../../../lib/language/visitor-locale.ts';

interface Speakers {
  t: TFunction<'accounts'>;
  tRequest: TFunction<'request'>;
  language: string;
}

/** Says what went wrong, or nothing where nothing did. */
export function useFailureMessage(): (error: unknown) => string | undefined {
  const { t, i18n } = useTranslation('accounts');
  const { t: tRequest } = useTranslation('request');
  return (error) => (error ? failureMessage(error, { t, tRequest, language: i18n.language }) : undefined);
}

/** The sentence of the catalogue; a limit also says when it ends. */
export function failureMessage(error: unknown, { t, tRequest, language }: Speakers): string {
  const seconds = waitOf(error);
  if (seconds === undefined) return errorMessage(tRequest, error);
  return t('tooMany', { when: inTime(seconds, language) });
}

function waitOf(error: unknown): number | undefined {
  if (!isApiError(error) || error.failure.kind !== 'refused' || error.failure.status !== 429)
    return undefined;
  return error.failure.retryAfterSeconds;
}

/** Rounded up, so that nobody comes back too early. */
function inTime(seconds: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(visitorLocale(language), { style: 'long' });
  if (seconds < 90) return format.format(seconds, 'second');
  if (seconds < 90 * 60) return format.format(Math.ceil(seconds / 60), 'minute');
  return format.format(Math.ceil(seconds / 3600), 'hour');
}
