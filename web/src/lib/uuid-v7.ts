let latest = 0;

/** An id that sorts by the moment it was made, also among those of one moment: what was written first stands first. */
export function uuidV7(): string {
  latest = Math.max(Date.now(), latest + 1);
  const time = latest.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`;
}
