import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { visitorLocale } from '../../../../lib/language/visitor-locale.ts';
import { Avatar } from '../../../../ui/picture/avatar.tsx';
import type { Hit } from './message-search.api.ts';

interface HitRowProps {
  hit: Hit;
  place: { to: string; name?: string | undefined };
  onChoose: () => void;
}

/** Who wrote it, where and when, and some of it around the words. It leads to its place in the log. */
export function HitRow({ hit, place, onChoose }: HitRowProps) {
  const { t, i18n } = useTranslation('channels');
  const name = hit.author?.name ?? t('deletedAccount');
  const when = new Intl.DateTimeFormat(visitorLocale(i18n.language), { dateStyle: 'medium' });
  return (
    <Link
      to={place.to}
      data-hit=""
      onClick={onChoose}
      className="flex items-start gap-3 rounded-control px-2.5 py-2 hover:bg-canvas"
    >
      <Avatar name={name} src={hit.author?.avatar ?? undefined} size="sm" decorative />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span className="min-w-0 truncate font-semibold">{name}</span>
          {place.name && (
            <span className="min-w-0 flex-1 truncate text-ink-muted text-small">{place.name}</span>
          )}
          <time dateTime={hit.sentAt} className="ml-auto shrink-0 text-[0.8125rem] text-ink-muted">
            {when.format(new Date(hit.sentAt))}
          </time>
        </span>
        <span className="block text-small [overflow-wrap:anywhere]">
          {hit.isBlocked ? (
            <span className="text-ink-muted">{t('search.blocked')}</span>
          ) : (
            hit.parts.map(({ text, isFound }, index) =>
              isFound ? (
                <mark key={`${index} ${text}`} className="bg-transparent font-bold text-gold">
                  {text}
                </mark>
              ) : (
                text
              ),
            )
          )}
        </span>
      </span>
    </Link>
  );
}
