import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { HorizonSpot } from '../../../../ui/spots/horizon-spot.tsx';

interface NothingOpenProps {
  isGone: boolean;
  backTo: string;
}

/** Beside the list while nothing is chosen, or where what an address names is no longer there. */
export function NothingOpen({ isGone, backTo }: NothingOpenProps) {
  const { t } = useTranslation('moderator');
  return (
    <div className="grid place-content-center justify-items-center gap-3 p-10 text-center text-ink-muted">
      <HorizonSpot />
      <p>{t(isGone ? 'pane.gone' : 'pane.none')}</p>
      {isGone && (
        <Link to={backTo} className="link">
          {t('back')}
        </Link>
      )}
    </div>
  );
}
