import type { Endpoint } from '@firstlight/contract/endpoint.ts';
import * as z from 'zod/mini';

/**
 * Recounts, in SQL of its own, of every number that guests, makers and testers read. None of it reads a stored counter:
 * it counts the rows themselves, and shares no code with the product.
 *
 * `:name` is a field of the nearest object around the number that has it, then a parameter of the address, then one of
 * `reader`, `now`, `boundary`, `judged` (the last night) and `index`, the position in an array of numbers.
 */

/** Published responses. Feedback counts if its author opened the project and the text is no repetition. */
const responses = `
  with shown as (
    select * from feedback
    where first_shown_at <= :now and deleted_at is null and taken_down_at is null and not is_withheld
  ), counted as (
    select * from shown where evidence in ('opened', 'used') and uncounted_for is distinct from 'repeated'
  ), noted as (
    select * from skips where first_shown_at <= :now and taken_down_at is null and not is_withheld
  ), latest as (
    select distinct on (project_id, tester_number) * from noted order by project_id, tester_number, given_on desc
  ), person as (
    select id from users where username = :username
  ), own as (
    select * from projects where owner_id = :reader and deleted_at is null
  ), changes as (
    select project_id, 'iteration' as kind, (published_at at time zone 'UTC')::date as day from iterations
    where deleted_at is null and taken_down_at is null
    union all
    select project_id, 'edit', edited_on from project_edits
  )`;

/** Counted feedback of one author: for the author also what waits for its boundary, for others as of the last publication. */
const givenBy = (author: string) => `given as (
    select feedback.* from feedback join hidden.feedback_authors on feedback_id = feedback.id
    where author_tag = ${author}::bytea and feedback.deleted_at is null and taken_down_at is null and evidence in ('opened', 'used')
      and uncounted_for is distinct from 'repeated' and case when ${author}::bytea = :tag::bytea
        then not is_withheld or publish_at is not null else not is_withheld and first_shown_at <= :judged end
  )`;
const inspired = `(select count(distinct owner_id) from given join iteration_feedback on feedback_id = given.id
  join iterations on iterations.id = iteration_id join projects on projects.id = iterations.project_id
  where iterations.deleted_at is null)`;

/** Messages that the reader has not read. */
const unread = `
  with there as (
    select messages.*, conversation_id, group_id, m.notify, m.user_id is not null as is_visited,
      is_call or :reader = any(mentions) or exists (select from messages as answered
        where answered.channel_id = messages.channel_id and answered.seq = messages.reply_to and author_id = :reader) as is_meant
    from messages
    join channels on channels.id = channel_id and deleted_at is null
    left join channel_marks m on m.channel_id = channels.id and m.user_id = :reader
    where removed_at is null and messages.taken_down_at is null and not is_withheld and seq > coalesce(read_seq, 0)
  ), requests as (
    select c.id from conversations c join channels on conversation_id = c.id
    where accepted_at is null and begun_by_first is distinct from (first_user_id = :reader)
      and not exists (select from messages where channel_id = channels.id and author_id = :reader)
  )`;

const mean = 'select sum(rating)::float8 / nullif(count(*), 0) from counted';
const credits = (iteration: string) => `${responses}
  select (select count(*) from iteration_feedback join counted on counted.id = feedback_id where iteration_id = ${iteration})
    + (select count(*) from iteration_skips join noted on noted.id = skip_id where iteration_id = ${iteration})`;
/** Share of a reason among the skips of a span, of each tester the last one in it. */
const skipShare = (from: string, until: string) => `${responses}, within as (
    select distinct on (tester_number) reason from noted
    where project_id = :projectId and given_on >= coalesce(${from}, '-infinity') and given_on < coalesce(${until}, 'infinity')
    order by tester_number, given_on desc
  ) select count(*) filter (where reason::text = :reason)::float8 / count(*) from within`;
const reaction = (kind: string) =>
  `select count(*) from reactions join users on users.id = user_id
   where project_id = :id and kind = '${kind}' and standing = 'good'`;
const members = `select count(*) from group_members join users on users.id = user_id
  where group_id = :id and standing = 'good'`;
const waiting = (rows: string) =>
  `${responses} select least(100, count(*)) from ${rows} join own on own.id = project_id where not is_done`;

/** Authors read their own feedback as they left it, published or not. */
const own = `select coalesce((draft ->> 'rating')::int, rating) from feedback where id = :id`;

