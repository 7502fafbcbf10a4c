import type { FileStore } from '../../platform/files/file-store.ts';

/** A note in the file store. Its name says it all, so that a list of names is enough to read them. */
export interface MarkFile {
  key: string;
  day: string;
  id: string;
  /** Whose account was erased: its random id. Null: it only says that the database was there at that moment. */
  personId: string | null;
}

const folder = (site: string) => `marks/${site}`;

export async function putMarkFile(
  files: FileStore,
  site: string,
  mark: { id: string; at: Date; personId: string | null },
): Promise<void> {
  const name = [mark.id, ...(mark.personId ? [mark.personId] : []), 'txt'].join('.');
  const key = `${folder(site)}/${mark.at.toISOString().slice(0, 10)}/${name}`;
  await files.put(key, Buffer.from('\n'), { contentType: 'text/plain', cacheControl: 'no-store' });
}

export async function listMarkFiles(files: FileStore, site: string): Promise<MarkFile[]> {
  const keys = await files.list(folder(site));
  return keys.flatMap((key) => {
    const [, , day = '', name = ''] = key.split('/');
    const [id = '', ...rest] = name.split('.');
    const ending = rest.pop();
    return ending === 'txt' ? [{ key, day, id, personId: rest[0] ?? null }] : [];
  });
}
