import { everyCategory } from '@firstlight/contract/showcase/projects/categories.ts';
import { sql } from 'kysely';
import type { Context } from '../src/core/context.ts';
import { inTransaction } from '../src/core/transaction.ts';
import { insertUser, markVerified } from '../src/features/people/accounts/account/users.queries.ts';
import { authorTags } from '../src/features/trials/feedback/author-tags.ts';
import { insertFeedback } from '../src/features/trials/feedback/hidden/authors.queries.ts';
import { drawNumber } from '../src/features/trials/feedback/hidden/numbers.queries.ts';
import { recordOrigin } from '../src/features/trials/feedback/test-it/record-origin.ts';
import { beginTest } from './feedback.ts';
import { openConfirmed } from './people.ts';
import {
  changesTold,
  firstNames,
  lastNames,
  projectNouns,
  projectWords,
  responsesTold,
} from './said/of-the-long-past.ts';
import { daysAgo } from './story-time.ts';

/** Age of the oldest accounts, in days. The highest level of the badge for regular feedback takes 45 weeks. */
const accountDays = 400;

/** Makers and their projects, which they have hidden since. Project `n` belongs to maker `n` modulo the makers. */
const makers = 60;
const projects = 240;
const hiddenDays = 1;

/** Categories change after so many projects, so that a tester of the first 40 has five and one of the first 80 ten. */
const projectsPerCategory = 8;

interface Giver {
  username: string;
  /** The first project and the one after the last that they tested. */
  from: number;
  until: number;
  /** Days over which the feedback is spread evenly, that to the first project first, and how many days ago the latest was given. */
  days: number;
  latest: number;
  /** Makers who credited this person in an iteration, and makers who exchanged names with this person. */
  inspired: number;
  met: number;
}

/** Three members with all levels of the tester badges, then the people of the demo who test. */
const veterans = [
  { username: 'selma', name: 'Selma Aydin', language: 'en' },
  { username: 'idris', name: 'Idris Fofana', language: 'fr' },
  { username: 'margaux', name: 'Margaux Colin', language: 'fr' },
] as const;
const givers: readonly Giver[] = [
  { username: 'selma', from: 0, until: 40, days: 66, latest: 2, inspired: 4, met: 6 },
  { username: 'idris', from: 0, until: 80, days: 178, latest: 2, inspired: 12, met: 12 },
  // The first response to each project is older than the 30 days that admins look at.
  { username: 'margaux', from: 0, until: projects, days: 340, latest: 32, inspired: 30, met: 25 },
  ...['tester', 'both', 'jonas', 'private', 'admin'].map((username) => ({
    username,
    ...{ from: 80, until: 92, days: 40, latest: 40, inspired: 6, met: 5 },
  })),
];

/** Iterations of the first makers, who have the three levels of the badge for iterations. The others published one. */
const iterationsOf = [25, 10, 3];

/** How many days ago this person gave feedback to a project. */
const givenAgo = ({ from, until, days, latest }: Giver, nth: number) =>
  latest + (days * (until - nth)) / (until - from);

/** How many days ago a project was posted: an hour before its first response. */
const postedAgo = (nth: number) =>
  Math.max(
    ...givers.filter(({ from, until }) => nth >= from && nth < until).map((giver) => givenAgo(giver, nth)),
  ) +
  1 / 24;

interface Past {
  id: string;
  ownerId: string;
  categories: number;
  postedAt: Date;
}

interface Given {
  id: string;
  nth: number;
  username: string;
}

/**
 * Members of more than a year. Their rows are inserted in batches: through the product, hundreds of old responses would
 * send as many notifications. What they earn by it is left to the nightly jobs.
 */