/** By name of the field wherever it stands, or by endpoint and path where one name has several meanings. */
export const recounts: Record<string, string> = {
  feedbackCount: `${responses} select count(*) from counted where project_id = :id`,
  rating: `${responses} ${mean} where project_id = :id`,
  skipCount: `${responses} select count(*) from latest where project_id = :id`,
  responseCount: `${responses} select (select count(*) from counted where project_id = :id)
    + (select count(*) from latest where project_id = :id)`,
  'feedback.list items[].rating': 'select rating from feedback where id = :id',
  'feedback.listInbox items[].rating': 'select rating from feedback where id = :id',
  'feedback.listOwn items[].feedback.rating': own,
  'feedback.readOwn feedback.rating': own,
  'feedback.list ratings[]': `${responses}
    select count(*) from counted where project_id = :projectId and rating = :index::int + 1`,
  'feedback.listInbox counts.full': waiting('counted'),
  'feedback.listInbox counts.quick': waiting('noted'),
  'feedback.listOwn items[].credits': `select count(*) from iteration_feedback join iterations on iterations.id = iteration_id
    where feedback_id = (:feedback::jsonb ->> 'id')::uuid and deleted_at is null`,
  'feedback.listOwnSkips items[].credits': `select count(*) from iteration_skips join iterations on iterations.id = iteration_id
    where skip_id = :id and deleted_at is null`,
  credited: credits(':id'),
  'iterations.readLatest latest.credited': credits(
    '(select id from iterations where what_changed = :whatChanged)',
  ),
  'iterations.readSkipDiagnosis versions[].shares[].share': skipShare(
    ':from::date',
    `(select min(day) from changes where project_id = :projectId and day > coalesce(:from::date, '-infinity'))`,
  ),
  'iterations.readBeforeAfter compared.before[].share': skipShare(
    `(select max(day) from changes where project_id = :projectId and kind = 'iteration' and day < :day::date)`,
    ':day::date',
  ),
  'iterations.readBeforeAfter compared.after[].share': skipShare(
    ':day::date',
    `(select min(day) from changes where project_id = :projectId and kind = 'iteration' and day > :day::date)`,
  ),
  'iterations.readSkipDiagnosis medians[].share': `${responses}, sums as (
      select project_id, count(*)::float8 as n, count(*) filter (where reason::text = :reason) as given
      from latest where first_shown_at <= :judged group by project_id having count(*) >= 5
    ) select avg(median) from (
      select percentile_cont(0.5) within group (order by given / n) as median
      from generate_series(0, 12) as category join projects on categories & (1 << category) <> 0
      join sums on project_id = projects.id
      where (select categories from projects where id = :projectId) & (1 << category) <> 0
      group by category having count(*) >= 5
    ) as medians`,
  asked: 'select count(*) from assignments where project_id = :id',
  askedAgain: 'select count(*) from assignments where project_id = :id and attempt = 2',
  shown: 'select count(*) from hidden.showings where project_id = :id',
  opened: 'select count(*) from hidden.tests where project_id = :id and opened_at < :boundary',
  tested: 'select count(*) from hidden.tests where project_id = :id and used_at < :boundary',
  waiting: `${responses} select least(100, (select count(*) from counted where project_id = :id and not is_done)
    + (select count(*) from noted where project_id = :id and not is_done))`,
  'weeks[]': `${responses} select count(*) from counted where project_id = :id
    and date_trunc('week', given_on) = date_trunc('week', :now at time zone 'UTC') - (7 - :index::int) * interval '1 week'`,
  'reasons[].count': `${responses} select count(*) from latest where project_id = :projectId and reason::text = :reason`,
  'dashboard.readFigures history.before': `${responses} ${mean} where project_id = :projectId and given_on < :from::date`,
  'dashboard.readFigures history.days[].count': `${responses}
    select count(*) from counted where project_id = :projectId and given_on = :day::date`,
  'dashboard.readFigures history.days[].rating': `${responses} ${mean} where project_id = :projectId and given_on <= :day::date`,
  'dashboard.readFairTurn received': `${responses}, week as (select date_trunc('week', :now at time zone 'UTC')::date as monday)
    select least(50, (select count(*) from counted join own on own.id = project_id, week where given_on >= monday)
      + (select count(*) from noted join own on own.id = project_id, week where noted.given_on >= monday))`,
  'dashboard.readFairTurn gave': `with monday as (select date_trunc('week', :now at time zone 'UTC') at time zone 'UTC' as at)
    select (select count(*) from hidden.feedback_authors join feedback on feedback.id = feedback_id, monday
        where author_tag = :tag and given_at >= at and deleted_at is null and evidence <> 'seen' and uncounted_for is null)
      + (select count(*) from hidden.skip_authors, monday where author_tag = :tag and skipped_at >= at)`,
  'validation.read testers': `${responses} select count(distinct tester_number) from counted where project_id = :id`,
  'validation.read iterations': `select count(*) from iterations
    where project_id = :projectId and deleted_at is null and taken_down_at is null`,
  'validation.read night.spanDays': `${responses} select max(given_on) - min(given_on) from counted
    where project_id = :projectId and first_shown_at <= :judged`,
  'validation.read night.replied': `${responses} select count(distinct counted.id) from counted
    join feedback_replies on feedback_id = counted.id and from_maker
    where project_id = :projectId and first_shown_at <= :judged`,
  'counts.thumb': reaction('thumb'),
  'counts.heart': reaction('heart'),
  'counts.rocket': reaction('rocket'),
  'counts.bulb': reaction('bulb'),
  'counts.thinking': reaction('thinking'),
  replyCount: `select count(*) from comments left join users on users.id = author_id
    where parent_id = :id and comments.deleted_at is null and taken_down_at is null and coalesce(standing = 'good', true)`,
  'reactions[]': `select count(*) from message_reactions r join users on users.id = r.user_id
    where channel_id = :channelId and seq = :seq and kind = :index::int + 1 and standing = 'good'`,
  'conversations.countUnread conversations': `${unread} select count(distinct conversation_id) from there
    where is_visited and notify is distinct from 'none' and conversation_id not in (select id from requests)`,
  'conversations.countUnread requests': `${unread} select count(distinct conversation_id) from there
    where is_visited and conversation_id in (select id from requests)`,
  unread: `${unread} select count(*) from there where is_visited and :id in (conversation_id, group_id, channel_id)`,
  mentions: `${unread} select count(*) from there where :id in (group_id, channel_id) and is_meant`,
  'groups.countMentions mentions': `${unread} select count(*) from there
    join group_members using (group_id) where user_id = :reader and is_meant`,
  // Others see the step that a tester had reached at the last publication, :judged.
  'profiles.read counters[].count': `${responses}, ${givenBy(':theirs')}, counts as (select case :name
    when 'projectsLaunched' then (select count(*) from projects where owner_id = (select id from person) and deleted_at is null
      and hidden_at is null and published_at <= :now - interval '1 day')
    when 'feedbacksReceived' then (select count(*) from counted join projects on projects.id = project_id
      where owner_id = (select id from person) and projects.deleted_at is null)
    when 'feedbacksShared' then (select count(*) from given)
    when 'projectsTested' then (select count(*) from hidden.tests where author_tag = :theirs::bytea
      and opened_at <= case when :theirs::bytea = :tag::bytea then :now else :judged end)
    when 'iterationsInspired' then ${inspired}
    when 'collaborationsStarted' then (select count(distinct owner_id) from given
      join feedback_threads on feedback_id = given.id join projects on projects.id = project_id where revealed_at is not null)
      + (select count(distinct author_tag) from feedback_threads join feedback on feedback.id = feedback_threads.feedback_id
      join hidden.feedback_authors wrote on wrote.feedback_id = feedback.id join projects on projects.id = project_id
      where revealed_at is not null and owner_id = (select id from person)) end as n)
    select case when :theirs::bytea = :tag::bytea or :name in ('projectsLaunched', 'feedbacksReceived') then n
      else coalesce((select max(step) from unnest(array[5, 10, 25, 50, 100]) as step where step <= n), 5) end from counts`,
  'profiles.readProgress [].parts[].have': `${responses}, ${givenBy(':tag')} select least(:need::int, case :what
    when 'days' then (select floor(extract(epoch from :now - created_at) / 86400) from users where id = :reader)
    when 'iterations' then (select count(*) from iterations join own on own.id = project_id where iterations.deleted_at is null)
    when 'credited' then (select count(*) from iteration_feedback join iterations on iterations.id = iteration_id
      join own on own.id = project_id where iterations.deleted_at is null)
    when 'helpful' then (select count(*) from given where mark = 'helpful')
    when 'creators' then (select count(distinct owner_id) from given join projects on projects.id = project_id where mark = 'helpful')
    when 'makers' then case :name when 'catalyst' then ${inspired}
      else (select count(distinct owner_id) from given join projects on projects.id = project_id) end
    when 'categories' then (select coalesce(bit_count(bit_or(feedback_origins.categories)::bit(32)), 0) from given
      join hidden.feedback_origins on feedback_origins.feedback_id = given.id)
    when 'contributions' then (select count(*) from given) + (select count(*) from own
      where hidden_at is null and published_at <= :now - interval '1 day')
    else :have::int end)`,
  memberCount: members,
  askerCount: `select (select count(*) from access_requests where group_id = :id and state = 'pending')
    from group_members where group_id = :id and user_id = :reader and role in ('owner', 'moderator')`,
  'cameBy.count': 'select count(*) from group_members where invite_id = :id',
  recoveryCodesLeft: 'select count(*) from recovery_codes where user_id = :reader',
  'notifications.countUnread count': `select count(*) from notifications
    where user_id = :reader and in_app and read_at is null and happened_at <= :now`,
};

