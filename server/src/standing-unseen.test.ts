import { randomUUID } from 'node:crypto';
import { endpoints } from '@firstlight/contract/endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeComment } from './features/showcase/comments/write-comment.ts';
import { addReaction } from './features/showcase/reactions/add-reaction.ts';
import { publishIteration } from './features/trials/iterations/publish-iteration.ts';
import { give } from './testing/attacks/hidden-notes.ts';
import { holdAuthor } from './testing/hold-back.ts';
import { makePerson, type TestPerson } from './testing/people/makers-and-testers.ts';
import { as } from './testing/people/testers.ts';
import { newProject } from './testing/projects/projects.ts';
import { publishAll } from './testing/projects/release.ts';
import { testWorld, unlimited, type World } from './testing/world.ts';

/** What the author did, and whether others go on reading it while they are held back. */
const outlets = [
  { what: 'project', stays: false },
  { what: 'iteration', stays: false },
  { what: 'comment', stays: false },
  // Were it to go with the projects, it would say who wrote it.
  { what: 'feedback', stays: true },
] as const;
type What = (typeof outlets)[number]['what'];
const canary = (what: What) => `canary${what}`;

let world: World;
let author: TestPerson;
let readers: Record<string, TestPerson | undefined>;
let known: Record<string, string>;
let others: string;

beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  author = await makePerson(world, 'author');
  const other = await makePerson(world, 'other');
  const act = ({ ctx }: TestPerson) => ({ ...as(world, ctx.actor), newId: randomUUID });
  const own = await newProject(world, author.ctx.actor, { tagline: `It is ${canary('project')}.` });
  others = await newProject(world, other.ctx.actor);
  const theirs = await give(world, own, other, 'The first screen is clear, the second asks too much of me.');
  await give(
    world,
    others,
    author,
    `The first screen is clear, the second ${canary('feedback')} asks too much.`,
  );
  const comment = await writeComment(act(author), { projectId: others, body: `Asks ${canary('comment')}?` });
  await addReaction(act(author), { projectId: others, kind: 'bulb' });
  await publishAll(world);
  const whatChanged = `The second screen ${canary('iteration')} is gone.`;
  const credited = { feedbackIds: [theirs.id], skipIds: [] };
  await publishIteration(act(author), { projectId: own, whatChanged, link: null, ...credited });
  known = { projectId: own, commentId: comment.id, username: 'author' };
  readers = { other, guest: undefined };
});
afterAll(() => world.close());

/** Every address that can be asked with what this scene knows, and what other sites are given. */
function addresses(): string[] {
  const paths = endpoints
    .filter(({ method, download, access }) => method === 'GET' && !download && access !== 'admin')
    .map(({ path }) => path);
  const asked = [known, { ...known, projectId: others }].flatMap((names) =>
    paths
      .map((path) => path.replaceAll(/:(\w+)/g, (whole, name: string) => names[name] ?? whole))
      .filter((path) => !path.includes(':')),
  );
  const pages = [known['projectId'], others].map((id) => `/project/${id}`);
  return [...new Set([...asked, ...pages, '/feed.xml', '/sitemap.xml'])];
}

async function readBy(
  person: TestPerson | undefined,
): Promise<{ url: string; status: number; body: string }[]> {
  // What guests see first is made once a second.
  world.clock.now = new Date(world.clock.now.getTime() + 2000);
  const app = await world.app(unlimited);
  const answers = [];
  for (const url of addresses()) {
    const headers = person ? { cookie: person.cookie } : {};
    const { statusCode: status, body } = await app.inject({ method: 'GET', url, headers });
    answers.push({ url, status, body });
  }
  return answers;
}

const withCanary = (answers: { url: string; body: string }[], what: What) =>
  answers.filter(({ body }) => body.includes(canary(what))).map(({ url }) => url);

async function seen(): Promise<Record<string, Record<string, string[]>>> {
  const found: Record<string, Record<string, string[]>> = {};
  for (const [name, person] of Object.entries(readers)) {
    const answers = await readBy(person);
    found[name] = Object.fromEntries(outlets.map(({ what }) => [what, withCanary(answers, what)]));
  }
  return found;
}

const bulbs = async () => {
  const app = await world.app(unlimited);
  const { body } = await app.inject({ method: 'GET', url: `/api/projects/${others}/reactions` });
  return body;
};

describe.each(['limit', 'restriction'] as const)('while a %s holds an author back', (step) => {
  it('others read nothing of theirs at any address but earlier feedback, and all comes back with its end', async () => {
    const [before, reacted] = [await seen(), await bulbs()];
    for (const { what } of outlets) expect(before['other']?.[what]?.length, what).toBeGreaterThan(0);
    const end = await holdAuthor(world, author.id, step);
    const during = await seen();
    for (const name of Object.keys(readers))
      for (const { what, stays } of outlets)
        expect(during[name]?.[what], `${what} for ${name}`).toEqual(stays ? before[name]?.[what] : []);
    expect(await bulbs()).not.toBe(reacted);
    await end();
    expect([await seen(), await bulbs()]).toEqual([before, reacted]);
  });

  it('the author goes on reading their own, or the notice alone where they are suspended', async () => {
    const end = await holdAuthor(world, author.id, step);
    const answers = await readBy(author);
    const refused = answers.filter(({ status }) => status === 403).map(({ url }) => url);
    if (step === 'limit') {
      for (const { what } of outlets) expect(withCanary(answers, what).length, what).toBeGreaterThan(0);
      expect(refused).toEqual([]);
    } else {
      const forMembers = endpoints.filter(({ access, method }) => access === 'member' && method === 'GET');
      const own = forMembers.map(({ path }) => path).filter((path) => !path.includes(':'));
      expect(refused).toEqual(expect.arrayContaining(own));
      expect(answers.find(({ url }) => url === '/api/me/standing')?.status).toBe(200);
    }
    await end();
  });
});
