export interface PictureSize {
  width: number;
  height: number;
}

/** Where the frame stands on a picture: its middle, as parts of the picture, and how near it looks. */
export interface CropView {
  x: number;
  y: number;
  /** 1 shows as much as fits the frame. */
  zoom: number;
}

/** The part of the picture inside the frame, in its own pixels. */
export interface Cut {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const wholeView: CropView = { x: 0.5, y: 0.5, zoom: 1 };
export const zoomMax = 4;

export function cutOf(picture: PictureSize, aspect: number, { x, y, zoom }: CropView): Cut {
  const width = Math.min(picture.width, picture.height * aspect) / zoom;
  const height = width / aspect;
  return { left: x * picture.width - width / 2, top: y * picture.height - height / 2, width, height };
}

/** The nearest view that shows nothing beyond the picture's edge. */
export function heldInside(picture: PictureSize, aspect: number, view: CropView): CropView {
  const zoom = between(view.zoom, 1, zoomMax);
  const { width, height } = cutOf(picture, aspect, { ...view, zoom });
  const marginX = width / 2 / picture.width;
  const marginY = height / 2 / picture.height;
  return { x: between(view.x, marginX, 1 - marginX), y: between(view.y, marginY, 1 - marginY), zoom };
}

/** Moves the frame over the picture, by parts of the frame: a quarter of it is a quarter at any zoom. */
export function moved(
  picture: PictureSize,
  aspect: number,
  view: CropView,
  by: { x: number; y: number },
): CropView {
  const { width, height } = cutOf(picture, aspect, view);
  return heldInside(picture, aspect, {
    ...view,
    x: view.x + (by.x * width) / picture.width,
    y: view.y + (by.y * height) / picture.height,
  });
}

export function zoomed(picture: PictureSize, aspect: number, view: CropView, factor: number): CropView {
  return heldInside(picture, aspect, { ...view, zoom: view.zoom * factor });
}

function between(value: number, min: number, max: number): number {
  return min > max ? (min + max) / 2 : Math.min(max, Math.max(min, value));
}
