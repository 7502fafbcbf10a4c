import { Readable } from 'node:stream';
import type { Context } from '../../../../core/context.ts';
import { type FileBody, fileBody } from '../../../../core/http/files/file-body.ts';
import { listLedger } from './books.queries.ts';
import { findReconciledOn } from './checks.queries.ts';

/** For whoever wants to add it up again. The words in it are ours alone: no cell can be a formula. */
export async function downloadLedger({ db }: Context): Promise<FileBody> {
  const upTo = await findReconciledOn(db);
  const lines = upTo === null ? [] : await listLedger(db, upTo);
  const rows = lines.map(({ day, entry, account, cents }) => `${day},${entry},${account},${cents}`);
  const bytes = Buffer.from(`${['day,entry,account,cents', ...rows].join('\r\n')}\r\n`);
  return fileBody({
    downloadAs: 'firstlight-ledger.csv',
    stream: Readable.from([bytes]),
    bytes: bytes.length,
  });
}
