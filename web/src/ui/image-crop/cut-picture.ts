import { type CropView, cutOf, type PictureSize } from './crop-view.ts';
import { writeCanvas } from './write-canvas.ts';

/** A picture on this device, decoded and upright. Let go of `url` when it is no longer shown. */
export interface LocalPicture extends PictureSize {
  url: string;
  image: HTMLImageElement;
}

/** Fails where the browser cannot read the file as a picture. */
export async function readPicture(file: Blob): Promise<LocalPicture> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return { url, image, width: image.naturalWidth, height: image.naturalHeight };
  } catch (error) {
    URL.revokeObjectURL(url);
    throw error;
  }
}

/** What is inside the frame, in the size that is asked for. */
export async function cutPicture(picture: LocalPicture, view: CropView, size: PictureSize): Promise<Blob> {
  const { left, top, width, height } = cutOf(picture, size.width / size.height, view);
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('There is no canvas to draw on.');
  paper.imageSmoothingQuality = 'high';
  paper.drawImage(picture.image, left, top, width, height, 0, 0, size.width, size.height);
  return writeCanvas(canvas);
}
