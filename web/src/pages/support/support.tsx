import { useTranslation } from 'react-i18next';
import { SupportNotes } from '../../features/office/support/support-notes.tsx';
import { SupportBooks, SupportDoor, SupportLead } from '../../features/office/support/support-parts.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Skeleton } from '../../ui/state/skeleton.tsx';

/** The form beside the books; on a phone the form stands between the words and the books. */
export function Component() {
  const { t } = useTranslation('support');
  const hydrated = useHydrated();
  return (
    <div className="mx-auto grid max-w-browse grid-cols-1 gap-x-18 gap-y-8 px-4 pt-8 pb-16 sm:px-7 md:grid-cols-[7fr_5fr] md:grid-rows-[auto_1fr] md:px-10 md:pt-14">
      <header className="flex flex-col gap-4">
        <h1 className="text-h1 sm:text-balance">{t('head')}</h1>
        <p className="text-ink-muted text-lead">{hydrated ? <SupportLead /> : t('lead')}</p>
      </header>
      <div className="md:col-start-2 md:row-span-2 md:row-start-1">
        <div className="flex flex-col gap-6 md:sticky md:top-20">
          {hydrated ? <SupportDoor /> : <Skeleton className="h-72 w-full rounded-card" />}
          <SupportNotes />
        </div>
      </div>
      <div className="flex flex-col gap-8">
        <div className="ticks" />
        {hydrated ? <SupportBooks /> : <Skeleton className="h-72 w-full" />}
      </div>
    </div>
  );
}
