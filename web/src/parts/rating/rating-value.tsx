import { useTranslation } from 'react-i18next';
import { SunGlyph } from '../../ui/glyphs/sun-glyph.tsx';

interface RatingValueProps {
  value: number;
  /** The number of ratings it is the mean of. */
  count?: number;
  /** One sun and the number, the same with “11 ratings”, or all five suns. */
  look?: 'short' | 'worded' | 'full';
}

/** Shows one rating, or a mean with the number of ratings. */
export function RatingValue({ value, count, look = 'short' }: RatingValueProps) {
  const { t, i18n } = useTranslation('ui');
  const shown = new Intl.NumberFormat(i18n.language, {
    minimumFractionDigits: count === undefined ? 0 : 1,
    maximumFractionDigits: 1,
  }).format(value);
  const spoken =
    count === undefined
      ? t('rating.average', { value: shown })
      : t('rating.averageWithCount', { value: shown, count });
  return (
    <span className="inline-flex items-center gap-1.5 text-small">
      <span className="sr-only">{spoken}</span>
      <span aria-hidden="true" className="inline-flex items-center gap-1">
        {look === 'full' ? (
          [1, 2, 3, 4, 5].map((sun) => (
            <SunGlyph key={sun} lit={sun <= Math.round(value)} className="size-5" />
          ))
        ) : (
          <SunGlyph lit className="size-5" />
        )}
      </span>
      <span aria-hidden="true" className="font-semibold tabular-nums">
        {shown}
      </span>
      {count !== undefined && (
        <span aria-hidden="true" className="text-ink-faint tabular-nums">
          {look === 'worded' ? t('rating.ratings', { count }) : `(${count})`}
        </span>
      )}
    </span>
  );
}
