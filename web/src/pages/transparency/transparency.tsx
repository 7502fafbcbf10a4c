import { transparencySpans } from '@firstlight/contract/office/transparency/transparency-rules.ts';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { FiguresPart, FiguresSkeleton } from '../../features/office/transparency/figures-part.tsx';
import { ReceiptLookup } from '../../features/office/transparency/receipt-lookup.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';

export function Component() {
  const { t } = useTranslation('transparency');
  const hydrated = useHydrated();
  return (
    <div className="mx-auto max-w-browse px-4 pb-16 sm:px-7 md:px-10">
      <div className="grid grid-cols-1 items-end gap-x-16 gap-y-8 pt-10 pb-10 md:grid-cols-[7fr_5fr] md:pt-14">
        <header className="flex flex-col gap-4">
          <h1 className="text-h1 sm:text-balance">{t('title')}</h1>
          <p className="text-ink-muted text-lead">{t('lead')}</p>
        </header>
        <ReceiptLookup />
      </div>
      {hydrated ? <OfAddress /> : <FiguresSkeleton />}
    </div>
  );
}

/** Which span the address asks for is known in the browser only: the page is prerendered without. */
function OfAddress() {
  const [search] = useSearchParams();
  const span = transparencySpans.find((one) => one === search.get('span')) ?? 'quarter';
  return <FiguresPart span={span} />;
}
