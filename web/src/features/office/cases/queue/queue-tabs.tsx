import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

export const queueTabs = ['open', 'appeals', 'decided', 'closed'] as const;
export type QueueTab = (typeof queueTabs)[number];

interface QueueTabsProps {
  tab: QueueTab;
  counts: Partial<Record<QueueTab, number>>;
}

/** Which list is shown stands in the address, like what is open in it. */
export function QueueTabs({ tab, counts }: QueueTabsProps) {
  const { t } = useTranslation('moderator');
  return (
    <nav
      aria-label={t('tabs.label')}
      className="flex overflow-x-auto border-line border-b px-1.5 [scrollbar-width:none]"
    >
      {queueTabs.map((one) => (
        <Link
          key={one}
          to={one === 'open' ? '?' : `?tab=${one}`}
          aria-current={one === tab ? 'page' : undefined}
          className="flex min-h-11 shrink-0 items-center gap-1.5 border-transparent border-b-2 px-2.5 font-semibold text-ink-muted text-small -outline-offset-2 hover:text-ink aria-[current=page]:border-sun-edge aria-[current=page]:text-ink"
        >
          {t(`tabs.${one}`)}
          {Boolean(counts[one]) && <span className="log text-ink-faint">{counts[one]}</span>}
        </Link>
      ))}
    </nav>
  );
}
