type Texts = Record<string, unknown>;

/**
 * Each feature says what its kinds of news say, under `notifications` in its own file. Whoever shows news reads them in one
 * place, as `kinds` of the file `notifications`: pages that show none fetch none of it, and the bell fetches no other file.
 */
export function gatherKinds(files: ReadonlyMap<string, Texts>): Map<string, Texts> {
  const gathered = new Map<string, Texts>();
  const kinds: Texts = {};
  for (const [namespace, { notifications, ...texts }] of files) {
    gathered.set(namespace, texts);
    Object.assign(kinds, notifications);
  }
  return gathered.set('notifications', { ...gathered.get('notifications'), kinds });
}
