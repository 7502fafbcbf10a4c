/** Where the copy of a picture lies: known from its row alone, so that no copy can be lost. Nothing serves this folder. */
export const copyKey = (pictureId: string): string =>
  `evidence/${pictureId.replaceAll('-', '')}/picture.webp`;
