import { type Covered, generatedCover } from '@firstlight/contract/showcase/projects/generated-cover.ts';
import { type CardLine, shareCardLines } from '@firstlight/contract/showcase/projects/share-card-lines.ts';
import { useTranslation } from 'react-i18next';
import { GeneratedCover } from '../../../../parts/projects/generated-cover.tsx';

interface SharePreviewProps {
  covered: Covered;
  pitch: string;
  /** In words. */
  categories: readonly string[];
  notes: number;
  rating: number | null;
}

const faces: Record<CardLine['face'], string> = {
  display: 'font-display font-semibold',
  text: 'font-text',
  log: 'font-text',
};

const letterSpacings: Record<CardLine['face'], number> = { display: -1.5, text: 0, log: 2 };

/** The card that other sites show for a shared link, as the server will draw it. */
export function SharePreview({ covered, pitch, categories, notes, rating }: SharePreviewProps) {
  const { t, i18n } = useTranslation('postProject');
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const facts = [
    ...(notes === 0 ? [] : [t('preview.notes', { count: notes })]),
    ...(rating === null ? [] : [`${number.format(rating)}/5`]),
  ];
  const cover = generatedCover(covered, 'card');
  const lines = shareCardLines({ name: covered.name, pitch, categories, facts }, cover);
  return (
    <div className="relative aspect-1200/630 overflow-hidden rounded-card border border-line">
      <GeneratedCover project={covered} shape="card" className="size-full" />
      <svg viewBox={`0 0 ${cover.width} ${cover.height}`} className="absolute inset-0 size-full">
        <title>{covered.name}</title>
        {lines.map(({ x, y, size, face, isAtEnd, colour, words }) => (
          <text
            key={`${x} ${y}`}
            x={x}
            y={y}
            fontSize={size}
            fill={colour}
            textAnchor={isAtEnd ? 'end' : 'start'}
            letterSpacing={letterSpacings[face]}
            className={faces[face]}
          >
            {words}
          </text>
        ))}
      </svg>
    </div>
  );
}
