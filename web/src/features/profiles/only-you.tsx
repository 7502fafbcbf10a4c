import { EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Marks on one's own page what others are not shown. */
export function OnlyYou() {
  const { t } = useTranslation('profiles');
  return (
    <span className="flex items-center gap-1 text-ink-faint text-small normal-case tracking-normal">
      <EyeOff aria-hidden="true" className="size-3.5 shrink-0 stroke-[1.75]" />
      {t('page.onlyYou')}
    </span>
  );
}
