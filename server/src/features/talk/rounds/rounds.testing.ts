import { randomUUID } from 'node:crypto';
import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import type { Round } from '@firstlight/contract/talk/rounds/rounds.ts';
import type { FastifyInstance } from 'fastify';
import {
  asker,
  makePerson,
  makeProject,
  type TestPerson,
} from '../../../testing/people/makers-and-testers.ts';
import type { World } from '../../../testing/world.ts';
import { releasePending } from '../../trials/feedback/pending/release-pending.ts';
import { tellResponses } from './acts/tell-responses.ts';
import { endRounds } from './end-rounds.ts';

export interface RoundScene {
  owner: TestPerson;
  maker: TestPerson;
  /** Members besides the two. */
  testers: TestPerson[];
  group: Group;
  projectId: string;
}

/** A group that tries a project together, by the addresses that a browser asks and the jobs of the minute. */
export function roundPeople(world: World, app: () => FastifyInstance) {
  const ask = asker(app);
  let made = 0;

  const person = (traits: Parameters<typeof makePerson>[2] = {}) => {
    made += 1;
    return makePerson(world, `rounder_${made}`, traits);
  };

  const round = {
    ask,
    person,
    /** With so many testers besides the owner and the maker. */
    async scene(testers = 8): Promise<RoundScene> {
      const [owner, maker] = [await person(), await person()];
      const form = {
        name: 'Harbour makers',
        description: 'Tills.',
        categories: ['local'],
        visibility: 'public',
      };
      const group = (await ask(owner, 'POST', '/api/groups', form)).json();
      const people = [];
      for (let count = 0; count < testers; count += 1) people.push(await person());
      for (const who of [maker, ...people]) await ask(who, 'PUT', `/api/groups/${group.id}/membership`);
      const projectId = await makeProject(world, maker.id);
      await ask(maker, 'PUT', `/api/groups/${group.id}/projects/${projectId}`);
      return { owner, maker, testers: people, group, projectId };
    },
    request: (who: TestPerson, groupId: string, projectId: string) =>
      ask(who, 'POST', `/api/groups/${groupId}/rounds`, { projectId }),
    opening: (who: TestPerson, roundId: string, days = 7) =>
      ask(who, 'PUT', `/api/rounds/${roundId}/opening`, { days }),
    async open({ owner, maker, group, projectId }: RoundScene, days = 7): Promise<Round> {
      const asked = (await round.request(maker, group.id, projectId)).json();
      return (await round.opening(owner, asked.id, days)).json();
    },
    async list(who: TestPerson, groupId: string): Promise<Round[]> {
      return (await ask(who, 'GET', `/api/groups/${groupId}/rounds`)).json().items;
    },
    async give(who: TestPerson, projectId: string, rating = 4) {
      const comment = `The first screen is clear, the second asks more of me than I know: ${randomUUID()} ${randomUUID()}.`;
      return (await ask(who, 'POST', `/api/projects/${projectId}/feedback`, { rating, comment })).json();
    },
    skip: (who: TestPerson, projectId: string, reason = 'unclear_value') =>
      ask(who, 'POST', `/api/projects/${projectId}/skips`, {
        reason,
        note: 'I could not tell what it is for.',
      }),
    async seen(who: TestPerson | undefined, projectId: string, query = '') {
      return (await ask(who, 'GET', `/api/projects/${projectId}/feedback${query}`)).json().items;
    },
    /** Lets the clock reach a moment, with the jobs of that minute. */
    async at(moment: Date | string): Promise<void> {
      world.clock.now = new Date(moment);
      await endRounds(world.jobCtx);
      await releasePending(world.jobCtx);
      await tellResponses(world.jobCtx);
    },
  };
  return round;
}

export type RoundPeople = ReturnType<typeof roundPeople>;
