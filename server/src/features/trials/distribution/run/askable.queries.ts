import type { Language } from '@firstlight/contract/languages.ts';
import { offerRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { peopleAs } from '../../../people/accounts/accounts.sql.ts';

/** Two messages a week are the most, so the one before the last says whether there is room for another. */
const week = 7 * 24;

/** Testers of one choice of interests, with one entry each in every column: a hundred thousand objects take long to make. */
export interface AskableColumns {
  interests: number;
  testerId: string[];
  language: Language[];
  fullMultiplier: number[];
  skipMultiplier: number[];
  reach: number[];
  openOffers: number[];
  messagesUnseen: number[];
  /** Hours since 1970; null for what never was. */
  lastMessageAt: (number | null)[];
  previousMessageAt: (number | null)[];
  lastExpiryAt: (number | null)[];
}

/** The choices of interests there are, found by jumping through the index: a million people made a few thousand. */
export async function listChoices(db: Db): Promise<number[]> {
  const { rows } = await sql<{ interests: number }>`
    with recursive choice as (
      (select interests from tester_pool order by interests limit 1)
      union all
      select (select pool.interests from tester_pool as pool
              where pool.interests > choice.interests order by pool.interests limit 1)
      from choice where choice.interests is not null
    )
    select interests from choice where interests is not null
  `.execute(db);
  return rows.map(({ interests }) => interests);
}

/**
 * Those who could be asked: of each of these choices the most promising. Whoever was asked too often lately is left out
 * here, or the same few, always the best, would keep everybody behind them from being seen at all. Who must not be asked
 * is looked up in an index of just those, which is why it is not a join.
 */
export async function listAskable(
  db: Db,
  choices: readonly number[],
  { each, now }: { each: number; now: Date },
): Promise<AskableColumns[]> {
  const { rows } = await sql<AskableColumns>`
    select choice as interests, askable.* from unnest(${choices}::int[]) as choice cross join lateral (
      select json_agg(tester_id) as tester_id, json_agg(language) as language,
        json_agg(full_multiplier) as full_multiplier, json_agg(skip_multiplier) as skip_multiplier,
        json_agg(reach) as reach, json_agg(open_offers) as open_offers, json_agg(messages_unseen) as messages_unseen,
        json_agg(${hours(sql`last_message_at`)}) as last_message_at,
        json_agg(${hours(sql`previous_message_at`)}) as previous_message_at,
        json_agg(${hours(sql`last_expiry_at`)}) as last_expiry_at
      from (
        select * from tester_pool
        where interests = choice and open_offers < ${offerRules.openPerTester}
          and ${isPast(sql`last_message_at`, now, offerRules.hoursBetweenMessages)}
          and ${isPast(sql`previous_message_at`, now, week)}
          and (messages_unseen < ${offerRules.unseenMessagesInARow}
            or ${isPast(sql`last_expiry_at`, now, offerRules.restDays * 24)})
          and (visits >= ${offerRules.firstAfterVisits}
            or joined_at <= ${now}::timestamptz - make_interval(hours => ${offerRules.firstAfterHours}))
          and (select 1 from ${peopleAs('users')} where users.id = tester_id and (standing <> 'good' or role = 'creator') limit 1) is null
        order by reach * full_multiplier desc, tester_id limit ${each}
      ) as best
    ) as askable where tester_id is not null
  `.execute(db);
  return rows;
}

const isPast = (moment: RawBuilder<Date>, now: Date, hoursAgo: number) =>
  sql<boolean>`(${moment} is null or ${moment} <= ${now}::timestamptz - make_interval(hours => ${hoursAgo}))`;

const hours = (moment: RawBuilder<Date>) => sql`extract(epoch from ${moment}) / 3600`;
