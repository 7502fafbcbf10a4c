import { ChevronDown, ChevronUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/button/icon-button.tsx';

interface VisitPlaceProps {
  place: number;
  total: number;
  shortcuts: boolean;
  onPrevious: () => void;
  onNext: () => void;
}

/** Where one is, and the way on and back for whoever uses no keys. */
export function VisitPlace({ place, total, shortcuts, onPrevious, onNext }: VisitPlaceProps) {
  const { t } = useTranslation('feed');
  const keyed = (key: string) => shortcuts && { shortcut: key, 'aria-keyshortcuts': key };
  return (
    <div className="flex items-center gap-1">
      <p className="log text-ink-muted">{t('place', { place, total })}</p>
      <IconButton
        {...keyed('K')}
        size="sm"
        label={t('previous')}
        icon={<ChevronUp aria-hidden="true" />}
        onClick={onPrevious}
      />
      <IconButton
        {...keyed('J')}
        size="sm"
        label={t('nextCard')}
        icon={<ChevronDown aria-hidden="true" />}
        onClick={onNext}
      />
    </div>
  );
}
