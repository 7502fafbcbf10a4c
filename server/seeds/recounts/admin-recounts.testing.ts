/**
 * Recounts, in SQL of its own, of the numbers of `/admin` and `/admin/analytics`, by their path in the response. None of
 * it reads a stored sum: it counts the rows themselves, and shares no code with the product.
 *
 * `:name` is a field of the nearest object around the number that has it, or one of `now`, `bits` (the categories in the
 * order of their bits) and `index`, the position in an array of numbers. The table `tags` has the author tag of each account.
 */

/** Visible projects of the last 30 days, with hours since posting, to the first response and to the minimum. */
const lives = `
  with given as (
    select project_id, author_tag, first_shown_at as at from feedback join hidden.feedback_authors on feedback_id = id
    where deleted_at is null and not is_withheld and uncounted_for is null
  ), noted as (
    select project_id, author_tag, at, true as is_full from given
    union all
    (select distinct on (project_id, author_tag) project_id, author_tag, first_shown_at, false
    from skips join hidden.skip_authors on skip_id = id
    where not is_withheld and not is_superseded and reason in ('unclear_value', 'too_complex', 'other')
      and (project_id, author_tag) not in (select project_id, author_tag from given)
    order by project_id, author_tag, skipped_at)
  ), placed as (
    select project_id, at, row_number() over ordered as nth, count(*) filter (where is_full) over ordered as full_ones
    from noted window ordered as (partition by project_id order by at, is_full desc rows unbounded preceding)
  ), stories as (
    select projects.*, extract(epoch from :now - published_at) / 3600 as age,
      (select min(at) from placed where project_id = projects.id) as first_at,
      (select min(at) from placed where project_id = projects.id and nth >= 5 and full_ones >= 3) as met_at,
      (select count(*) from placed where project_id = projects.id) as notes,
      deleted_at is null and hidden_at is null and suspended_at is null as is_visible
    from projects
  ), timed as (
    select *, extract(epoch from first_at - published_at) / 3600 as first,
      extract(epoch from met_at - published_at) / 3600 as met
    from stories
  ), lives as (
    select * from timed where is_visible and published_at >= :now - interval '30 days'
  ), due as (
    select * from lives where age >= 48
  )`;

/** Distinct testers with a response of any kind, by project. */
const answers = `answers as (
    select lives.id, age, count(distinct author_tag) as n from lives left join (
      select project_id, author_tag from feedback join hidden.feedback_authors on feedback_id = id
      where deleted_at is null and not is_withheld
      union all
      select project_id, author_tag from skips join hidden.skip_authors on skip_id = id where not is_withheld
    ) as given on project_id = lives.id group by lives.id, age
  )`;
const gini = `${lives}, ${answers}, grown as (select n from answers where age >= 168)
  select avg(abs(one.n - other.n)) / (2 * (select avg(n) from grown)) from grown as one, grown as other`;

const views = `${lives}, views as (
    select due.id, count(tester_tag) filter (where fit_cell is not null) as n
    from due left join hidden.showings on project_id = due.id group by due.id
  )`;

/** Offers of the last 30 days that count as made, each with the account's author tag. */
const offers = `offers as (select * from assignments where offered_at >= :now - interval '30 days')`;

/** Offers that are over, with whether the tester responded in time. */
const past = (isMade: string) => `past as (
    select chance::float8 as chance, exists (
      select from (
        select project_id, author_tag, given_at as at from feedback join hidden.feedback_authors on feedback_id = id
        union all select project_id, author_tag, skipped_at from skips join hidden.skip_authors on skip_id = id
      ) as given
      where given.project_id = assignments.project_id and given.author_tag = tag and at <= expires_at
    ) as is_answered
    from assignments join distribution_runs on distribution_runs.id = run_id join tags on tags.id = tester_id
    where assignments.state in ('seen', 'expired') and not is_dry_run and ${isMade}
  )`;
const calibration = `with ${past(`started_at between :now - interval '30 days' and :now - interval '48 hours'`)}`;

const worst = `${lives}, by_category as (
    select bit, count(*) as n, avg((coalesce(met <= 48, false))::int) as on_time
    from due cross join generate_series(0, 12) as bit where categories & (1 << bit) <> 0 group by bit having count(*) >= 5
  ), worst as (select * from by_category order by on_time, bit limit 1)`;

const waits = `${lives}, waits as (select least(168, coalesce(first, age)) as hours from lives)`;

