import { projectLimits } from '@firstlight/contract/showcase/projects/project-limits.ts';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/button.tsx';
import { IconButton } from '../../../../ui/button/icon-button.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { TextInput } from '../../../../ui/field/text-input.tsx';
import type { GalleryHandle, Shown } from './use-gallery.ts';

interface GalleryRowProps {
  picture: Shown;
  gallery: GalleryHandle;
  /** Says what has happened to whoever does not see it. */
  say: (sentence: string) => void;
}

/** A picture with its words, its place and the way to take it off. */
export function GalleryRow({ picture, gallery, say }: GalleryRowProps) {
  const { t } = useTranslation('postProject');
  const row = useRef<HTMLLIElement>(null);
  const { key, preview, alt, isRemoved } = picture;
  const number = gallery.kept.findIndex((one) => one.key === key) + 1;
  const count = gallery.kept.length;

  // The row that moves is drawn anew at its place, and would lose focus with it.
  const refocus = (name: string) =>
    setTimeout(() => row.current?.querySelector<HTMLElement>(`[data-act=${name}]`)?.focus());
  const move = (by: -1 | 1) => {
    gallery.move(key, by);
    say(t('gallery.moved', { number, place: number + by, count }));
    refocus(by < 0 ? 'up' : 'down');
  };

  if (isRemoved) {
    return (
      <li ref={row} className="flex items-center gap-3 py-3">
        <img src={preview} alt="" className="h-8 w-13 rounded-chip bg-sunken object-contain opacity-50" />
        <p className="text-ink-muted text-small">{t('gallery.removed')}</p>
        <Button
          size="sm"
          variant="ghost"
          data-act="undo"
          className="ml-auto"
          onClick={() => {
            gallery.restore(key);
            refocus('remove');
          }}
        >
          {t('gallery.undo')}
        </Button>
      </li>
    );
  }
  return (
    <li ref={row} className="flex items-start gap-4 py-4 max-sm:flex-col">
      <img
        src={preview}
        alt=""
        className="aspect-1200/630 w-36 shrink-0 rounded-control border border-line bg-sunken object-contain"
      />
      <Field label={t('gallery.alt', { number })} className="w-full min-w-0 flex-1">
        <TextInput
          value={alt}
          maxLength={projectLimits.pictureAlt}
          autoComplete="off"
          onChange={(event) => gallery.describe(key, event.target.value)}
        />
      </Field>
      <div className="flex sm:pt-7">
        <IconButton
          data-act="up"
          label={t('gallery.up', { number })}
          icon={<ArrowUp aria-hidden="true" />}
          disabled={number === 1}
          onClick={() => move(-1)}
        />
        <IconButton
          data-act="down"
          label={t('gallery.down', { number })}
          icon={<ArrowDown aria-hidden="true" />}
          disabled={number === count}
          onClick={() => move(1)}
        />
        <IconButton
          data-act="remove"
          label={t('gallery.remove', { number })}
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => {
            gallery.remove(key);
            say(t('gallery.removed'));
            refocus('undo');
          }}
        />
      </div>
    </li>
  );
}
