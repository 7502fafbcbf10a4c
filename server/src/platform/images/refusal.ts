import type { PictureRefusal, PictureResult } from './reencode-picture.ts';

export function refusal(reason: PictureRefusal, detail: string = reason): PictureResult {
  return { ok: false, reason, detail };
}
