import { randomUUID } from 'node:crypto';
import type { Notification } from '@firstlight/contract/outreach/notifications/notifications.ts';
import type { Context, Member } from '../../../core/context.ts';
import { makePerson, makeProject } from '../../../testing/people/makers-and-testers.ts';
import { testWorld, type World } from '../../../testing/world.ts';
import { listNotifications } from './list/list-notifications.ts';
import { gatherDue, mailNews } from './notifications.jobs.ts';
import { notify } from './notify/notify.ts';

export interface NotificationScene {
  world: World;
  /** Maya, who is told. */
  owner: Context<Member>;
  /** Idris, who acts under his own name. */
  other: Context<Member>;
  /** Maya's, and what the news is about. */
  project: string;
  /** It is ten o'clock, nothing has happened yet, and there is a fresh project. */
  begin(): Promise<void>;
  /** From now on the news is about this one. */
  publish(name: string): Promise<void>;
  feedbackGiven(cause?: string): Promise<void>;
  mentioned(cause?: string): Promise<void>;
  listed(only?: 'mentions'): Promise<Notification[]>;
  /** The subjects of what the scheduled jobs have mailed by then. */
  mailsUntil(date: string): Promise<string[]>;
  lettersUntil(date: string): Promise<{ subject: string; html: string }[]>;
}

const kept = [
  'notifications',
  'notificationCauses',
  'notificationChoices',
  'notificationMails',
  'notificationPushes',
  'pushDevices',
] as const;

export async function openScene(): Promise<NotificationScene> {
  const world = await testWorld();
  const owner = (await makePerson(world, 'maya')).ctx;
  const other = (await makePerson(world, 'idris')).ctx;
  const about = () => ({ userId: owner.actor.id, subjectId: scene.project, aboutId: scene.project });
  const scene: NotificationScene = {
    world,
    owner,
    other,
    project: '',
    async begin() {
      world.clock.now = new Date('2026-11-16T10:00:00Z');
      for (const sent of Object.values(world.happened)) sent.length = 0;
      for (const table of kept) await world.database.db.deleteFrom(table).execute();
      await scene.publish('Tidepool');
    },
    async publish(name) {
      scene.project = await makeProject(world, owner.actor.id, { name });
    },
    feedbackGiven: (cause = randomUUID()) =>
      notify(world.jobCtx, { ...about(), kind: 'feedback', actorId: null, cause }),
    async mentioned(cause = randomUUID()) {
      await world.database.pool.query(
        `insert into comments (id, project_id, author_id, body, written_at) values ($1, $2, $3, 'See this.', $4)`,
        [randomUUID(), scene.project, other.actor.id, world.clock.now],
      );
      await notify(world.jobCtx, { ...about(), kind: 'mention', actorId: other.actor.id, cause });
    },
    listed: async (only) => (await listNotifications(owner, { only, after: undefined })).items,
    async mailsUntil(date) {
      return (await scene.lettersUntil(date)).map(({ subject }) => subject);
    },
    async lettersUntil(date) {
      const ctx = { ...world.jobCtx, now: () => new Date(date) };
      await gatherDue.run(ctx, {});
      for (const { name, payload } of world.happened.jobs.splice(0)) {
        if (name === mailNews.name) await mailNews.run(ctx, payload);
      }
      return world.happened.mails.splice(0);
    },
  };
  return scene;
}
