import type { FeedCard } from '@firstlight/contract/trials/feed/feed.ts';
import type { FeedReason } from '@firstlight/contract/trials/feed/feed-rules.ts';
import { Compass, Heart, Hourglass, type LucideIcon, RotateCcw, Telescope } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

const icons: Record<FeedReason, LucideIcon> = {
  offered: Telescope,
  second_chance: RotateCcw,
  needs_feedback: Hourglass,
  interest: Heart,
  outside_interests: Compass,
};

/** Nobody has to guess why a project is before them. */
export function WhyLine({ card, id }: { card: FeedCard; id: string }) {
  const { t } = useTranslation('feed');
  const { t: tCategory, i18n } = useTranslation('categories');
  const names = card.shared.map((category) => tCategory(`names.${category}`));
  const interests = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(names);
  const Icon = icons[card.reason];
  return (
    <p id={id} className="flex items-start gap-1.5 text-ink-muted text-small">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 stroke-[1.75] text-ember" />
      <span>
        {t(`why.${card.reason}`)} {names.length > 0 && t('why.shared', { interests })}{' '}
        <Link to="/rules#feed" className="link">
          {t('why.rules')}
        </Link>
      </span>
    </p>
  );
}
