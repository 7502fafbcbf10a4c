import { useTranslation } from 'react-i18next';
import { formatSince } from './format-since.ts';

interface UnreadDividerProps {
  count: string;
  since: string;
}

/** First light: where the reader stopped. It stays until they leave. */
export function UnreadDivider({ count, since }: UnreadDividerProps) {
  const { t, i18n } = useTranslation('channels');
  const words = t('divider', {
    count: Number.parseInt(count, 10),
    shown: count,
    time: formatSince(t, since, i18n.language, new Date()),
  });
  return (
    <div className="relative my-2 flex items-center gap-3 px-3 text-ember">
      <hr aria-label={words} className="h-px flex-1 border-0 bg-ember" />
      <span aria-hidden="true" className="relative font-semibold text-[0.8125rem]">
        <span className="absolute right-[calc(100%+3rem)] bottom-1/2 h-2 w-4 animate-rise rounded-t-full bg-sun" />
        {words}
      </span>
    </div>
  );
}
