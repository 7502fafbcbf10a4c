import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useVisitor } from '../../../lib/visitor.ts';

interface HelpButtonProps {
  open: boolean;
  failed: boolean;
  /** The pointer is over it: time to fetch what a press will need. */
  onReach: () => void;
  onPress: () => void;
}

/**
 * At the same place on every page, in a margin that is kept free for it; on the phone of somebody signed in the header has
 * its mark. It draws its own: icons and tooltips would weigh on each first visit. Pages whose last line is for writing mark
 * it `data-composer`.
 */
export function HelpButton({ open, failed, onReach, onPress }: HelpButtonProps) {
  const { t } = useTranslation();
  const visitor = useVisitor();

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a button that is clicked, and this is where focus comes back to.
    event.currentTarget.focus();
    onPress();
  };

  return (
    <aside
      aria-label={t('help.open')}
      className={clsx(
        'fixed right-4 bottom-[calc(1rem+env(safe-area-inset-bottom))] z-30 flex flex-col items-end gap-2 md:bottom-6 print:hidden noscript:hidden max-md:in-[body:has([data-composer])]:hidden max-md:in-[body:has([data-thumb-bar=tall])]:bottom-[calc(7.25rem+env(safe-area-inset-bottom))]',
        visitor === 'member' && 'max-md:hidden',
      )}
    >
      <div role="status">
        {failed && (
          <p className="max-w-72 rounded-control border border-line bg-raised px-3.5 py-2 text-small shadow-e2">
            {t('help.failed')}
          </p>
        )}
      </div>
      <button
        type="button"
        title={t('help.open')}
        aria-label={t('help.open')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={onReach}
        onClick={press}
        className="grid size-11 place-items-center rounded-full border border-line-strong bg-surface font-display font-semibold text-ink text-lead shadow-e2 transition-[background-color,border-color] duration-90 hover:border-ink hover:bg-ember-soft active:bg-sunken"
      >
        <span aria-hidden="true">?</span>
      </button>
    </aside>
  );
}
