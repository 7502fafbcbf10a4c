import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.tsx';
import { Dialog, DialogClose } from '../overlay/dialog.tsx';
import { DawnSpinner } from '../picture/dawn-spinner.tsx';
import { type CropView, type PictureSize, wholeView } from './crop-view.ts';
import { cutPicture, type LocalPicture, readPicture } from './cut-picture.ts';
import { ImageCrop } from './image-crop.tsx';

interface CropDialogProps {
  file: File;
  /** Of what will be cut, in pixels. */
  size: PictureSize;
  /** Shows that only a disc of it will be seen. */
  round?: boolean;
  onCut: (cut: Blob) => void;
  onUnreadable: () => void;
  onClose: () => void;
}

/** Asks which part of a picture is meant. Large and rarely needed: to be loaded late. */
export function CropDialog({ file, size, round = false, onCut, onUnreadable, onClose }: CropDialogProps) {
  const { t } = useTranslation('pictures');
  const picture = useLocalPicture(file, onUnreadable);
  const [view, setView] = useState<CropView>(wholeView);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('crop.title')}
      size={round ? 'sm' : 'md'}
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">{t('crop.cancel')}</Button>
          </DialogClose>
          <Button
            variant="sun"
            loading={!picture}
            onClick={() => picture && void cutPicture(picture, view, size).then(onCut, onUnreadable)}
          >
            {t('crop.use')}
          </Button>
        </>
      }
    >
      {picture ? (
        <ImageCrop
          picture={picture}
          aspect={size.width / size.height}
          round={round}
          takesFocus
          view={view}
          onView={setView}
        />
      ) : (
        <div className="grid min-h-60 place-items-center">
          <DawnSpinner />
        </div>
      )}
    </Dialog>
  );
}

function useLocalPicture(file: File, onUnreadable: () => void): LocalPicture | undefined {
  const [picture, setPicture] = useState<LocalPicture>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a file is read once, whoever is told that it cannot be
  useEffect(() => {
    let isWanted = true;
    const reading = readPicture(file);
    reading.then(
      (read) => isWanted && setPicture(read),
      () => isWanted && onUnreadable(),
    );
    return () => {
      isWanted = false;
      void reading.then(({ url }) => URL.revokeObjectURL(url)).catch(() => undefined);
    };
  }, [file]);

  return picture;
}
