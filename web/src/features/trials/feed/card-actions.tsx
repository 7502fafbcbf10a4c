import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { AnonymousHow } from '../../../parts/feedback/anonymous-how.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Kbd } from '../../../ui/button/kbd.tsx';

interface CardActionsProps {
  /** The way to try it, made by whoever knows how. */
  test: ReactNode;
  testSlot: Ref<HTMLSpanElement>;
  skipButton: Ref<HTMLButtonElement>;
  shortcuts: boolean;
  /** What went wrong, on a line above the buttons. */
  fault?: ReactNode;
  onSkip: () => void;
  onLater: () => void;
}

/**
 * In view whatever the card holds: on a phone at the thumb, above the tabs; elsewhere from the rail to the edge, with room
 * for the help button at its end.
 */
const barClasses = [
  'fixed right-0 bottom-0 z-20 border-line border-t bg-surface md:left-58 narrow:md:left-16',
  'max-md:left-0 max-md:bottom-[calc(3.625rem+env(safe-area-inset-bottom))]',
  // With letters so large that they do not fit side by side, they stand on the card.
  'tight:static tight:border-0 tight:bg-transparent',
].join(' ');

const rowClasses = [
  'mx-auto flex w-full max-w-browse items-center gap-3 max-md:gap-2 max-md:px-4 max-md:py-2.5',
  'tight:flex-wrap tight:p-0',
].join(' ');

export function CardActions({
  test,
  testSlot,
  skipButton,
  shortcuts,
  fault,
  onSkip,
  onLater,
}: CardActionsProps) {
  const { t } = useTranslation('feed');
  return (
    <div data-thumb-bar="" className={barClasses}>
      {fault}
      <div className="md:py-4 md:pr-22 md:pl-10">
        <div className={rowClasses}>
          <span ref={testSlot} className="flex max-md:flex-1 max-md:*:flex-1 max-md:*:px-3">
            {test}
          </span>
          <Button
            ref={skipButton}
            size="lg"
            className="max-md:px-3"
            onClick={onSkip}
            {...(shortcuts && { 'aria-keyshortcuts': 'S' })}
          >
            {t('skip.open')}
            {shortcuts && <Key>S</Key>}
          </Button>
          <Button
            variant="ghost"
            size="lg"
            className="max-md:px-2"
            onClick={onLater}
            {...(shortcuts && { 'aria-keyshortcuts': 'L' })}
          >
            {t('later')}
            {shortcuts && <Key>L</Key>}
          </Button>
          <AnonymousHow className="max-md:hidden" />
        </div>
        <AnonymousHow className="mx-auto mb-1 flex! md:hidden" />
      </div>
    </div>
  );
}

function Key({ children }: { children: string }) {
  return <Kbd className="max-md:hidden pointer-coarse:hidden">{children}</Kbd>;
}
