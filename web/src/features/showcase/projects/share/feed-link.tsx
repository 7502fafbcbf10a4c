import { Rss } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** One category has a feed of its own; otherwise the feed of all. */
export function FeedLink({ chosen }: { chosen: readonly string[] }) {
  const { t } = useTranslation('explore');
  const [only] = chosen.length === 1 ? chosen : [];
  return (
    <a
      href={`/feeds/${only ?? 'all'}.atom`}
      className="flex min-h-8 items-center gap-1.5 text-ink-muted text-small hover:text-ink pointer-coarse:min-h-11"
    >
      <Rss aria-hidden="true" className="size-4" />
      {t('feed')}
    </a>
  );
}
