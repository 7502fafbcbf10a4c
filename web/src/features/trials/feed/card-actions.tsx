import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { Kbd } from '../../../ui/button/kbd.tsx';

interface CardActionsProps {
  /** The way to try it, made by whoever knows how. */
  test: ReactNode;
  testSlot: Ref<HTMLSpanElement>;
  skipButton: Ref<HTMLButtonElement>;
  shortcuts: boolean;
  onSkip: () => void;
  onLater: () => void;
}

/** On a phone they stand at the thumb, above the tabs and beside the help button, on every card alike. */
const barClasses = [
  'flex w-full flex-wrap items-center gap-3',
  'max-md:fixed max-md:inset-x-0 max-md:bottom-[calc(3.5rem+env(safe-area-inset-bottom))] max-md:z-20 max-md:flex-nowrap',
  'max-md:gap-2 max-md:border-line max-md:border-t max-md:bg-surface max-md:py-2.5 max-md:pr-18 max-md:pl-4',
  // With letters so large that they do not fit side by side, they stand on the card.
  'tight:static tight:flex-wrap tight:border-0 tight:bg-transparent tight:p-0',
].join(' ');

export function CardActions({ test, testSlot, skipButton, shortcuts, onSkip, onLater }: CardActionsProps) {
  const { t } = useTranslation('feed');
  return (
    <div data-thumb-bar="" className={barClasses}>
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
        className="max-md:px-2 md:ml-auto"
        onClick={onLater}
        {...(shortcuts && { 'aria-keyshortcuts': 'L' })}
      >
        {t('later')}
        {shortcuts && <Key>L</Key>}
      </Button>
    </div>
  );
}

function Key({ children }: { children: string }) {
  return <Kbd className="max-md:hidden pointer-coarse:hidden">{children}</Kbd>;
}
