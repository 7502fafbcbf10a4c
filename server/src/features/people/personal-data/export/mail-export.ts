import type { JobContext } from '../../../../core/job.ts';
import { printLetter } from '../../../../core/mail/print-letter.ts';
import { translate } from '../../../../core/translate.ts';
import { findPerson } from '../../accounts/find-person.ts';
import { ExportReadyLetter } from '../emails/export-ready.email.tsx';
import { findExport } from './exports.queries.ts';

/** Says that an archive can be fetched, while it can. The link leads to a page, where one has to be signed in. */
export async function mailExport(ctx: JobContext, exportId: string): Promise<void> {
  const ready = await findExport(ctx.db, exportId);
  if (ready?.state !== 'ready' || !ready.userId || ready.expiresAt <= ctx.now()) return;
  const person = await findPerson(ctx, ready.userId);
  if (!person) return;
  const { name, email, language } = person;
  await ctx.sendMail({
    key: `export-ready:${exportId}`,
    kind: 'export-ready',
    to: email,
    subject: translate(language, 'mail', 'exportReady.subject'),
    ...(await printLetter(
      ExportReadyLetter({ language, name, origin: ctx.origin, expiresAt: ready.expiresAt }),
    )),
  });
}
