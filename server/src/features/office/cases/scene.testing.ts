import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@firstlight/contract/endpoint.ts';
import type { WholeCase } from '@firstlight/contract/office/cases/cases.ts';
import { makeAdmin } from '../../../testing/people/make-admin.ts';
import { asker, makePerson, type TestPerson } from '../../../testing/people/makers-and-testers.ts';
import { newProject } from '../../../testing/projects/projects.ts';
import { testWorld, unlimited, type World } from '../../../testing/world.ts';
import { writeComment } from '../../showcase/comments/write-comment.ts';
import { sanctionJobs } from '../sanctions/sanctions.jobs.ts';
import { caseJobs } from './cases.jobs.ts';
import { type ReportInput, reporting, strangers } from './cases.testing.ts';

type Answered = ReturnType<ReturnType<typeof asker>>;

/** A world with two admins, in which things are reported and decided over the real routes. */
export interface CaseScene {
  world: World;
  admin: TestPerson;
  other: TestPerson;
  maker: TestPerson;
  projectId: string;
  ask(who: TestPerson | undefined, method: Endpoint['method'], url: string, payload?: object): Answered;
  report(who: TestPerson | undefined, input: ReportInput): Answered;
  /** Somebody new writes a comment. */
  comment(body?: string): Promise<{ author: TestPerson; commentId: string }>;
  /** The open case about some content, after so many people have reported it. */
  opened(input: ReportInput, reporters?: number): Promise<{ caseId: string; reporters: TestPerson[] }>;
  read(caseId: string, who?: TestPerson): Promise<WholeCase>;
  decide(caseId: string, decision: object, who?: TestPerson): Answered;
  standing(person: TestPerson): Promise<string>;
  later(ms: number): void;
  minute(): Promise<void>;
}

export async function caseScene(): Promise<CaseScene> {
  const world = await testWorld();
  world.engines.newId = randomUUID;
  const app = await world.app(unlimited);
  const [ask, report] = [asker(() => app), reporting(() => app)];
  const [admin, other, maker] = [
    await makePerson(world, 'first_admin'),
    await makePerson(world, 'second_admin'),
    await makePerson(world, 'the_maker'),
  ];
  for (const { id } of [admin, other]) await makeAdmin(world, id);
  const projectId = await newProject(world, maker.ctx.actor);
  const read = async (caseId: string, who = admin) =>
    (await ask(who, 'GET', `/api/admin/cases/${caseId}`)).json();
  return {
    world,
    admin,
    other,
    maker,
    projectId,
    ask,
    report,
    async comment(body = 'You are a fool, and your till is stolen.') {
      const author = await makePerson(world, `author_${randomUUID().slice(0, 8)}`);
      const act = { ...world.ctx, actor: author.ctx.actor, newId: randomUUID };
      return { author, commentId: (await writeComment(act, { projectId, body })).id };
    },
    async opened(input, count = 1) {
      const reporters = await strangers(world, count);
      for (const one of reporters) await report(one, input);
      const { rows } = await world.database.pool.query(
        `select id from cases where subject_id = $1 and state <> 'closed'`,
        [input.address],
      );
      return { caseId: rows[0].id, reporters };
    },
    read,
    async decide(caseId, decision, who = admin) {
      const { rows } = await world.database.pool.query('select version from cases where id = $1', [caseId]);
      const payload = { version: rows[0].version, ...decision };
      return ask(who, 'POST', `/api/admin/cases/${caseId}/decision`, payload);
    },
    async standing({ id }) {
      return (await world.database.pool.query('select standing from users where id = $1', [id])).rows[0]
        .standing;
    },
    later(ms) {
      world.clock.now = new Date(world.clock.now.getTime() + ms);
    },
    async minute() {
      const scheduled = [...sanctionJobs, ...caseJobs].filter(({ schedule }) => schedule);
      for (const job of scheduled) await job.run(world.jobCtx, {});
    },
  };
}
