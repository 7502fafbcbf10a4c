import { randomInt, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepProof } from '../../../../../../prove/keep-figures.ts';
import { lastQuarter, nextQuarter } from '../../../../core/next-quarter.ts';
import { uniformity } from '../../../../testing/attacks/kolmogorov-smirnov.ts';
import {
  asker,
  makePerson,
  makeProject,
  type TestPerson,
} from '../../../../testing/people/makers-and-testers.ts';
import { releaseActs } from '../../../../testing/projects/release.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { releasePending } from '../pending/release-pending.ts';

const acts = 500;
const pollSeconds = 10;
const quarter = 15 * 60;
const kinds = ['feedback', 'edit', 'skip', 'message', 'reveal'] as const;
type Kind = (typeof kinds)[number];

let world: World;
let app: FastifyInstance;
let maker: TestPerson;
beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
  maker = await makePerson(world, 'maker');
});
afterAll(() => world.close());

const ask = asker(() => app);

it('a maker who looks every ten seconds learns the moment of a hidden act no closer than its quarter of an hour', async () => {
  const places: number[] = [];
  for (let n = 0; n < acts; n++) places.push(await placeOf(kinds[n % kinds.length] ?? 'feedback', n));
  const within = places.filter((place) => place >= 0 && place <= 1);
  const { p } = uniformity(places);
  keepProof('moment-of-acts', { acts, pollSeconds }, [
    { what: 'acts whose quarter was told right', got: within.length, goal: acts - kinds.length * 4 },
    { what: 'Kolmogorov–Smirnov p of the places within it', got: p, goal: 0.01 },
  ]);
});

/** Where in the quarter that the maker would name an act really was: evenly anywhere, if the maker knows no more. */
async function placeOf(kind: Kind, n: number): Promise<number> {
  const tester = await makePerson(world, `tester_${n}`);
  const projectId = await makeProject(world, maker.id);
  const feedbackId = kind === 'feedback' || kind === 'skip' ? '' : await given(tester, projectId);
  await releaseActs(world);
  const start = nextQuarter(world.clock.now).getTime();
  const look = () => lookAt(projectId, feedbackId);

  const actedAt = start + randomInt(quarter * 1000);
  world.clock.now = new Date(actedAt);
  const before = await look();
  await act(kind, tester, projectId, feedbackId);
  const phase = randomInt(pollSeconds * 1000);
  for (let at = actedAt + phase; ; at += pollSeconds * 1000) {
    world.clock.now = new Date(at);
    await releasePending(world.jobCtx);
    if ((await look()) === before) continue;
    const told = lastQuarter(world.clock.now).getTime() - quarter * 1000;
    return (actedAt - told) / (quarter * 1000);
  }
}

async function given(tester: TestPerson, projectId: string): Promise<string> {
  const comment = `What I tried first was ${randomUUID()}, without success, then ${randomUUID()}.`;
  return (await ask(tester, 'POST', `/api/projects/${projectId}/feedback`, { rating: 3, comment })).json().id;
}

async function act(kind: Kind, tester: TestPerson, projectId: string, feedbackId: string): Promise<void> {
  const one = `/api/feedback/${feedbackId}`;
  const acted = {
    feedback: () => given(tester, projectId),
    edit: () => ask(tester, 'PATCH', one, { rating: 5, comment: `It works for me now: ${randomUUID()}.` }),
    skip: () =>
      ask(tester, 'POST', `/api/projects/${projectId}/skips`, { reason: 'other', note: 'Too many steps.' }),
    message: () => ask(tester, 'PUT', `${one}/thread/messages/${randomUUID()}`, { text: 'On a phone.' }),
    reveal: () => ask(tester, 'PUT', `${one}/reveal`, { agree: true }),
  };
  await acted[kind]();
}

/** All that a maker can fetch about a project, its notes and a thread. */
async function lookAt(projectId: string, feedbackId: string): Promise<string> {
  const on = `/api/projects/${projectId}`;
  const urls = [on, `${on}/feedback`, `${on}/skips`, `${on}/figures`, `${on}/notes.csv`];
  if (feedbackId) urls.push(`/api/feedback/${feedbackId}/thread`);
  const answers = await Promise.all(urls.map((url) => ask(maker, 'GET', url)));
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  return answers.map(({ body }) => body).join('\n');
}
