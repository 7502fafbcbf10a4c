import { categories } from '@firstlight/contract/showcase/projects/categories.ts';
import type { FastifyInstance } from 'fastify';
import { nightlyUpkeep } from '../../features/trials/distribution/learn/nightly-upkeep.ts';
import { mountGoRedirect } from '../../features/trials/feedback/test-it/mount-go-redirect.ts';
import { makeAdmin } from '../people/make-admin.ts';
import { asker, makePerson, type TestPerson } from '../people/makers-and-testers.ts';
import { workOff } from '../people/testers.ts';
import { tidepool } from '../projects/projects.ts';
import { unlimited, type World } from '../world.ts';
import { drawHabits, type Habits } from './habits.ts';
import { type Chance, seededChance } from './seeded-chance.ts';

export interface Size {
  testers: number;
  days: number;
  /** Of the maker, and of each of the maker's other accounts one more. */
  projects: number;
  accounts: number;
  otherMakers: number;
  /** Every so many quarters of an hour the maker looks. */
  pollEvery: number;
  /** How often a tester comes, on average. */
  visitsPerDay: number;
  /** How likely a card that somebody looks at gets feedback. */
  keenness: number;
  /** What the maker does with a note comes within so many days. */
  actsWithinDays: number;
  /** How many are sanctioned for a note on a watched project, in all. */
  sanctions: number;
}

export interface Tester extends TestPerson {
  habits: Habits;
  /** Their own feedback, by project. */
  given: Map<string, string>;
  /** What makers did since they last came: about which feedback, and when the bell rings. */
  news: { at: number; feedbackId: string; projectId: string; kind: 'reply' | 'credit' | 'reveal' }[];
  projectId: string | undefined;
  /** Decisions about them that they have read. */
  decisions: Set<string>;
  isGone: boolean;
}

/** A site with its people, the maker who wants to know, and the maker's other accounts. */
export interface Town {
  world: World;
  app: FastifyInstance;
  ask: ReturnType<typeof asker>;
  chance: Chance;
  size: Size;
  testers: Tester[];
  maker: TestPerson;
  accounts: TestPerson[];
  /** Two, of whom one decides and the other answers appeals. */
  admins: [TestPerson, TestPerson];
  /** The maker's and their accounts' projects, by whose they are. */
  watched: Map<string, TestPerson>;
  /** Everybody's. */
  projects: string[];
  /** Who wrote what; nobody in the town reads it. */
  authors: Map<string, string>;
  /** Who answered on which card, and when; nobody reads it either. */
  cardAnswers: { projectId: string; testerId: string; at: number }[];
  /** What testers wrote under their names. */
  comments: string[];
  /** All that admins were answered about hidden notes. */
  adminAnswers: string[];
}

export async function buildTown(world: World, size: Size, seed: number): Promise<Town> {
  const chance = seededChance(seed);
  const app = await world.app(unlimited);
  mountGoRedirect(app, { ctx: world.ctx, takeLimit: async () => undefined });
  const ask = asker(() => app);
  const testers: Tester[] = [];
  for (let n = 0; n < size.testers; n++) {
    const habits = drawHabits(chance, size);
    // An order of joining that is not the order of names.
    const username = `tester_${String((n * 37) % 1000).padStart(3, '0')}`;
    const person = await makePerson(world, username, {
      days: 3 + chance.below(400),
      ...(habits.leavesOn !== undefined && { password: username }),
    });
    const { interests, showsImpact } = habits;
    await ask(person, 'PATCH', '/api/me/profile', { interests, showsImpact });
    const rest = {
      given: new Map(),
      news: [],
      projectId: undefined,
      decisions: new Set<string>(),
      isGone: false,
    };
    testers.push({ ...person, habits, ...rest });
  }
  const maker = await makePerson(world, 'maker');
  const accounts: TestPerson[] = [];
  for (let n = 0; n < size.accounts; n++) accounts.push(await makePerson(world, `account_${n}`));
  for (const one of accounts) {
    await ask(one, 'PATCH', '/api/me/profile', { interests: [...categories].slice(0, 8) });
  }
  const admins: Town['admins'] = [await makePerson(world, 'admin_1'), await makePerson(world, 'admin_2')];
  for (const { id } of admins) await makeAdmin(world, id);
  const town: Town = {
    ...{ world, app, ask, chance, size, testers, maker, accounts, admins },
    ...{
      watched: new Map(),
      projects: [],
      authors: new Map(),
      cardAnswers: [],
      comments: [],
      adminAnswers: [],
    },
  };
  for (let n = 0; n < size.projects; n++) await postWatched(town, maker);
  for (const account of accounts) await postWatched(town, account);
  for (let n = 0; n < size.otherMakers; n++) {
    const other = await makePerson(world, `other_${n}`);
    for (let nth = 0; nth < 3; nth++) await post(town, other);
  }
  await nightlyUpkeep(world.jobCtx);
  await workOff(world);
  return town;
}

async function postWatched(town: Town, owner: TestPerson): Promise<void> {
  town.watched.set(await post(town, owner), owner);
}

/** Something of one's own, in one to three categories. */
export async function post({ ask, chance, projects }: Town, owner: TestPerson): Promise<string> {
  const chosen = new Set(Array.from({ length: 3 }, () => chance.one(categories) ?? 'other'));
  const name = `Project ${projects.length + 1}`;
  const asked = { questions: ['Was it clear?'], cardQuestion: 'Would you pay for it?' };
  const said = { ...tidepool, ...asked, name, categories: [...chosen] };
  const answer = await ask(owner, 'POST', '/api/projects', said);
  const { id } = answer.json();
  projects.push(id);
  return id;
}
