import { useTranslation } from 'react-i18next';
import { Badge } from '../../../../ui/badge.tsx';
import { HalfSunGlyph } from '../../../../ui/glyphs/half-sun-glyph.tsx';
import { Popover } from '../../../../ui/overlay/popover.tsx';
import { ValidatedFigures } from './validated-figures.tsx';

/** The status, and behind it the rule with the project's own figures. */
export function ValidatedBadge({ projectId }: { projectId: string }) {
  const { t } = useTranslation('projects');
  return (
    <Popover
      title={t('figures.title')}
      trigger={
        // Above the link that covers its card, and a finger wide.
        <button
          type="button"
          className="relative cursor-pointer rounded-full after:absolute after:-inset-2.5 after:content-['']"
        >
          <Badge tone="gold" size="md" icon={<HalfSunGlyph />}>
            {t('validated')}
          </Badge>
        </button>
      }
    >
      <ValidatedFigures projectId={projectId} />
    </Popover>
  );
}