/** Numbers that count nothing, or nothing that rows are left of, by the same names. Each with its reason. */
export const notCounted: Record<string, string> = {
  tester: 'random number of a tester on a project',
  seq: 'position of a message',
  rev: 'position of a change',
  readSeq: 'position of a message',
  width: 'size of a picture',
  height: 'size of a picture',
  bytes: 'size of a file',
  level: 'level of a badge',
  need: 'threshold of a badge',
  testersNeeded: 'threshold of Validated',
  slowSeconds: 'setting of a channel',
  usesLeft: 'what is left of a limit',
  timeout: 'parameter of a browser API',
  alg: 'parameter of a browser API',
  'result.yes': 'sum of answers that are deleted when they are published',
  'result.no': 'sum of answers that are deleted when they are published',
  minutes: 'duration',
  'expectation.half': 'estimated duration',
  'expectation.eightInTen': 'estimated duration',
  'expectation.hours': 'estimated duration',
  'cases.readTransparency': 'rounded figures; transparency.test.ts recounts them',
  'items[].details{}': 'words of a notification',
  'notifications.list items[].count': 'events whose rows are not stored',
  'feed.countFresh': 'forecast of the next visit; feed.test.ts compares it with that visit',
  cents: 'money',
  returned: 'money',
  'support.read': 'money; support/books/*.test.ts recount it',
};

