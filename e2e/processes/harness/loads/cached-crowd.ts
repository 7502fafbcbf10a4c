import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { type Answer, ask } from '../ask.ts';
import { makeProject, type TestMember } from '../members.ts';
import { reachableMembers } from '../reachable-members.ts';
import { type CachingProxy, startCache } from '../servers/cache.ts';
import { writeWebBuild } from '../servers/web-build.ts';
import { type ApiProcess, openWorld, type World } from '../world.ts';

/** A process behind a cache, two people whose names appear nowhere else, and a maker with a project. */
export interface CachedWorld {
  world: World;
  api: ApiProcess;
  cache: CachingProxy;
  people: (TestMember & { canary: string })[];
  maker: TestMember;
  projectId: string;
  /** Where a guest finds the project, or what belongs to it. */
  guestPaths: string[];
  close(): Promise<void>;
}

const pages = ['/', '/explore', '/project/:projectId'];

export async function openCachedWorld(): Promise<CachedWorld> {
  const web = await writeWebBuild(pages);
  const world = await openWorld({ WEB_DIRECTORY: web.directory, TRUSTED_PROXIES: '127.0.0.1' });
  const members = reachableMembers(world);
  const [maker, ...others] = await members.make(3);
  await members.close();
  if (!maker) throw new Error('nobody was made');
  const people = others.map((person) => ({ ...person, canary: `Canary ${randomUUID().slice(0, 8)}` }));
  for (const { id, canary } of people)
    await world.database.query('update users set name = $2 where id = $1', [id, canary]);
  const projectId = await makeProject(world, maker.id);
  const api = await world.startApi();
  const cache = await startCache(api);
  return {
    world,
    api,
    cache,
    people,
    maker,
    projectId,
    guestPaths: [
      '/',
      '/explore',
      `/project/${projectId}`,
      '/api/projects',
      `/api/projects/${projectId}`,
      `/api/projects/${projectId}/comments`,
      `/api/projects/${projectId}/feedback`,
      `/badge/${projectId}.svg`,
      '/feeds/all.atom',
    ],
    async close() {
      await cache.stop();
      await world.close();
      await web.remove();
    },
  };
}

export interface CrowdFigures {
  /** Answers that held something meant for somebody else, or that somebody else could have been given. */
  foreign: string[];
  failures: string[];
  /** Of guests' requests, those that the process behind the cache never saw. */
  cachedShare: number;
}

/** Of ten requests nine are guests', in turns of language; the tenth is of one of the two people. */
export async function askAsCrowd(cached: CachedWorld, requests: number): Promise<CrowdFigures> {
  const { cache, people, guestPaths } = cached;
  const figures: CrowdFigures = { foreign: [], failures: [], cachedShare: 0 };
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const cookies = [undefined, 'language=en', 'language=fr'];
  let begun = 0;

  async function one(turn: number): Promise<void> {
    const person = turn % 10 === 9 ? people[Math.floor(turn / 10) % people.length] : undefined;
    const paths = person ? [...guestPaths, '/api/me'] : guestPaths;
    const path = paths[Math.floor(turn / 30) % paths.length] ?? '/';
    const cookie = person ? `${person.cookie}; language=en` : cookies[turn % cookies.length];
    const answer = await ask(cache.url, path, { agent, headers: cookie ? { cookie } : {} });
    if (answer.status !== 200) figures.failures.push(`${path}: ${answer.status}`);
    const fault = foreignIn(answer, path, cached, person);
    if (fault) figures.foreign.push(`${path}: ${fault}`);
  }

  async function hand(): Promise<void> {
    while (begun < requests) await one(begun++);
  }
  const before = (await cache.log()).length;
  await Promise.all(Array.from({ length: 20 }, hand));
  agent.destroy();
  const outcomes = (await cache.log()).slice(before).map(({ outcome }) => outcome);
  const ofGuests = outcomes.filter((outcome) => outcome !== 'BYPASS');
  figures.cachedShare = ofGuests.filter((outcome) => outcome === 'HIT').length / ofGuests.length;
  return figures;
}

/** What is wrong with an answer to this person, or to a guest. */
function foreignIn(
  { headers, text }: Answer,
  path: string,
  { people }: CachedWorld,
  person?: { canary: string },
): string | undefined {
  const others = people.filter((one) => one.canary !== person?.canary);
  if (others.some(({ canary }) => text.includes(canary))) return 'somebody else’s name';
  if (headers['set-cookie']) return 'a cookie';
  const isPage = text.startsWith('<!doctype html>');
  const isFramed = text.includes('data-visitor="member"');
  if (isPage && isFramed !== (person !== undefined)) return 'the frame of the other kind of visitor';
  if (!person) return undefined;
  if (path === '/api/me' && !text.includes(person.canary)) return 'not their own name';
  const mayBeKept = String(headers['cache-control']).includes('public');
  return mayBeKept && (isPage || path.startsWith('/api/')) ? 'what a cache may keep' : undefined;
}
