import { clsx } from 'clsx';
import { CircleAlert, ImagePlus } from 'lucide-react';
import { type ChangeEvent, type DragEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface ImageDropProps {
  types: readonly string[];
  bytesMax: number;
  onFile: (file: File) => void;
  hint: ReactNode;
  /** What is wrong with the last file, beyond its type and size. */
  error?: string | undefined;
}

type Fault = 'type' | 'large';

/** A place to choose, drop or paste one picture. */
export function ImageDrop({ types, bytesMax, onFile, hint, error }: ImageDropProps) {
  const { t } = useTranslation('pictures');
  const id = useId();
  const [over, setOver] = useState(false);
  const [fault, setFault] = useState<Fault>();

  const take = (file: File | undefined) => {
    if (!file) return;
    const found = types.includes(file.type) ? (file.size > bytesMax ? 'large' : undefined) : 'type';
    setFault(found);
    if (!found) onFile(file);
  };
  usePaste(take);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    take(event.target.files?.[0]);
    // Otherwise the same file could not be chosen a second time.
    event.target.value = '';
  };
  const megabytes = bytesMax / 1024 / 1024;
  const sentence = fault ? t(`drop.${fault}`, { megabytes }) : error;

  return (
    <div className="flex flex-col gap-1.5">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra way; the file input inside is the way */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={clsx(
          'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-dashed px-4 py-3',
          over ? 'border-focus bg-sky-soft' : 'border-line-strong bg-surface dark:bg-canvas',
        )}
      >
        <label className="relative inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-control border border-line-strong bg-surface px-4 font-semibold text-[0.9375rem] hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 pointer-coarse:min-h-11">
          <ImagePlus aria-hidden="true" className="size-4.5 stroke-[1.75]" />
          {t('drop.choose')}
          <input
            type="file"
            accept={types.join(',')}
            aria-describedby={`${id}-hint ${id}-fault`}
            onChange={choose}
            className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
          />
        </label>
        <span aria-hidden="true" className="text-ink-muted text-small pointer-coarse:hidden">
          {t(over ? 'drop.over' : 'drop.or')}
        </span>
      </div>
      <p
        id={`${id}-fault`}
        role="alert"
        className="flex gap-1.5 font-medium text-rose text-small empty:hidden"
      >
        {sentence && <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />}
        {sentence}
      </p>
      <p id={`${id}-hint`} className="text-ink-faint text-small">
        {hint}
      </p>
    </div>
  );
}

/** Only files are taken: whoever pastes words into a field gets their words. */
function usePaste(take: (file: File | undefined) => void): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const [file] = event.clipboardData?.files ?? [];
      if (file?.type.startsWith('image/')) take(file);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  });
}
