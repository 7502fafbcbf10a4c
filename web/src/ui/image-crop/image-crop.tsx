import { clsx } from 'clsx';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CropControls } from './crop-controls.tsx';
import { CropSpeaker } from './crop-speaker.tsx';
import { type CropView, cutOf, moved, zoomed } from './crop-view.ts';
import type { LocalPicture } from './cut-picture.ts';
import { useCropGestures } from './use-crop-gestures.ts';

interface ImageCropProps {
  picture: LocalPicture;
  /** Width by height of what will be cut. */
  aspect: number;
  /** Shows that only a disc of it will be seen. */
  round?: boolean;
  /** Where it is all there is: whoever has just chosen a picture came to move it. */
  takesFocus?: boolean;
  view: CropView;
  onView: (view: CropView) => void;
}

/** A frame of a fixed shape over a picture, which is moved and zoomed behind it. */
export function ImageCrop({
  picture,
  aspect,
  round = false,
  takesFocus = false,
  view,
  onView,
}: ImageCropProps) {
  const { t } = useTranslation('pictures');
  const hintId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const move = (by: { x: number; y: number }) => onView(moved(picture, aspect, view, by));
  const zoom = (factor: number) => onView(zoomed(picture, aspect, view, factor));
  // The hand takes the picture along, so the frame goes the other way.
  const gestures = useCropGestures(frame, { onMove: ({ x, y }) => move({ x: -x, y: -y }), onZoom: zoom });

  useLayoutEffect(() => {
    if (frame.current) frame.current.style.aspectRatio = String(aspect);
    if (image.current) place(image.current, picture, cutOf(picture, aspect, view));
  }, [picture, aspect, view]);

  useEffect(() => {
    if (takesFocus) frame.current?.focus();
  }, [takesFocus]);

  return (
    <div className="flex flex-col gap-3">
      <div
        ref={frame}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move what is behind the frame
        tabIndex={0}
        aria-label={t('crop.label')}
        aria-describedby={hintId}
        className="relative w-full cursor-grab touch-none select-none overflow-hidden rounded-control bg-sunken active:cursor-grabbing"
        {...gestures}
      >
        <img ref={image} src={picture.url} alt="" draggable={false} className="absolute max-w-none" />
        <span
          aria-hidden="true"
          className={clsx(
            'pointer-events-none absolute inset-0 border-2 border-[white]/80',
            round ? 'rounded-full shadow-[0_0_0_100vmax_rgb(6_12_20/.55)]' : 'rounded-control',
          )}
        />
      </div>
      <p id={hintId} className="text-ink-muted text-small">
        {t('crop.hint')}
      </p>
      <CropControls zoom={view.zoom} onMove={move} onZoom={zoom} />
      <CropSpeaker view={view} />
    </div>
  );
}

/** In parts of the frame, so that nothing has to be measured and a resized window changes nothing. */
function place(image: HTMLImageElement, picture: LocalPicture, cut: ReturnType<typeof cutOf>): void {
  const part = (length: number, of: number) => `${(100 * length) / of}%`;
  Object.assign(image.style, {
    width: part(picture.width, cut.width),
    height: part(picture.height, cut.height),
    left: part(-cut.left, cut.width),
    top: part(-cut.top, cut.height),
  });
}
