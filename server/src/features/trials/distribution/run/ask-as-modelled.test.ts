import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newMember, newProject } from '../../../../testing/projects/projects.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { countVisit, freeCapacity, takePlaces } from '../learn/testers.queries.ts';
import { expiryOf, isExpired } from '../model/expire-offers.ts';
import { isNewcomer, openPlaces as placesOf } from '../model/tester-capacity.ts';
import { afterExpiry, afterMessage, afterVisit, newRecord } from '../model/tester-record.ts';
import { findAskable } from './find-askable.ts';
import { expireSome, insertOffers } from './offers.queries.ts';

// The simulation in bench/ asks and expires by the model; the product does so by statements. Here they meet.
const hour = 3_600_000;
const never = Number.POSITIVE_INFINITY;
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
const hoursAgo = (hours: number) =>
  hours === never ? null : new Date(world.clock.now.getTime() - hours * hour);

async function newPoolTester(): Promise<string> {
  const { id } = await newMember(world, 'tester');
  await rows(
    `insert into tester_pool (tester_id, interests, language, joined_at, reach) values ($1, 1, 'en', $2, 0.1)`,
    [id, hoursAgo(1000)],
  );
  return id;
}

/** How long ago things were, in every combination that can be. */
function everyPast() {
  const pick = <Value>(values: readonly Value[]) => values;
  return pick([0, 2, 3]).flatMap((openOffers) =>
    pick([never, 47, 48, 60]).flatMap((lastMessage) =>
      pick([never, 167, 168]).flatMap((messageBefore) =>
        pick([0, 6]).flatMap((messagesUnseen) =>
          pick([never, 335, 336]).flatMap((lastExpiry) =>
            pick([0, 2]).flatMap((visits) =>
              pick([47, 48, 900])
                .filter(() => messageBefore >= lastMessage)
                .map((joined) => ({
                  id: randomUUID(),
                  openOffers,
                  lastMessage,
                  messageBefore,
                  messagesUnseen,
                  lastExpiry,
                  visits,
                  joined,
                })),
            ),
          ),
        ),
      ),
    ),
  );
}

describe('what the product does by statements is what the model says', () => {
  it('of when an offer expires', async () => {
    const testerId = await newPoolTester();
    const maker = await newMember(world, 'maker');
    const now = world.clock.now;
    const made: { projectId: string; at: Date }[] = [];
    for (const ms of [-24 * hour - 1, -24 * hour, -24 * hour + 1, -48 * hour, 0, -12 * hour]) {
      const projectId = await newProject(world, maker);
      const at = new Date(now.getTime() + ms);
      const offer = { testerId, projectId, chance: 0.1, attempt: 1 } as const;
      await insertOffers(world.database.db, [offer], { runId: randomUUID(), now: at });
      made.push({ projectId, at });
    }
    const expired = await expireSome(world.database.db, now, 100);
    const expected = made.filter(({ at }) => isExpired({ expiresAt: expiryOf(at) }, now));
    expect(expected).toHaveLength(3);
    const ids = (some: readonly { projectId: string }[]) => some.map(({ projectId }) => projectId).toSorted();
    expect(ids(expired)).toEqual(ids(expected));
  });

  it('of what visits, messages and expiries leave behind', async () => {
    const testerId = await newPoolTester();
    const one = new Map([[testerId, 1]]);
    const begin = world.clock.now.getTime();
    const { db } = world.database;
    const step = fc.constantFrom('visit', 'message', 'expiry');
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        await rows(
          `update tester_pool set visits = 0, last_visit_at = null, messages = 0, messages_opened = 0, messages_unseen = 0,
             last_message_at = null, previous_message_at = null, last_expiry_at = null, open_offers = 0`,
        );
        let record = newRecord();
        for (const [hours, what] of steps.entries()) {
          const now = new Date(begin + hours * hour);
          if (what === 'visit') {
            await countVisit(db, testerId, now);
            record = afterVisit(record, hours);
          } else if (what === 'message') {
            await takePlaces(db, one, now);
            await freeCapacity(db, one);
            record = afterMessage(record, hours);
          } else {
            await freeCapacity(db, one, now);
            record = afterExpiry(record, hours);
          }
        }
        const [row] = await rows<Record<string, Date | number | null>>(
          `select visits, messages, messages_opened as "messagesOpened", messages_unseen as "messagesUnseen",
             last_visit_at as "lastVisitAt", last_message_at as "lastMessageAt", previous_message_at as "previousMessageAt",
             last_expiry_at as "lastExpiryAt" from tester_pool`,
        );
        const inHours = Object.entries(row ?? {}).map(([column, value]) => {
          if (value === null) return [column, Number.NEGATIVE_INFINITY];
          return [column, value instanceof Date ? (value.getTime() - begin) / hour : value];
        });
        expect(Object.fromEntries(inHours)).toEqual(record);
      }),
      { numRuns: 40 },
    );
  });

  it('of who may be asked', async () => {
    const people = everyPast();
    const ids = people.map(({ id }) => id);
    await rows(
      `insert into users (id, email, email_index, email_verified_at, username, name, role, language, password_hash, created_at)
       select id, '\\x00', id::text::bytea, now(), 't_' || translate(left(id::text, 13), '-', ''), 'T', 'both', 'en', '', now() from unnest($1::uuid[]) id`,
      [ids],
    );
    await rows(
      `insert into tester_pool (tester_id, interests, language, reach, open_offers, last_message_at, previous_message_at,
         messages_unseen, last_expiry_at, visits, joined_at)
       select id, 1, 'en', 0.1, offers, last, before, unseen, expiry, visits, joined from unnest($1::uuid[], $2::int[],
         $3::timestamptz[], $4::timestamptz[], $5::int[], $6::timestamptz[], $7::int[], $8::timestamptz[])
         as person (id, offers, last, before, unseen, expiry, visits, joined)`,
      [
        ids,
        people.map(({ openOffers }) => openOffers),
        people.map(({ lastMessage }) => hoursAgo(lastMessage)),
        people.map(({ messageBefore }) => hoursAgo(messageBefore)),
        people.map(({ messagesUnseen }) => messagesUnseen),
        people.map(({ lastExpiry }) => hoursAgo(lastExpiry)),
        people.map(({ visits }) => visits),
        people.map(({ joined }) => hoursAgo(joined)),
      ],
    );
    const expected = people.filter(
      ({ lastMessage, messageBefore, lastExpiry, joined, visits, ...counts }) => {
        const moments = {
          lastMessageAt: -lastMessage,
          previousMessageAt: -messageBefore,
          lastExpiryAt: -lastExpiry,
        };
        return placesOf({ ...counts, ...moments }, 0) > 0 && !isNewcomer({ visits, joinedAt: -joined }, 0);
      },
    );
    expect(expected.length).toBeGreaterThan(50);
    expect(expected.length).toBeLessThan(people.length / 2);
    const { testerId } = await findAskable(world.database.db, world.clock.now);
    expect(testerId.toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
  });
});