/** The days that analytics cover, and the Mondays of the whole weeks in them. */
const [begin, end] = [`(:from::date at time zone 'UTC')`, `((:until::date + 1) at time zone 'UTC')`];
const monday = `(date_trunc('week', :from::date)::date at time zone 'UTC')`;
const weeks = `weeks as (
    select at as start, at + interval '7 days' as stop
    from generate_series(${monday}, ${end} - interval '1 second', '7 days') as at where at + interval '7 days' <= :now
  )`;
const inSpan = (column: string) => `${column} >= ${monday} and ${column} < ${end}`;
const week = (column: string) =>
  `${column} >= :week::date at time zone 'UTC' and ${column} < (:week::date + 7) at time zone 'UTC'`;
const inWeeks = (column: string) =>
  `exists (select from weeks where ${column} >= start and ${column} < stop)`;

/** Sorts offers of weeks that ended three days ago into tenths of chance. A tenth under twenty offers is joined with the next. */
const bins = `with recursive ${weeks}, settled as (
    select * from weeks where stop + interval '3 days' <= :now
  ), ${past('exists (select from settled where started_at >= start and started_at < stop)')}, tenths as (
    select bin, count(chance) as n, coalesce(sum(chance), 0) as expected, count(*) filter (where is_answered) as answered
    from generate_series(0, 9) as bin left join past on least(9, floor(chance * 10)) = bin group by bin
  ), walk as (
    select 0 as bin, 0 as part, n as held from tenths where bin = 0
    union all
    select tenths.bin, case when held >= 20 then part + 1 else part end, case when held >= 20 then n else held + n end
    from walk join tenths on tenths.bin = walk.bin + 1
  ), parts as (
    select part, sum(n) as n from walk join tenths using (bin) group by part
  ), joined as (
    select part - (part > 0 and n < 20)::int as part, bin from walk join parts using (part)
  ), bin as (
    select sum(n) as offers, sum(expected) / sum(n) as promised, sum(answered) / sum(n) as answered
    from joined join tenths using (bin) group by part order by part offset :index limit 1
  )`;

const makers = `${lives}, makers as (
    select * from users where role <> 'tester' and email_verified_at is not null and ${inSpan('created_at')}
  )`;
/** Makers whose first time of something falls into the span. */
const makersWith = (first: string) => `${makers} select count(*) from makers where ${inSpan(`(${first})`)}`;
const testers = `with ${weeks}, joined as (
    select tester_pool.*, tag from tester_pool join tags on tags.id = tester_id where ${inWeeks('joined_at')}
  )`;

const signedUp = (role: string) => `select count(*) from users
  where role <> '${role}' and email_verified_at is not null and ${week('created_at')}`;
/** Sessions store their last use only: a person counts in each week up to it. */
const active = (role: string) => `${signedUp(role)} and exists (select from sessions where user_id = users.id
  and last_used_at >= (:week::date + 7 * (:index::int + 1)) at time zone 'UTC')`;

const kind = `case when kind ~ '^(account|export)-' then 'account' when kind ~ '^newsletter-' then 'letter'
  when kind ~ '^support-' then 'support' when kind ~ '^contact-' then 'contact' else 'news' end`;
const letters = (
  state: string,
) => `select count(*) from newsletter_deliveries d join newsletter_issues on number = issue
  where due_at >= ${begin} and due_at < ${end} and d.state = '${state}'`;
const mails = (state: string) => `select (select count(*) from mail_ledger
    where claimed_at >= ${begin} and claimed_at < ${end} and state = '${state}' and ${kind} = :kind::text)
  + case when :kind::text = 'letter' then (${letters(state)}) else 0 end`;

const closed = `state = 'closed' and outcome is not null`;
const sanctions = `select count(*) from sanctions where ${inSpan('decided_at')} and state <> 'undone' and not is_automated`;

