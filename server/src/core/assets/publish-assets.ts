import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../db/database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { assetKey, assetType } from './asset-key.ts';
import { forgetAssets, listOldAssets, listPublishedAssets, replaceAssets } from './assets.queries.ts';

interface Published {
  added: number;
  superseded: number;
}

const atOnce = 8;
const immutable = 'public, max-age=31536000, immutable';

/**
 * Puts the files of this build where the processes of other releases find them. Done by `migrate`, before a process of
 * this release serves a page that asks for them.
 */
export async function publishAssets(
  { db, files, now }: { db: Db; files: FileStore; now(): Date },
  webDirectory: string,
): Promise<Published> {
  const directory = join(webDirectory, 'assets');
  const names = (await readdir(directory).catch(() => [])).filter((name) => assetType(name) !== undefined);
  if (names.length === 0) return { added: 0, superseded: 0 };
  const known = new Set(await listPublishedAssets(db));
  const missing = names.filter((name) => !known.has(name));
  const lane = async () => {
    for (let name = missing.pop(); name !== undefined; name = missing.pop()) {
      const contentType = assetType(name) ?? '';
      const body = await readFile(join(directory, name));
      await files.put(assetKey(name), body, { contentType, cacheControl: immutable });
    }
  };
  const added = missing.length;
  await Promise.all(Array.from({ length: atOnce }, lane));
  return { added, superseded: await replaceAssets(db, names, now()) };
}

/** A page may stay open for weeks and ask for a part of itself then. */
export const assetDays = 60;

export async function removeOldAssets(ctx: { db: Db; files: FileStore; now(): Date }): Promise<void> {
  const before = new Date(ctx.now().getTime() - assetDays * 86_400_000);
  for (;;) {
    const names = await listOldAssets(ctx.db, before, 500);
    for (const name of names) await ctx.files.remove(assetKey(name));
    await forgetAssets(ctx.db, names);
    if (names.length < 500) return;
  }
}
