import { EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Marks on one's own page what others are not shown. */
export function OnlyYou() {
  const { t } = useTranslation('profiles');
  return (
    <span className="mt-0.5 flex items-start gap-1 font-text text-ink-faint text-small normal-case tracking-normal">
      <EyeOff aria-hidden="true" className="mt-0.5 size-3.5 shrink-0 stroke-[1.75]" />
      {t('page.onlyYou')}
    </span>
  );
}
