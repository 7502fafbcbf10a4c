import type { ProjectPicture } from '@firstlight/contract/showcase/projects/project-picture.ts';
import { X } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { StripArrows } from './strip-arrows.tsx';
import { useStrip } from './use-strip.ts';

interface LightboxProps {
  pictures: readonly ProjectPicture[];
  start: number;
  nameOf: (alt: string, number: number) => string;
  onClose: () => void;
}

/** The browser's own dialog: it keeps focus within, gives it back, and closes by Escape. */
export function Lightbox({ pictures, start, nameOf, onClose }: LightboxProps) {
  const { t } = useTranslation('projectPage');
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useStrip(pictures.length, start);
  const { list } = strip;

  useLayoutEffect(() => {
    dialog.current?.showModal();
    const box = list.current;
    if (box) box.scrollTo({ left: box.clientWidth * start, behavior: 'instant' });
  }, [list, start]);

  const close = () => dialog.current?.close();
  const press = (event: KeyboardEvent) => {
    const places: Record<string, number> = {
      ArrowLeft: strip.at - 1,
      ArrowRight: strip.at + 1,
      Home: 0,
      End: pictures.length - 1,
    };
    const place = places[event.key];
    if (place === undefined) return;
    event.preventDefault();
    strip.goTo(place);
  };

  return (
    <dialog
      ref={dialog}
      data-theme="dark"
      aria-label={t('gallery.label')}
      onClose={onClose}
      onKeyDown={press}
      className="m-0 h-dvh max-h-none w-dvw max-w-none bg-canvas p-0 text-ink outline-none"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center px-4 py-2">
          <p role="status" className="log text-ink-muted">
            {strip.at + 1} / {pictures.length}
          </p>
          <button
            type="button"
            aria-label={t('gallery.close')}
            onClick={close}
            className="ml-auto grid size-11 place-items-center rounded-control hover:bg-sunken"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
        <div className="relative min-h-0 flex-1 pb-4">
          <ul
            ref={list}
            onScroll={strip.onScroll}
            className="flex [scrollbar-width:none] h-full snap-x snap-mandatory overflow-x-auto scroll-smooth motion-reduce:scroll-auto"
          >
            {pictures.map(({ id, large, alt, width, height }, index) => (
              <li
                key={id}
                className="grid h-full w-full shrink-0 snap-center place-items-center px-4 md:px-20"
              >
                <img
                  src={large}
                  alt={nameOf(alt, index + 1)}
                  width={width}
                  height={height}
                  loading={index === start ? 'eager' : 'lazy'}
                  className="h-full w-full object-contain"
                />
              </li>
            ))}
          </ul>
          {pictures.length > 1 && <StripArrows strip={strip} count={pictures.length} />}
        </div>
      </div>
    </dialog>
  );
}
