import { Search } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Kbd } from '../../ui/button/kbd.tsx';
import type { KeyListener } from './key-listener.ts';
import { PaletteResults } from './palette-results.tsx';

const dialogClasses = [
  'm-0 mx-auto mt-18 w-full max-w-160 flex-col overflow-hidden rounded-dialog border border-line bg-raised p-0 text-ink shadow-e3 outline-none open:flex',
  'max-h-[calc(100dvh-9rem)] backdrop:bg-scrim',
  'max-sm:mt-0 max-sm:h-dvh max-sm:max-h-dvh max-sm:max-w-none max-sm:rounded-none max-sm:border-0',
].join(' ');

export interface PaletteDialogProps {
  /** What was typed before it was here. */
  start: string;
  onClose: () => void;
}

/**
 * The browser's own dialog: it traps focus, gives it back and closes by Escape without a library, so that it is small and
 * soon here.
 */
export function PaletteDialog({ start, onClose }: PaletteDialogProps) {
  const { t } = useTranslation('palette');
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const keys = useRef<KeyListener>(undefined);
  const [query, setQuery] = useState(start);

  useLayoutEffect(() => {
    dialog.current?.showModal();
    field.current?.focus();
  }, []);

  const close = () => dialog.current?.close();

  return (
    // A press beside it closes it; Escape does so by itself.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog without our doing.
    <dialog
      ref={dialog}
      aria-label={t('title')}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && close()}
      className={dialogClasses}
    >
      <div className="flex min-h-15 shrink-0 items-center gap-3 border-line border-b px-5">
        <Search aria-hidden="true" className="size-5 shrink-0 stroke-[1.75] text-ink-faint" />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls="palette-results"
          aria-autocomplete="list"
          aria-label={t('title')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={t('placeholder')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => keys.current?.(event)}
          className="min-h-14 w-full bg-transparent text-lead outline-none"
        />
        <button type="button" onClick={close} className="rounded-kbd p-1 text-ink-muted hover:text-ink">
          <span className="sr-only">{t('close')}</span>
          <Kbd>Esc</Kbd>
        </button>
      </div>
      <PaletteResults query={query} field={field} keys={keys} onDone={close} />
    </dialog>
  );
}
