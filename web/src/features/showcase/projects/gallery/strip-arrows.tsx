import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Strip } from './use-strip.ts';

/** For whoever has no finger to swipe with. At either end one of them rests, and keeps focus. */
export function StripArrows({ strip, count }: { strip: Strip; count: number }) {
  const { t } = useTranslation('projectPage');
  const arrows = [
    { by: -1, label: t('gallery.previous'), Icon: ChevronLeft, side: 'left-3' },
    { by: 1, label: t('gallery.next'), Icon: ChevronRight, side: 'right-3' },
  ];
  return arrows.map(({ by, label, Icon, side }) => {
    const rests = strip.at + by < 0 || strip.at + by >= count;
    return (
      <button
        key={by}
        type="button"
        aria-label={label}
        aria-disabled={rests}
        onClick={() => strip.goTo(strip.at + by)}
        className={clsx(
          'absolute top-1/2 grid size-10 -translate-y-1/2 place-items-center rounded-full border border-line bg-surface text-ink shadow-e1 hover:bg-sunken pointer-coarse:hidden',
          side,
          rests && 'opacity-0 focus-visible:opacity-60',
        )}
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
    );
  });
}
