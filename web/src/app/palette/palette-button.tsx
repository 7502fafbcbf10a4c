import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Kbd } from '../../ui/button/kbd.tsx';
import { LineGlyph, lensLines } from '../../ui/glyphs/line-glyph.tsx';
import { usePalette } from './palette-context.ts';

export function PaletteButton() {
  const { t } = useTranslation();
  const palette = usePalette();
  const onMac = useHydrated() && navigator.userAgent.includes('Mac');
  return (
    <button
      type="button"
      onClick={palette.show}
      aria-keyshortcuts="Control+K Meta+K"
      className="hidden min-h-8.5 items-center gap-2 rounded-full border border-line bg-surface pr-2 pl-3 text-ink-muted text-small hover:text-ink md:inline-flex"
    >
      <LineGlyph lines={lensLines} className="size-4" />
      {t('palette.open')}
      <Kbd>{onMac ? '⌘ K' : 'Ctrl K'}</Kbd>
    </button>
  );
}
