import type { Db } from '../db/database.ts';
import type { LiveTopic } from '../platform/live/live-topic.ts';
import { membersAmong } from './test-tables.ts';

/** Something that only its members may follow, as the tests of real processes need it. Never shipped. */
export const testCircle = (db: Db): LiveTopic => ({
  name: 'circle',
  isOwn: false,
  isId: () => true,
  mayListen: (asked) => membersAmong(db, asked),
});
