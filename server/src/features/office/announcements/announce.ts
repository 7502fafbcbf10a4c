import { announcementRules } from '@firstlight/contract/office/announcements/announcements.ts';
import type { Context } from '../../../core/context.ts';
import { removeAnnouncement, replaceAnnouncement } from './announcements.queries.ts';

/** What is wrong with what somebody wants to say, in a sentence for them; undefined once it is said. */
export async function announce(
  { db, now }: Pick<Context, 'db' | 'now'>,
  [hours = '', ...words]: readonly string[],
): Promise<string | undefined> {
  const { characters, hoursMost } = announcementRules;
  const [en = '', fr = '', ...more] = words
    .join(' ')
    .split('|')
    .map((text) => text.trim());
  if (!/^\d{1,3}$/.test(hours) || Number(hours) < 1 || Number(hours) > hoursMost)
    return `Say first for how many hours, 1 to ${hoursMost}.`;
  if (en === '' || fr === '' || more.length > 0)
    return 'Say it in English and in French, with one | in between.';
  if (Math.max(en.length, fr.length) > characters)
    return `Say it in ${characters} characters in each language.`;
  await replaceAnnouncement(db, { en, fr, until: new Date(now().getTime() + Number(hours) * 3_600_000) });
  return undefined;
}

export async function endAnnouncement({ db }: Pick<Context, 'db'>): Promise<void> {
  await removeAnnouncement(db);
}
