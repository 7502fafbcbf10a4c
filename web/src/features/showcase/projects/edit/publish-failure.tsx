import { useTranslation } from 'react-i18next';
import { isApiError, textErrorMessage } from '../../../../lib/api/api-error.ts';
import { visitorLocale } from '../../../../lib/language/visitor-locale.ts';

/** Stands above the button that tries again; the form keeps everything that was typed. */
export function PublishFailure({ title, error }: { title: string; error: unknown }) {
  const { t: tProjects, i18n } = useTranslation('projects');
  const { t: tRequest } = useTranslation('request');
  const refused = isApiError(error) && error.failure.kind === 'refused' ? error.failure : undefined;
  const wait = refused?.status === 429 ? refused.retryAfterSeconds : undefined;
  return (
    <div role="alert" className="rounded-control bg-rose-soft px-4 py-3 text-rose">
      <p className="font-semibold">{title}</p>
      <p>
        {wait === undefined
          ? textErrorMessage(tRequest, error)
          : tProjects('failure.tooMany', { when: inTime(wait, i18n.language) })}
      </p>
      {refused && refused.status >= 500 && (
        <p className="mt-1 text-small">{tProjects('failure.reference', { code: refused.requestId })}</p>
      )}
    </div>
  );
}

/** Rounded up, so that nobody comes back too early. */
function inTime(seconds: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(visitorLocale(language), { style: 'long' });
  if (seconds < 90) return format.format(seconds, 'second');
  if (seconds < 90 * 60) return format.format(Math.ceil(seconds / 60), 'minute');
  return format.format(Math.ceil(seconds / 3600), 'hour');
}
