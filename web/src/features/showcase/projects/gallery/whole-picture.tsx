import type { ProjectPicture } from '@firstlight/contract/showcase/projects/project-picture.ts';

/** The longest side of the smaller of the two that are offered. */
const smallSide = 800;
/** As a cover is: the frame that every picture stands in. */
const frameShape = 1200 / 630;

interface WholePictureProps {
  picture: ProjectPicture;
  alt: string;
  /** How wide the frame is, as `sizes` says it; a narrow picture takes less of it. */
  frame: { wide: number; narrow: number };
}

/** All of it, whatever its shape, in a frame that is there before it. */
export function WholePicture({ picture, alt, frame }: WholePictureProps) {
  const { width, height, small, large } = picture;
  const smallWidth = Math.round(width * Math.min(1, smallSide / Math.max(width, height)));
  const share = Math.min(1, width / height / frameShape);
  return (
    <img
      src={small}
      srcSet={smallWidth === width ? undefined : `${small} ${smallWidth}w, ${large} ${width}w`}
      sizes={`(min-width: 56.25rem) ${Math.ceil(frame.wide * share)}px, ${Math.ceil(frame.narrow * share)}vw`}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className="size-full object-contain"
    />
  );
}
