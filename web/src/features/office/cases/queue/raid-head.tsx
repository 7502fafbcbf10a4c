import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** Above the cases of one raid: what they have in common, and the way back to everything. */
export function RaidHead({ everything }: { everything: string }) {
  const { t } = useTranslation('moderator');
  return (
    <div className="flex flex-col gap-0.5 border-line border-b px-4 py-2.5 text-small">
      <Link to={everything} className="link inline-flex items-center gap-1.5 self-start">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t('raid.all')}
      </Link>
      <p className="text-ink-muted">{t('raid.lead')}</p>
    </div>
  );
}
