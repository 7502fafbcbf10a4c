import type { Readable } from 'node:stream';

/** A file as an answer: its bytes, or a short-lived address in the object store that holds it. */
export type FileBody = { [fileMark]: true; downloadAs: string } & (
  | { stream: Readable; bytes: number }
  | { url: string }
);

const fileMark: unique symbol = Symbol('file body');

type FileParts = { downloadAs: string } & ({ stream: Readable; bytes: number } | { url: string });

export function fileBody(parts: FileParts): FileBody {
  return { [fileMark]: true, ...parts };
}

export function isFileBody(result: unknown): result is FileBody {
  return typeof result === 'object' && result !== null && fileMark in result;
}
