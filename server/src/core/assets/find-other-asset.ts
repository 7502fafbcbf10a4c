import type { FileStore, StoredFile } from '../../platform/files/file-store.ts';
import { assetKey, assetType } from './asset-key.ts';

/** A file of an earlier or later release's build, as `publishAssets` left it. */
export async function findOtherAsset(files: FileStore, name: string): Promise<StoredFile | undefined> {
  const contentType = assetType(name);
  const file = contentType === undefined ? undefined : await files.get(assetKey(name));
  return file && contentType ? { ...file, contentType } : undefined;
}
