import { circleRules } from '@firstlight/contract/rules.ts';
import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import type { Circle } from '@firstlight/contract/talk/rounds/circles.ts';
import type { FastifyInstance } from 'fastify';
import { makeProject, type TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import type { World } from '../../../../testing/world.ts';
import { roundPeople } from '../rounds.testing.ts';
import { turnCircles } from './turn-circles.ts';

export interface Entrant extends TestPerson {
  projectId: string;
}

export interface CircleScene {
  owner: TestPerson;
  group: Group;
  makers: Entrant[];
}

/** A group of makers, by the addresses that a browser asks and the jobs of the minute. */
export function circlePeople(world: World, app: () => FastifyInstance) {
  const rounds = roundPeople(world, app);
  const { ask } = rounds;

  const circles = {
    ...rounds,
    async gathered(count: number = circleRules.peopleMin): Promise<CircleScene> {
      const owner = await rounds.person();
      const form = { name: 'Harbour makers', description: '', categories: ['local'], visibility: 'public' };
      const group = (await ask(owner, 'POST', '/api/groups', form)).json();
      const makers = [];
      for (let made = 0; made < count; made += 1) makers.push(await circles.join(group.id));
      return { owner, group, makers };
    },
    /** One more maker in the group, with a project that is shared there. */
    async join(groupId: string, traits: Parameters<typeof rounds.person>[0] = {}): Promise<Entrant> {
      const maker = await rounds.person(traits);
      await ask(maker, 'PUT', `/api/groups/${groupId}/membership`);
      const projectId = await makeProject(world, maker.id);
      await ask(maker, 'PUT', `/api/groups/${groupId}/projects/${projectId}`);
      return { ...maker, projectId };
    },
    opening: (who: TestPerson, groupId: string, days = 8) =>
      ask(who, 'POST', `/api/groups/${groupId}/circles`, { days }),
    entering: ({ projectId, ...who }: Entrant, circleId: string) =>
      ask(who, 'PUT', `/api/circles/${circleId}/entry`, { projectId }),
    beginning: (who: TestPerson, circleId: string) => ask(who, 'PUT', `/api/circles/${circleId}/beginning`),
    cancelling: (who: TestPerson, circleId: string) => ask(who, 'DELETE', `/api/circles/${circleId}`),
    /** Open, with everybody in it. */
    async entered({ owner, group, makers }: CircleScene, days = 8): Promise<Circle> {
      const circle = (await circles.opening(owner, group.id, days)).json();
      for (const maker of makers) await circles.entering(maker, circle.id);
      return circle;
    },
    async begun(scene: CircleScene, days = 8): Promise<Circle> {
      const { id } = await circles.entered(scene, days);
      return (await circles.beginning(scene.owner, id)).json();
    },
    async listing(who: TestPerson, groupId: string) {
      return (await ask(who, 'GET', `/api/groups/${groupId}/circles`)).json();
    },
    async latest(who: TestPerson, groupId: string): Promise<Circle> {
      return (await circles.listing(who, groupId)).items[0];
    },
    async duties(who: TestPerson, groupId: string): Promise<string[]> {
      return (await circles.latest(who, groupId)).duties.map(({ project }) => project.id);
    },
    async at(moment: Date | string): Promise<void> {
      world.clock.now = new Date(moment);
      await world.database.pool.query('update sessions set last_used_at = $1, expires_at = $2', [
        world.clock.now,
        new Date(world.clock.now.getTime() + 60 * 86_400_000),
      ]);
      await turnCircles(world.jobCtx);
      await rounds.at(moment);
    },
  };
  return circles;
}
