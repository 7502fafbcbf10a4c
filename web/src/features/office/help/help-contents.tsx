import { useTranslation } from 'react-i18next';
import { topicHeadingId } from './help-topic.tsx';
import type { HelpTopicText } from './help-topics.ts';
import { scrollWithinPanel } from './scroll-within-panel.ts';

interface HelpContentsProps {
  /** By path, in reading order. */
  topics: [path: string, text: HelpTopicText][];
}

/** The way to each topic of a tab: a column beside the text, or a row above it where there is no room. */
export function HelpContents({ topics }: HelpContentsProps) {
  const { t } = useTranslation('help');
  return (
    <nav aria-label={t('contents')} className="-ml-3 min-w-0 pt-4 max-sm:ml-0 max-sm:pb-2">
      <ul className="flex gap-1 max-sm:overflow-x-auto max-sm:[scrollbar-width:none] sm:flex-col">
        {topics.map(([path, { title }]) => (
          <li key={path} className="shrink-0">
            <button
              type="button"
              onClick={() => goTo(path)}
              className="flex min-h-9 w-full items-center rounded-control px-2.5 py-1 text-left text-ink-muted text-small -outline-offset-2 hover:bg-sunken hover:text-ink max-sm:border max-sm:border-line pointer-coarse:min-h-11"
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function goTo(path: string): void {
  const heading = document.getElementById(topicHeadingId(path));
  if (!heading) return;
  heading.focus({ preventScroll: true });
  scrollWithinPanel(heading, 'start');
}
