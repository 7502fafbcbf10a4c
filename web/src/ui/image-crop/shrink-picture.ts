import { readPicture } from './cut-picture.ts';
import { writeCanvas } from './write-canvas.ts';

/** All of a picture, no side longer than asked: what a camera wrote beside its pixels stays on this device. */
export async function shrinkPicture(file: Blob, longestSide: number): Promise<Blob> {
  const { url, image, width, height } = await readPicture(file);
  try {
    const scale = Math.min(1, longestSide / Math.max(width, height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    const paper = canvas.getContext('2d');
    if (!paper) throw new Error('There is no canvas to draw on.');
    paper.imageSmoothingQuality = 'high';
    paper.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await writeCanvas(canvas);
  } finally {
    URL.revokeObjectURL(url);
  }
}