export async function seedLongPast(ctx: Context): Promise<void> {
  const began = daysAgo(ctx, accountDays);
  for (const person of veterans) {
    const id = await openConfirmed(began, { ...person, role: 'tester' });
    await began.db
      .insertInto('profiles')
      .values({ userId: id, interests: ['local', 'saas', 'design'] })
      .onConflict((conflict) =>
        conflict.column('userId').doUpdateSet({ interests: ['local', 'saas', 'design'] }),
      )
      .execute();
  }
  const past = await insertProjects(ctx, await insertMakers(began));
  const given: Given[] = [];
  for (const giver of givers) given.push(...(await giveFeedback(ctx, giver, past)));
  await publishAll(ctx, given);
  await insertIterations(ctx, past, given);
}

async function insertMakers(ctx: Context): Promise<string[]> {
  const ids: string[] = [];
  for (let nth = 0; nth < makers; nth += 1) {
    const [first = '', last = ''] = [firstNames[nth % 8], lastNames[Math.floor(nth / 8)]];
    const username = `${first}_${last}`.toLowerCase();
    const id = ctx.newId();
    await insertUser(ctx.db, ctx.vault, {
      ...{ id, username, name: `${first} ${last}`, role: 'creator', language: nth % 2 === 0 ? 'en' : 'fr' },
      ...{ email: `${username}@firstlight.example`, passwordHash: null, createdAt: ctx.now() },
    });
    await markVerified(ctx.db, id, ctx.now());
    ids.push(id);
  }
  await ctx.db
    .insertInto('profiles')
    .values(ids.map((userId) => ({ userId, interests: ['other'] })))
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .execute();
  return ids;
}

/** Inserts projects that were hidden at a time after their last response, with the counts of their responses. */
async function insertProjects(ctx: Context, owners: readonly string[]): Promise<Past[]> {
  const past = Array.from({ length: projects }, (_, nth) => ({
    id: daysAgo(ctx, postedAgo(nth)).newOrderedId(),
    ownerId: owners[nth % makers] ?? '',
    postedAt: daysAgo(ctx, postedAgo(nth)).now(),
    categories: everyCategory & (1 << (Math.floor(nth / projectsPerCategory) % 13)),
    language: nth % 2 === 0 ? ('en' as const) : ('fr' as const),
  }));
  const rows = past.map(({ language, postedAt, ...project }, nth) => ({
    ...project,
    language,
    name: `${projectWords[Math.floor(nth / 16)]} ${projectNouns[nth % 16]}`,
    tagline:
      language === 'en'
        ? 'A first version, kept for its testers.'
        : 'Une première version, gardée pour ses testeurs.',
    description:
      language === 'en'
        ? 'A first version that its testers helped to improve. Its maker has hidden it since.'
        : 'Une première version que ses testeurs ont aidé à améliorer. Son auteur l’a masquée depuis.',
    summary: language === 'en' ? 'A first version.' : 'Une première version.',
    demoType: 'prototype' as const,
    link: `https://past-${nth}.example`,
    publishedAt: postedAt,
    hiddenAt: daysAgo(ctx, hiddenDays).now(),
  }));
  const counts = past.map(({ id: projectId, ownerId, categories, language, postedAt }, nth) => {
    const own = givers.filter(({ from, until }) => nth >= from && nth < until).length;
    const stars = own * (3 + (nth % 3));
    const common = { projectId, ownerId, categories, language };
    return {
      stats: {
        ...{ ...common, publishedAt: postedAt, listed: false, feedbackCount: own, ratingSum: stars },
        rating: Math.round((5 * 3500 + 1000 * stars) / (5 + own)),
      },
      need: {
        ...{ ...common, postedAt, isOpen: false, fullCount: own, countedArrivals: own },
        waitedSeconds: Math.round((postedAgo(nth) - hiddenDays) * 24 * 60 * 60),
        ...{ firstFeedbackAt: new Date(postedAt.getTime() + 3_600_000), firstAfterSeconds: 3600 },
      },
    };
  });
  // A running worker inserts the counts of a project that has none.
  await inTransaction(ctx, async ({ db }) => {
    await db.insertInto('projects').values(rows).execute();
    await db
      .insertInto('projectStats')
      .values(counts.map(({ stats }) => stats))
      .execute();
    await db
      .insertInto('projectNeeds')
      .values(counts.map(({ need }) => need))
      .execute();
  });
  return past;
}

