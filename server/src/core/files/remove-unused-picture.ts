import type { PictureSize } from '../../platform/images/reencode-picture.ts';
import type { Context } from '../context.ts';
import { ask } from '../question.ts';
import { pictureQuestions } from './picture-questions.ts';
import { pictureKeys, removePicture } from './store-picture.ts';

/** For patient jobs: while a copy of it is being made it stays, and the job comes again. */
export async function removeUnusedPicture(
  ctx: Context,
  folder: string,
  sizes: readonly PictureSize[],
): Promise<void> {
  const isBeingCopied = await ask(ctx, pictureQuestions.isBeingCopied, pictureKeys(folder, sizes));
  if (isBeingCopied) throw new Error('a copy of this picture is still being made');
  await removePicture(ctx, folder, sizes);
}
