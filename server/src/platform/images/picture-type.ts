export type PictureType = 'jpeg' | 'png' | 'webp' | 'avif';

interface Signature {
  type: PictureType | 'other';
  at: number;
  bytes: string;
}

const signatures: readonly Signature[] = [
  { type: 'jpeg', at: 0, bytes: '\xff\xd8\xff' },
  { type: 'png', at: 0, bytes: '\x89PNG\r\n\x1a\n' },
  { type: 'webp', at: 8, bytes: 'WEBP' },
  { type: 'avif', at: 4, bytes: 'ftypavif' },
  { type: 'avif', at: 4, bytes: 'ftypavis' },
  { type: 'other', at: 4, bytes: 'ftyphe' },
  { type: 'other', at: 4, bytes: 'ftypmif1' },
  { type: 'other', at: 4, bytes: 'ftypmsf1' },
  { type: 'other', at: 4, bytes: 'JXL ' },
  { type: 'other', at: 4, bytes: 'jP  ' },
  { type: 'other', at: 0, bytes: '\xff\x0a' },
  { type: 'other', at: 0, bytes: 'GIF8' },
  { type: 'other', at: 0, bytes: 'II*\0' },
  { type: 'other', at: 0, bytes: 'II+\0' },
  { type: 'other', at: 0, bytes: 'MM\0*' },
  { type: 'other', at: 0, bytes: 'MM\0+' },
  { type: 'other', at: 0, bytes: 'BM' },
  { type: 'other', at: 0, bytes: '\0\0\x01\0' },
  { type: 'other', at: 0, bytes: '8BPS' },
  { type: 'other', at: 0, bytes: '%PDF-' },
  { type: 'other', at: 0, bytes: '%!PS' },
];

const SVG = /^(?:\xef\xbb\xbf)?\s*<(?:svg|\?xml|!DOCTYPE svg|!--)/i;

/**
 * What a file is by its own bytes; names and declared types are the sender's to invent. `other` is a kind of picture
 * (or a page) we know and do not take, so that its owner can be told to convert it; undefined is no picture at all.
 */
export function pictureType(file: Uint8Array): PictureType | 'other' | undefined {
  const head = Buffer.from(file.buffer, file.byteOffset, Math.min(file.byteLength, 1_024)).toString('latin1');
  const found = signatures.find(({ at, bytes }) => head.startsWith(bytes, at));
  if (found !== undefined) return found.type;
  return SVG.test(head) && head.includes('<svg') ? 'other' : undefined;
}
