import type { ResultOf } from '@firstlight/contract/endpoint.ts';
import type { readAnnouncement as endpoint } from '@firstlight/contract/office/announcements/announcements.ts';
import type { Context } from '../../../core/context.ts';
import { translate } from '../../../core/translate.ts';
import { findAnnouncement } from './announcements.queries.ts';

type Announcement = ResultOf<typeof endpoint>['announcement'];

/** What somebody wanted to say comes first; a demo always says what it is. */
export async function readAnnouncement({ db, now, isDemo }: Context): Promise<ResultOf<typeof endpoint>> {
  const said = await findAnnouncement(db, now());
  if (said) return { announcement: { ...said, path: null } };
  return { announcement: isDemo ? demo() : null };
}

function demo(): Announcement {
  const say = (language: 'en' | 'fr') => translate(language, 'demo', 'line');
  return { en: say('en'), fr: say('fr'), path: '/demo' };
}
