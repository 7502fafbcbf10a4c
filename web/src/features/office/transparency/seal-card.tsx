import { Copy, Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatSiteDay } from '../../../lib/format-time.ts';
import { useCopy } from '../../../lib/use-copy.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card.tsx';

/** What covered every act of an admin when the day ended. */
export function SealCard({ seal }: { seal: { day: string; head: string } }) {
  const { t, i18n } = useTranslation('transparency');
  const { copied, copy } = useCopy();
  return (
    <Card
      as="section"
      aria-labelledby="seal-title"
      className="flex flex-col gap-x-8 gap-y-4 md:flex-row md:items-center md:justify-between"
    >
      <div className="flex gap-3.5">
        <Link2 className="mt-1 size-5 shrink-0 text-ink-muted" aria-hidden="true" />
        <div className="flex flex-col gap-0.5">
          <h2 id="seal-title" className="font-semibold text-base">
            {t('seal.title')}
          </h2>
          <p className="text-ink-muted text-small">{t('seal.body')}</p>
        </div>
      </div>
      <div className="flex min-w-0 shrink-0 flex-col gap-1.5 md:items-end">
        <p className="log text-ink-muted">{formatSiteDay(seal.day, i18n.language)}</p>
        <div className="flex items-center gap-3">
          <code className="font-log text-small">{shortened(seal.head)}</code>
          <Button size="sm" onClick={() => copy(seal.head)}>
            <Copy className="size-4" aria-hidden="true" />
            <span aria-live="polite">{copied ? t('seal.copied') : t('seal.copy')}</span>
          </Button>
        </div>
      </div>
    </Card>
  );
}

/** `9f3c a17e 44d0 … 71e5`: enough to compare at a glance; all of it is copied. */
function shortened(head: string): string {
  const groups = head.match(/.{4}/g) ?? [];
  return `${groups.slice(0, 3).join(' ')} … ${groups.at(-1) ?? ''}`;
}
