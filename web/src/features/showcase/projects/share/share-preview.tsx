import {
  type CardLine,
  cardLight,
  shareCardLines,
} from '@firstlight/contract/showcase/projects/share-card-lines.ts';
import { useTranslation } from 'react-i18next';
import { ConstellationCover } from '../../../../parts/projects/constellation-cover.tsx';

interface SharePreviewProps {
  /** Draws the sky. */
  seed: string;
  name: string;
  pitch: string;
  categories: readonly string[];
  notes: number;
  rating: number | null;
}

const faces: Record<CardLine['face'], string> = {
  display: 'font-display font-semibold',
  text: 'font-text',
  log: 'font-text',
};

/** The card that other sites show for a shared link, as the server will draw it. */
export function SharePreview({ seed, name, pitch, categories, notes, rating }: SharePreviewProps) {
  const { t, i18n } = useTranslation('postProject');
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const facts = [
    t('preview.notes', { count: notes }),
    ...(rating === null ? [] : [`${number.format(rating)}/5`]),
  ];
  const lines = shareCardLines({ name, pitch, categories, facts });
  return (
    <div className="relative aspect-1200/630 overflow-hidden rounded-card border border-line">
      <ConstellationCover
        seed={seed}
        stars={categories.length + notes}
        sun={rating ?? 0}
        light={cardLight}
        className="size-full"
      />
      <svg viewBox="0 0 1200 630" className="absolute inset-0 size-full" fill="#f3f8fc">
        <title>{name}</title>
        {lines.map(({ x, y, size, face, words }) => (
          <text
            key={y}
            x={x}
            y={y}
            fontSize={size}
            letterSpacing={face === 'log' ? 2 : undefined}
            className={faces[face]}
          >
            {words}
          </text>
        ))}
      </svg>
    </div>
  );
}
