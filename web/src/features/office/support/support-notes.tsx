import { ReceiptText, Repeat2, Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** What it is, and what it is not, said before anything is paid. */
export function SupportNotes() {
  const { t } = useTranslation('support');
  const icon = 'mt-0.5 size-4.5 shrink-0 text-ink-muted';
  return (
    <ul className="flex flex-col gap-3 text-ink-muted text-small">
      <li className="flex gap-2.5">
        <Scale aria-hidden="true" className={icon} />
        <span>
          <strong className="text-ink">{t('notes.nothing')}</strong> {t('notes.nothingMore')}{' '}
          <Link to="/rules" className="link">
            {t('notes.rules')}
          </Link>
        </span>
      </li>
      <li className="flex gap-2.5">
        <Repeat2 aria-hidden="true" className={icon} />
        <span>
          <strong className="text-ink">{t('notes.stop')}</strong> {t('notes.stopMore')}{' '}
          <Link to="/support/manage" className="link">
            {t('notes.newLink')}
          </Link>
        </span>
      </li>
      <li className="flex gap-2.5">
        <ReceiptText aria-hidden="true" className={icon} />
        <span>
          <strong className="text-ink">{t('notes.noDonation')}</strong> {t('notes.noDonationMore')}
        </span>
      </li>
    </ul>
  );
}
