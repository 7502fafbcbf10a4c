import { useTranslation } from 'react-i18next';
import { LinkForm } from './link-form.tsx';

export function AskForLink() {
  const { t } = useTranslation('newsletter');
  return (
    <details className="text-small">
      <summary className="inline-flex min-h-8 cursor-pointer flex-wrap items-center gap-x-2 pointer-coarse:min-h-11">
        {t('link.question')} <span className="link">{t('link.ask')}</span>
      </summary>
      <div className="pt-4">
        <LinkForm />
      </div>
    </details>
  );
}
