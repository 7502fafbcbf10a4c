import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/button.tsx';
import { Sheet } from '../../../../ui/overlay/sheet.tsx';
import { ExploreChoices } from './explore-choices.tsx';
import type { ExploreAddress } from './use-explore-filter.ts';

/** The same choices, on a phone; its button says how the list is sorted. */
export function ExploreSheet(address: ExploreAddress) {
  const { t } = useTranslation('explore');
  const [open, setOpen] = useState(false);
  return (
    <Sheet
      open={open}
      onOpenChange={setOpen}
      title={t('filters')}
      trigger={
        <Button className="shrink-0 whitespace-nowrap">
          <SlidersHorizontal aria-hidden="true" className="size-4.5" />
          <span className="sr-only">{t('filters')}:</span>
          {t(`sort.${address.filter.sort}`)}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <ExploreChoices {...address} />
        <Button variant="night" onClick={() => setOpen(false)}>
          {t('showResults')}
        </Button>
      </div>
    </Sheet>
  );
}
