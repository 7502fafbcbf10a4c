import { randomBytes } from 'node:crypto';

const LONGEST = 200;
const PART = /^[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*$/;

/**
 * A folder nobody can guess and nothing else uses, such as `pictures/9f86d0…`. What is stored under it never changes,
 * so browsers and the CDN may keep it for ever; a new picture is a new folder.
 */
export function newFolder(kind: string): string {
  return `${kind}/${randomBytes(16).toString('hex')}`;
}

/**
 * Refuses whatever is not plain words between single slashes: no `..`, no root, no backslash, no NUL, no empty or
 * hidden part, nothing a URL would have to escape. Keys are ours, so a refusal is a bug or an attack, not a typo.
 */
export function checkKey(key: string): void {
  const isPlain = key.length <= LONGEST && key.split('/').every((part) => PART.test(part));
  if (!isPlain) throw new Error(`file key ${JSON.stringify(key.slice(0, LONGEST))} is not allowed`);
}