export type Fields = Record<string, unknown>;

/** A number that a reader was shown, and what its recount is asked by. */
export interface Shown {
  path: string;
  value: number | null;
  /** Fields of the objects around it, the nearest first, then the parameters of the request. */
  fields: Fields[];
}

/** Returns the paths at which a response has numbers, such as `items[].rating`. */
function numberPaths(schema: z.core.JSONSchema.JSONSchema, path = ''): string[] {
  const { type, anyOf, oneOf, allOf, properties = {}, items, prefixItems } = schema;
  const types: unknown[] = [type].flat();
  const inner = (part: unknown, step: string) =>
    typeof part === 'object' ? numberPaths(part as z.core.JSONSchema.JSONSchema, path + step) : [];
  return [
    ...(types.includes('number') || types.includes('integer') ? [path.replace(/^\./, '')] : []),
    ...[...(anyOf ?? []), ...(oneOf ?? []), ...(allOf ?? [])].flatMap((part) => inner(part, '')),
    ...Object.entries(properties).flatMap(([name, part]) => inner(part, `.${name}`)),
    ...[items, ...(prefixItems ?? [])].flatMap((part) => inner(part, '[]')),
    ...inner(schema.additionalProperties, '{}'),
  ];
}

export const pathsOf = ({ response }: Endpoint) =>
  response ? [...new Set(numberPaths(z.toJSONSchema(response, { unrepresentable: 'any' })))] : [];

/** Returns the value under the most exact name: endpoint and path, the end of the path, or the endpoint. */
export function named(list: Record<string, string>, endpoint: string, path: string): string | undefined {
  const steps = path.split('.');
  const names = [`${endpoint} ${path}`, ...steps.map((_, from) => steps.slice(from).join('.')), endpoint];
  return names.map((name) => list[name]).find((value) => value !== undefined);
}

/** Returns the numbers of an answer. Where the contract has a number, null is one. */
export function numbersIn(
  value: unknown,
  paths: ReadonlySet<string>,
  path: string,
  fields: Fields[],
): Shown[] {
  if (typeof value === 'number' || value === null)
    return paths.has(path) ? [{ path, value: value as number | null, fields }] : [];
  if (Array.isArray(value))
    return value.flatMap((item, index) => numbersIn(item, paths, `${path}[]`, [{ index }, ...fields]));
  if (typeof value !== 'object') return [];
  const own = value as Fields;
  return Object.entries(own).flatMap(([name, part]) =>
    numbersIn(part, paths, path === '' ? name : `${path}.${name}`, [own, ...fields]),
  );
}
