import { endpoints } from '@firstlight/contract/endpoints.ts';
import { delayedEvents } from '@firstlight/contract/live.ts';
import { hiddenActRules } from '@firstlight/contract/rules.ts';
import type { FastifyInstance } from 'fastify';
import { countUnread } from '../../features/outreach/notifications/list/count-unread.ts';
import { listNotifications } from '../../features/outreach/notifications/list/list-notifications.ts';
import { readFigures } from '../../features/trials/dashboard/read-figures.ts';
import { asker, makePerson, makeProject, type TestPerson } from '../people/makers-and-testers.ts';
import { mailDue, workOff } from '../people/testers.ts';
import type { World } from '../world.ts';

type Leaf = string | number;

/** A maker who misses nothing: fetches whatever there is, hears every push, keeps every mail, and notes when. */
export interface WatchingMaker {
  person: TestPerson;
  projectId: string;
  /** What came without being asked for: the names of pushes, and `mail`. */
  arrivals: { what: string; at: number }[];
  read(path: string): Promise<string>;
  /** Every value among the figures and under the bell, by where it stands: what moves when a note comes. */
  look(): Promise<Record<string, Leaf>>;
  publish(credits: { feedbackIds: string[]; skipIds: string[] }): Promise<void>;
  /** Hears what follows from the last act, once the jobs it left are done. */
  hear(): Promise<void>;
  /** Lets time pass, in which mails leave. */
  wait(milliseconds: number): Promise<void>;
}

export async function watchingMaker(
  world: World,
  app: FastifyInstance,
  name: string,
): Promise<WatchingMaker> {
  const person = await makePerson(world, name);
  const projectId = await makeProject(world, person.id);
  const arrivals: WatchingMaker['arrivals'] = [];
  const topics: string[] = [`me:${person.id}`, `project:${projectId}`];
  const ask = asker(() => app);
  const read = async (path: string) => (await ask(person, 'GET', path.replace(':projectId', projectId))).body;

  return {
    person,
    projectId,
    arrivals,
    read,
    async look() {
      const [figures, news, unread] = await Promise.all([
        readFigures(person.ctx, { projectId }),
        listNotifications(person.ctx, {}),
        countUnread(person.ctx),
      ]);
      return Object.fromEntries(leavesOf({ figures, news, unread }, 'then'));
    },
    async publish(credits) {
      const said = { whatChanged: 'There are fewer steps now.', link: null };
      await ask(person, 'POST', `/api/projects/${projectId}/iterations`, { ...said, ...credits });
    },
    async hear() {
      await workOff(world);
      const now = world.clock.now.getTime();
      const heard = world.happened.pushes.splice(0).filter(({ topic }) => topics.includes(topic));
      arrivals.push(...heard.map(({ event }) => ({ what: event, at: rungAt(event, now) })));
    },
    async wait(milliseconds) {
      const end = new Date(world.clock.now.getTime() + milliseconds);
      for (;;) {
        const due = await nextMail(world, person.id, end);
        if (!due) break;
        // The job that looks for them comes with the full minute.
        world.clock.now = new Date(Math.ceil(due.getTime() / 60_000) * 60_000);
        const mails = (await mailDue(world)).filter(({ to }) => to === person.email);
        arrivals.push(...mails.map(() => ({ what: 'mail', at: world.clock.now.getTime() })));
      }
      if (world.clock.now < end) world.clock.now = end;
    },
  };
}

async function nextMail({ database }: World, userId: string, until: Date): Promise<Date | undefined> {
  const planned = await database.db
    .selectFrom('notificationMails')
    .select('dueAt')
    .where('userId', '=', userId)
    .where('dueAt', '<=', until)
    .executeTakeFirst();
  return planned?.dueAt ?? undefined;
}

/** As `platform/live/delayed-push.ts` rings it. */
function rungAt(event: string, now: number): number {
  const step = hiddenActRules.shownEveryMinutes * 60_000;
  return delayedEvents.has(event) ? Math.floor(now / step) * step + step : now;
}

/** All that answers a maker about themselves and a project of theirs, whatever is added to it. */
export const makersAddresses = endpoints
  .filter(
    ({ name, method, access }) => method === 'GET' && access !== 'admin' && !/^(accounts|feed)\./.test(name),
  )
  .map(({ path }) => path)
  .filter((path) => !path.replace(':projectId', '').includes(':'));

export function leavesOf(value: unknown, path: string): [string, Leaf][] {
  if (typeof value === 'string' || typeof value === 'number') return [[path, value]];
  if (typeof value === 'boolean') return [[path, Number(value)]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, `${path} ${name}`));
}
