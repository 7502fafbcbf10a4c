import { projectRules as rules } from '@firstlight/contract/rules.ts';
import { pictureTypes, uploadLimits } from '@firstlight/contract/upload-limits.ts';
import { Crop, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/button.tsx';
import { ImageDrop } from '../../../../ui/field/image-drop.tsx';
import { lazyDialog } from '../../../../ui/lazy/lazy-part.tsx';

const CropDialog = lazyDialog(
  async () => (await import('../../../../ui/image-crop/crop-dialog.tsx')).CropDialog,
);

interface CoverFieldProps {
  /** What will be the cover: a cut picture's or a stored one's address. */
  picture: string | null;
  onChoose: (cut: Blob | null) => void;
  /** Drafts keep words only, which their writer should know before leaving. */
  isDraft: boolean;
}

/** Chosen, dropped or pasted, then cut to size here: only what is inside the frame is sent. */
export function CoverField({ picture, onChoose, isDraft }: CoverFieldProps) {
  const { t } = useTranslation('postProject');
  const { t: tPictures } = useTranslation('pictures');
  const [source, setSource] = useState<File>();
  const [isCutting, setIsCutting] = useState(false);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const { coverWidth: width, coverHeight: height } = rules;

  const take = (file: File) => {
    setIsUnreadable(false);
    setSource(file);
    setIsCutting(true);
  };
  const remove = () => {
    setSource(undefined);
    onChoose(null);
  };

  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 font-semibold text-[0.9375rem]">{t('cover.label')}</legend>
      {picture !== null && (
        <>
          <img
            src={picture}
            alt={t('cover.preview')}
            width={width}
            height={height}
            className="aspect-1200/630 h-auto w-full rounded-card border border-line object-cover"
          />
          <div className="flex flex-wrap gap-2">
            {source && (
              <Button size="sm" onClick={() => setIsCutting(true)}>
                <Crop aria-hidden="true" className="size-4" />
                {t('cover.adjust')}
              </Button>
            )}
            <Button size="sm" variant="ghost" onClick={remove}>
              <Trash2 aria-hidden="true" className="size-4" />
              {t('cover.remove')}
            </Button>
          </div>
        </>
      )}
      <ImageDrop
        types={pictureTypes}
        bytesMax={uploadLimits.sourceBytes}
        onFile={take}
        hint={t('cover.hint', { megabytes: uploadLimits.sourceMegabytes, width, height })}
        error={isUnreadable ? tPictures('drop.unreadable') : undefined}
      />
      {isDraft && <p className="text-ink-muted text-small">{t('cover.notInDraft')}</p>}
      {source && isCutting && (
        <CropDialog
          file={source}
          size={{ width, height }}
          onCut={(cut) => {
            setIsCutting(false);
            onChoose(cut);
          }}
          onUnreadable={() => {
            setIsCutting(false);
            setSource(undefined);
            setIsUnreadable(true);
          }}
          onClose={() => setIsCutting(false)}
        />
      )}
    </fieldset>
  );
}
