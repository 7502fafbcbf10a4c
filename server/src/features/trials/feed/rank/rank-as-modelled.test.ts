import { randomUUID } from 'node:crypto';
import { feedOrderRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { offerProject } from '../../../../testing/projects/offer-project.ts';
import { newMember } from '../../../../testing/projects/projects.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { baseRates } from '../../distribution/model/estimate-response.ts';
import { shortlist } from '../../distribution/model/shortlist.ts';
import { testerFit } from '../../distribution/model/tester-fit.ts';
import { authorTag } from '../../feedback/author-tags.ts';
import { luckNumber } from './draw-luck.ts';
import { rankFeed } from './rank-feed.ts';
import { rankVisit } from './rank-visit.ts';

// The simulation in bench/ ranks everything there is by the model; the product reads no more than it must. Here they meet.
const multipliers = { full: 1.5, quick: 0.75 };
let world: World;
beforeAll(async () => {
  world = await testWorld();
});
beforeEach(async () => {
  await world.database.pool.query('truncate users cascade');
  world.clock.now = new Date('2026-11-16T10:00:00.000Z');
});
afterAll(() => world.close());

async function rows<Row>(statement: string, values: unknown[] = []): Promise<Row[]> {
  return (await world.database.pool.query(statement, values)).rows;
}

async function newPoolTester(name: string, interests: number): Promise<string> {
  const { id } = await newMember(world, name);
  await rows(
    `insert into tester_pool (tester_id, interests, language, joined_at, reach, full_multiplier, skip_multiplier)
     values ($1, $2, 'en', $3, 0.1, $4, $5)`,
    [id, interests, world.clock.now, multipliers.full, multipliers.quick],
  );
  return id;
}

/** Projects of many makers, far more in each category than a visit looks at, some of them worth the same. */
async function makeProjects(count: number): Promise<void> {
  const { id } = await newMember(world, 'maker');
  await rows(
    `with made as (
       insert into projects (id, owner_id, name, tagline, description, summary, categories, demo_type, language, published_at)
       select md5('p' || n)::uuid, $2, 'Tidepool', '', repeat('d', 30), '', (1 << n % 13) | (1 << n * 7 % 11), 'live', 'en', $3
       from generate_series(1, $1::int) as n returning id, categories
     )
     insert into feed_slots (category, language, project_id, owner_id, categories, value_full, value_skip)
     select bit, 'en', id, $2, categories, abs(hashtext(id::text)) % 50 / 50.0, abs(hashtext('q' || id)) % 7 / 20.0
     from made, generate_series(0, 12) as bit where categories & (1 << bit) <> 0`,
    [count, id, world.clock.now],
  );
  await rows('update distribution_totals set testers = 1000');
}

interface Slot {
  projectId: string;
  categories: number;
  valueFull: number;
  valueSkip: number;
}

/** The order that the model makes of everything there is. */
async function orderByModel(testerId: string, visitId: string, interests: number): Promise<string[]> {
  const slots = await rows<Slot>(
    `select distinct on (project_id) project_id as "projectId", categories, value_full as "valueFull",
       value_skip as "valueSkip" from feed_slots order by project_id`,
  );
  const seen = await rows<{ id: string }>(
    'select project_id as id from hidden.showings where tester_tag = $1',
    [authorTag(world.engines.vault, testerId)],
  );
  const offers = await rows<{ id: string }>(
    `select project_id as id from assignments where tester_id = $1 and state = 'offered'`,
    [testerId],
  );
  const all = slots
    .filter(({ projectId, categories }) => categories & interests && !seen.some(({ id }) => id === projectId))
    .map((slot) => ({
      ...slot,
      project: luckNumber(slot.projectId),
      cell: testerFit(interests, slot.categories),
      offered: offers.some(({ id }) => id === slot.projectId),
    }));
  const visitor = { tester: luckNumber(testerId), visit: luckNumber(visitId), multipliers };
  const base = baseRates({ shown: [], full: [], quick: [] });
  const order = rankFeed(visitor, base, shortlist(all, interests));
  return order.slice(0, feedOrderRules.shown).map(({ projectId }) => projectId);
}

describe('the order of a visit', () => {
  it.each([0b1, 0b1011, 0b1111111])(
    'is what the model makes of all projects, with the interests %i',
    async (interests) => {
      await makeProjects(900);
      const testerId = await newPoolTester('tester', interests);
      const visitId = randomUUID();
      const order = async () => {
        const ranked = await rankVisit(world.ctx, { testerId, interests, visitId, blocked: [] });
        return ranked.map(({ projectId }) => projectId);
      };
      const first = await order();
      expect(first).toHaveLength(feedOrderRules.shown);
      expect(first).toEqual(await orderByModel(testerId, visitId, interests));

      // Half of it seen, and asked for what stands last.
      await rows(
        `insert into hidden.showings (tester_tag, project_id, shown_on) select $1, unnest($2::uuid[]), now()`,
        [authorTag(world.engines.vault, testerId), first.slice(0, 10)],
      );
      const [last] = await rows<{ id: string }>(
        'select project_id as id from feed_slots where category = 0 order by value_full, project_id desc limit 1',
      );
      await offerProject(world, testerId, last?.id ?? '');
      const second = await order();
      expect(second).toContain(last?.id);
      expect(second).toEqual(await orderByModel(testerId, visitId, interests));
    },
  );
});
