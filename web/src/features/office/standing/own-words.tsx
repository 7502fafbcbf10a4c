import { useTranslation } from 'react-i18next';

/** One's own appeal, to read again. Nothing once it has been forgotten. */
export function OwnWords({ body }: { body: string | null }) {
  const { t } = useTranslation('standing');
  if (!body) return null;
  return (
    <details className="text-small">
      <summary className="link w-fit cursor-pointer pointer-coarse:py-2.5">{t('sent.read')}</summary>
      <p className="mt-2 whitespace-pre-wrap break-words text-ink">{body}</p>
    </details>
  );
}
