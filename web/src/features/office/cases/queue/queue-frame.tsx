import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Kbd } from '../../../../ui/button/kbd.tsx';

interface QueueFrameProps {
  listRef: Ref<HTMLDivElement>;
  /** Something is open, and has the window for itself where both do not fit. */
  hasOpen: boolean;
  /** Under the title: how urgent it is, and the way to the next. */
  head: ReactNode;
  queue: ReactNode;
  shortcuts: boolean;
  children: ReactNode;
}

export function QueueFrame({ listRef, hasOpen, head, queue, shortcuts, children }: QueueFrameProps) {
  const { t } = useTranslation('moderator');
  return (
    <div
      data-queue=""
      className="relative desk:grid desk:h-[calc(100dvh-3.5rem)] desk:overflow-hidden desk:grid-cols-[21.25rem_minmax(0,1fr)]"
    >
      <h1 tabIndex={-1} className="sr-only">
        {t('title')}
      </h1>
      <div
        ref={listRef}
        className={clsx(
          'flex-col border-line bg-surface max-md:pb-20 desk:flex desk:min-h-0 desk:border-r',
          hasOpen ? 'hidden' : 'flex min-h-[calc(100dvh-3.5rem)]',
        )}
      >
        <p aria-hidden="true" className="px-4 pt-3 font-display font-semibold text-h3">
          {t('title')}
        </p>
        {head}
        <div className="desk:min-h-0 desk:flex-1 desk:overflow-y-auto">{queue}</div>
        {shortcuts && <KeyLine />}
      </div>
      <div className={clsx('min-h-0 min-w-0 desk:grid', !hasOpen && 'hidden desk:grid')}>{children}</div>
    </div>
  );
}

function KeyLine() {
  const { t } = useTranslation('moderator');
  const pairs = [
    { keys: ['J', 'K'], word: t('keys.move') },
    { keys: ['O'], word: t('keys.open') },
    { keys: ['Z'], word: t('keys.back') },
    { keys: ['?'], word: t('keys.all') },
  ];
  return (
    <p
      aria-hidden="true"
      className="hidden flex-wrap items-center gap-x-4 gap-y-1 border-line border-t px-4 py-2.5 text-[0.8125rem] text-ink-muted desk:flex"
    >
      {pairs.map(({ keys, word }) => (
        <span key={word} className="inline-flex items-center gap-1.5">
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          {word}
        </span>
      ))}
    </p>
  );
}
