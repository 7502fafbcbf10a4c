import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { readPicture as endpoint } from '@firstlight/contract/office/cases/cases.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { type FileBody, fileBody } from '../../../../core/http/files/file-body.ts';
import { recordAdminAct } from '../../../../core/record-admin-act.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { visibleCase } from '../queue/visible-case.ts';
import { listCasePictures } from './case-pictures.queries.ts';
import { copyKey } from './copy-key.ts';

/** The copy itself, and never an address at which it could be seen again: each look is noted. */
export async function readPicture(
  ctx: Context<Member>,
  { caseId, pictureId }: InputOf<typeof endpoint>,
): Promise<FileBody> {
  await inTransaction(ctx, async (tx) => {
    const found = await visibleCase(tx, caseId);
    const picture = (await listCasePictures(tx.db, found.id)).find(({ id }) => id === pictureId);
    if (picture?.state !== 'copied') throw new AppError('request.not_found');
    await recordAdminAct(tx, { act: 'cases.readPicture', subjectId: pictureId, caseId });
  });
  const stored = await ctx.files.get(copyKey(pictureId));
  if (!stored) throw new AppError('request.not_found');
  return fileBody({ downloadAs: 'picture.webp', stream: stored.body, bytes: stored.bytes });
}
