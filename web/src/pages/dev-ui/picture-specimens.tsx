import { useEffect, useState } from 'react';
import { ImageDrop } from '../../ui/field/image-drop.tsx';
import { type CropView, wholeView } from '../../ui/image-crop/crop-view.ts';
import { type LocalPicture, readPicture } from '../../ui/image-crop/cut-picture.ts';
import { ImageCrop } from '../../ui/image-crop/image-crop.tsx';
import { Specimen } from './section.tsx';

const types = ['image/png', 'image/jpeg'];

export function PictureSpecimens() {
  const [file, setFile] = useState<Blob>();
  return (
    <>
      <Specimen label="Choose, drop or paste; refused" layout="grid">
        <ImageDrop
          types={types}
          bytesMax={5 * 1024 * 1024}
          onFile={setFile}
          hint="PNG or JPEG, up to 5 MB."
        />
        <ImageDrop
          types={types}
          bytesMax={5 * 1024 * 1024}
          onFile={setFile}
          hint="PNG or JPEG, up to 5 MB."
          error="This picture is damaged."
        />
      </Specimen>
      <Specimen label="Cut: a disc, and a cover of 1200 × 630" layout="grid">
        <Cut file={file} aspect={1} round />
        <Cut file={file} aspect={1200 / 630} />
      </Specimen>
    </>
  );
}

function Cut({ file, aspect, round = false }: { file: Blob | undefined; aspect: number; round?: boolean }) {
  const [picture, setPicture] = useState<LocalPicture>();
  const [view, setView] = useState<CropView>(wholeView);

  useEffect(() => {
    (file ? Promise.resolve(file) : drawSky()).then(readPicture).then(setPicture, () => undefined);
  }, [file]);

  return (
    picture && <ImageCrop picture={picture} aspect={aspect} round={round} view={view} onView={setView} />
  );
}

/** Something to move about before anything was chosen. */
function drawSky(): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = 900;
  canvas.height = 600;
  const paper = canvas.getContext('2d');
  if (!paper) return Promise.reject(new Error('There is no canvas to draw on.'));
  const sky = paper.createLinearGradient(0, 0, 0, 600);
  sky.addColorStop(0, '#bfd3e2');
  sky.addColorStop(1, '#ffc79b');
  paper.fillStyle = sky;
  paper.fillRect(0, 0, 900, 600);
  paper.fillStyle = '#ff8534';
  paper.arc(600, 400, 120, 0, 7);
  paper.fill();
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('It could not be drawn.'))));
  });
}