export const adminRecounts: Record<string, string> = {
  'figures.projects.total': 'select count(*) from projects where deleted_at is null',
  'figures.projects.posted': `${lives} select count(*) from lives`,
  'figures.projects.open': `${lives} select count(*) from timed where is_visible and met is null and age < 336`,
  'figures.projects.overdue': `${lives} select count(*) from timed where is_visible and met is null and age < 336 and age > 48`,
  'figures.testers.total': `select count(*) from users
    where role <> 'creator' and email_verified_at is not null and standing <> 'suspended'`,
  'figures.testers.active': `select count(*) from tester_pool join users on users.id = tester_id
    where last_visit_at >= :now - interval '30 days' and role <> 'creator' and standing <> 'suspended'`,
  'figures.testersPerProject.mean': `${views} select avg(n) from views`,
  'figures.testersPerProject.median': `${views} select percentile_disc(0.5) within group (order by n) from views`,
  'figures.testersPerProject.ninetieth': `${views} select percentile_disc(0.9) within group (order by n) from views`,
  'figures.testersPerProject.answered': `${lives}, ${answers} select avg(n) from answers where age >= 48`,
  'figures.minimumReached.count': `${lives} select count(met) from lives`,
  'figures.minimumReached.share': `${lives} select count(met)::float8 / count(*) from lives`,
  'figures.minimumReached.onTime': `${lives} select count(*) filter (where met <= 48)::float8 / count(*) from due`,
  'figures.redistribution.rate': `with ${offers} select count(*) filter (where attempt = 2)::float8 / count(*) from offers`,
  'figures.redistribution.offers': `with ${offers} select count(*) from offers`,
  'figures.redistribution.replacing': `with ${offers} select count(*) from offers where attempt = 2`,
  'figures.redistribution.projects': `${lives} select avg((id in (select project_id from assignments where attempt = 2))::int) from lives`,
  'figures.firstFeedback.mean': `${waits} select avg(hours) from waits`,
  'figures.firstFeedback.median': `${waits} select percentile_disc(0.5) within group (order by hours) from waits`,
  'figures.firstFeedback.ninetieth': `${waits} select percentile_disc(0.9) within group (order by hours) from waits`,
  'figures.firstFeedback.stillWaiting': `${lives} select count(*) from lives where first is null`,
  'figures.supply.ratio': `${lives} select sum(notes) / (5 * count(*)) from due`,
  'figures.supply.notes': `${lives} select sum(notes) from due`,
  'figures.supply.projects': `${lives} select count(*) from due`,
  'figures.inequality.gini': gini,
  'figures.inequality.projects': `${lives} select count(*) from lives where age >= 168`,
  'figures.worstCategory.onTime': `${worst} select on_time from worst`,
  'figures.worstCategory.projects': `${worst} select n from worst`,
  'figures.messages.perNote': `${lives}, ${offers} select count(distinct (tester_id, offered_at))::float8
    / (select sum(notes) from lives) from offers`,
  'figures.messages.sent': `with ${offers} select count(distinct (tester_id, offered_at)) from offers`,
  'figures.messages.notes': `${lives} select sum(notes) from lives`,
  'figures.calibration.ratio': `${calibration} select case when count(*) >= 20
    then sum(chance) / nullif(count(*) filter (where is_answered), 0) end from past`,
  'figures.calibration.expected': `${calibration} select coalesce(sum(chance), 0) from past`,
  'figures.calibration.answered': `${calibration} select count(*) from past where is_answered`,
  'figures.calibration.offers': `${calibration} select count(*) from past`,
  'counts.open': `select count(*) from cases where state in ('open', 'second')`,
  'counts.late': `select count(*) from cases where state in ('open', 'second') and due_at <= :now`,
  'counts.dueWithinDay': `select count(*) from cases where state in ('open', 'second')
    and due_at > :now and due_at <= :now + interval '1 day'`,
  'counts.undoable': `select count(*) from cases where state = 'undoable'`,
  'run.offers': 'select count(*) from assignments where run_id = :id',
  'run.redistributed': 'select count(*) from assignments where run_id = :id and attempt = 2',
  'run.messages': 'select count(distinct tester_id) from assignments where run_id = :id',

  'firstFeedback.bands[]': `${lives} select count(*) from timed where first_at >= ${begin} and first_at < ${end}
    and width_bucket(first, array[3, 6, 12, 24, 48]) = :index`,
  'firstFeedback.waiting.inTime': `${lives} select count(*) from lives where first is null and age <= 48`,
  'firstFeedback.waiting.late': `${lives} select count(*) from lives where first is null and age > 48`,
  'promised.bins[].offers': `${bins} select offers from bin`,
  'promised.bins[].promised': `${bins} select promised from bin`,
  'promised.bins[].answered': `${bins} select answered from bin`,
  ...Object.fromEntries(
    [
      ['projects', 'count(*)'],
      ['notes', 'coalesce(sum(notes), 0)'],
      ['onTime', 'count(*) filter (where met <= 48)'],
    ].map(([name, sum]) => [
      `supply.categories[].${name}`,
      `${lives} select ${sum} from timed where is_visible and age >= 48 and published_at >= ${begin} and published_at < ${end}
        and categories & (1 << array_position(:bits::text[], :category::text) - 1) <> 0`,
    ]),
  ),
  'funnels.makers[].count': `select case :step::text
    when 'signedUp' then (${makers} select count(*) from makers)
    when 'posted' then (${makersWith('select min(published_at) from timed where owner_id = makers.id and is_visible')})
    when 'firstNote' then (${makersWith('select min(first_at) from timed where owner_id = makers.id')})
    when 'minimum' then (${makersWith('select min(met_at) from timed where owner_id = makers.id')})
    when 'iteration' then (${makersWith(`select min(i.published_at) from iterations i join projects p on p.id = project_id
      where owner_id = makers.id and i.deleted_at is null`)})
    else (${makersWith(`select min(validated_on) at time zone 'UTC' from validations join projects p on p.id = project_id
      where owner_id = makers.id`)}) end`,
  'funnels.testers[].count': `${testers} select count(*) from joined where case :step::text
    when 'interests' then true
    when 'card' then exists (select from hidden.showings where tester_tag = tag)
    when 'test' then exists (select from hidden.tests where author_tag = tag and opened_at is not null)
    when 'counted' then exists (select from feedback join hidden.feedback_authors on feedback_id = id
      where author_tag = tag and deleted_at is null and not is_withheld and uncounted_for is null)
    else last_visit_at >= joined_at + interval '7 days' end`,
  'cohorts.testers[].size': signedUp('creator'),
  'cohorts.makers[].size': signedUp('tester'),
  'cohorts.testers[].active[]': active('creator'),
  'cohorts.makers[].active[]': active('tester'),
  'fairness.weeks[].projects': `${lives} select count(*) from timed where is_visible
    and ${week(`published_at + interval '30 days'`)} and published_at + interval '30 days' < date_trunc('day', :now, 'UTC')
    and published_at + interval '30 days' >= ${monday}`,
  'fairness.weeks[].validated': `${lives} select count(*) from timed join validations on project_id = timed.id
    where is_visible and validated_on is not null and ${week(`published_at + interval '30 days'`)}
    and published_at + interval '30 days' < date_trunc('day', :now, 'UTC')`,
  // Rows change, so the value of an earlier week can be read only where it was stored for /admin.
  'fairness.weeks[].gini': `select case when :week::date + 7 > :until::date then (${gini}) else (
    select (metrics #>> '{inequality,gini}')::float8 from distribution_metrics
    where measured_on >= :week::date and measured_on < :week::date + 7 order by measured_on desc limit 1) end`,
  ...Object.fromEntries(
    [
      ['count', 'count(*)'],
      ['median', 'percentile_disc(0.5) within group (order by days)'],
      ['ninetieth', 'percentile_disc(0.9) within group (order by days)'],
    ].map(([name, sum]) => [
      `fairness.days.${name}`,
      `select ${sum} from (select validated_on - (published_at at time zone 'UTC')::date as days
        from validations join projects on id = project_id where validated_on between :from::date and :until::date) as granted`,
    ]),
  ),
  'mails.kinds[].sent': mails('sent'),
  'mails.kinds[].refused': mails('refused'),
  'mails.kinds[].uncertain': mails('uncertain'),
  'mails.letters.bounced': letters('returned'),
  'mails.letters.complaints': `select count(*) from newsletter_consents
    where way = 'complaint' and acted_at >= ${begin} and acted_at < ${end}`,
  'moderation.weeks[].opened': `select count(*) from cases where ${week('opened_at')}`,
  'moderation.weeks[].decided': `select count(*) from cases where ${closed} and ${week('closed_at')}`,
  'moderation.decided': `select count(*) from cases where ${closed} and ${inSpan('closed_at')}`,
  'moderation.late': `select count(*) from cases where ${closed} and ${inSpan('closed_at')} and decided_at > due_at`,
  'moderation.waiting': `select count(*) from cases
    where opened_at < :now - interval '48 hours' and decided_at is null and closed_at is null`,
  'moderation.steps': sanctions,
  'moderation.changed': `${sanctions} and coalesce(reduced_from, step) <> suggested_step`,
  'moderation.appeals': `select count(*) from appeals where ${inSpan('decided_at')}`,
  'moderation.overturned': `select count(*) from appeals where ${inSpan('decided_at')} and outcome = 'overturned'`,
};
