import { projectRules as rules } from '@firstlight/contract/rules.ts';
import { pictureTypes, uploadLimits } from '@firstlight/contract/upload-limits.ts';
import { CircleAlert, ImagePlus } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GalleryRow } from './gallery-row.tsx';
import type { GalleryHandle } from './use-gallery.ts';

/** Pictures besides the cover. None is cut, and their order is changed by buttons, so by keyboard too. */
export function GalleryField({ gallery, isDraft }: { gallery: GalleryHandle; isDraft: boolean }) {
  const { t } = useTranslation('postProject');
  const { t: tPictures } = useTranslation('pictures');
  const id = useId();
  const [said, say] = useState('');
  const { shown, kept, fault } = gallery;
  const megabytes = uploadLimits.sourceMegabytes;
  const hasRoom = kept.length < rules.picturesMax;

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    // Otherwise the same file could not be chosen a second time.
    event.target.value = '';
    void gallery.add(files);
  };
  const faults = {
    type: () => tPictures('drop.type'),
    large: () => tPictures('drop.large', { megabytes }),
    unreadable: () => tPictures('drop.unreadable'),
    full: () => t('gallery.full', { count: rules.picturesMax }),
  };

  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 font-semibold text-[0.9375rem]">{t('gallery.label')}</legend>
      {shown.length > 0 && (
        <ol className="divide-y divide-line border-line border-y">
          {shown.map((picture) => (
            <GalleryRow key={picture.key} picture={picture} gallery={gallery} say={say} />
          ))}
        </ol>
      )}
      {hasRoom && (
        <label className="relative inline-flex min-h-10 cursor-pointer items-center gap-2 self-start rounded-control border border-line-strong bg-surface px-4 font-semibold text-[0.9375rem] hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 pointer-coarse:min-h-11">
          <ImagePlus aria-hidden="true" className="size-4.5 stroke-[1.75]" />
          {t('gallery.add')}
          <input
            type="file"
            multiple
            accept={pictureTypes.join(',')}
            aria-describedby={`${id}-hint ${id}-fault`}
            onChange={choose}
            className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
          />
        </label>
      )}
      <p
        id={`${id}-fault`}
        role="alert"
        className="flex gap-1.5 font-medium text-rose text-small empty:hidden"
      >
        {fault && <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />}
        {fault && faults[fault]()}
      </p>
      <p id={`${id}-hint`} className="text-ink-faint text-small">
        {t('gallery.hint', { count: rules.picturesMax, megabytes })}
      </p>
      {isDraft && gallery.hasNew && <p className="text-ink-muted text-small">{t('gallery.notInDraft')}</p>}
      <p role="status" className="sr-only">
        {said}
      </p>
    </fieldset>
  );
}