async function giveFeedback(ctx: Context, giver: Giver, past: readonly Past[]): Promise<Given[]> {
  const { id: authorId } = await ctx.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', giver.username)
    .executeTakeFirstOrThrow();
  const given: Given[] = [];
  for (const [place, project] of past.slice(giver.from, giver.until).entries()) {
    const nth = giver.from + place;
    const then = daysAgo(ctx, givenAgo(giver, nth));
    const tags = authorTags(ctx.vault, authorId, project.id);
    await beginTest(then, authorId, { projectId: project.id, evidence: 'used' });
    const comment = responsesTold[nth % 2 === 0 ? 'en' : 'fr'][place % 4] ?? '';
    // Withheld until all of it is published at once, so that a running worker does not publish it one by one.
    const feedback = {
      ...{ id: ctx.newId(), projectId: project.id, rating: 3 + (nth % 3), comment, answers: [] },
      ...{ evidence: 'used' as const, uncountedFor: null, isWithheld: true },
      testerNumber: await drawNumber(ctx.db, project.id, tags),
      givenOn: then.now().toISOString().slice(0, 10),
    };
    const author = { ...tags, authorId, sketch: [], givenAt: then.now(), publishAt: then.now() };
    const row = await insertFeedback(ctx.db, ctx.vault, feedback, author);
    if (row) await recordOrigin(then, authorId, row);
    given.push({ id: feedback.id, nth, username: giver.username });
  }
  return given;
}

/** Publishes the feedback, marks it as helpful, and stores who exchanged names. */
async function publishAll(ctx: Context, given: readonly Given[]): Promise<void> {
  const { db } = ctx;
  const ids = given.map(({ id }) => id);
  await db
    .updateTable('feedback')
    .set({
      isWithheld: false,
      mark: 'helpful',
      isDone: true,
      firstShownAt: sql`given_on + 1`,
    })
    .where('id', 'in', ids)
    .execute();
  const met = givers.flatMap(({ username, from, met: people }) =>
    given.filter((one) => one.username === username && one.nth < from + people),
  );
  const agreed = { hasMakerAgreed: true, hasTesterAgreed: true, revealedAt: daysAgo(ctx, 35).now() };
  await db
    .insertInto('feedbackThreads')
    .values(met.map(({ id: feedbackId }) => ({ feedbackId, ...agreed })))
    .execute();
}

/** Iterations that credit the feedback of one project, by the makers of the first projects. */
async function insertIterations(ctx: Context, past: readonly Past[], given: readonly Given[]): Promise<void> {
  const credited = new Set(
    givers.flatMap(({ username, from, inspired }) =>
      given.filter((one) => one.username === username && one.nth < from + inspired).map(({ id }) => id),
    ),
  );
  const rows = past.flatMap(({ id: projectId }, nth) => {
    const feedbackIds = given.filter((one) => one.nth === nth && credited.has(one.id)).map(({ id }) => id);
    if (feedbackIds.length === 0) return [];
    return Array.from({ length: iterationsOf[nth] ?? 1 }, (_, place) => ({
      iteration: {
        ...{ id: ctx.newId(), projectId, link: null, credited: feedbackIds.length },
        whatChanged: changesTold[nth % 2 === 0 ? 'en' : 'fr'][place % 4] ?? '',
        publishedAt: daysAgo(ctx, 38 + place).now(),
      },
      feedbackIds,
    }));
  });
  await ctx.db
    .insertInto('iterations')
    .values(rows.map(({ iteration }) => iteration))
    .execute();
  await ctx.db
    .insertInto('iterationFeedback')
    .values(
      rows.flatMap(({ iteration, feedbackIds }) =>
        feedbackIds.map((feedbackId) => ({ iterationId: iteration.id, feedbackId })),
      ),
    )
    .execute();
}
