import { repostRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { projectsAs } from '../../../showcase/projects/projects.sql.ts';

/**
 * Begins the two weeks anew, and has the next run look at it, should this one not come so far; of what is hidden they begin
 * when it is shown. What had passed of the first is kept beside them: how long all of it took is measured by both.
 */
export async function startOver(db: Db, projectId: string, now: Date): Promise<void> {
  await sql`
    update project_needs set relaunched_at = ${now}, waited_seconds = 0, due_at = '-infinity',
      visible_since = case when visible_since is not null then ${now}::timestamptz end, is_open = visible_since is not null,
      earlier_seconds = earlier_seconds + waited_seconds
        + coalesce(extract(epoch from ${now}::timestamptz - visible_since), 0)::int
    where project_id = ${projectId}
  `.execute(db);
}

/** Letters and digits alone, without accents: neither a space nor a capital makes another name. */
const letters = (name: RawBuilder<string>) =>
  sql`regexp_replace(lower(unaccent(${name})), '[^[:alnum:]]+', '', 'g')`;
/** The same address, however it is written. */
const address = (link: RawBuilder<string>) =>
  sql`regexp_replace(lower(${link}), '^https?://(www\\.)?|/+$', '', 'g')`;

/** Link and call-to-action URL alike: a maker may move the address from one field to the other. */
const addresses = (name: 'old' | 'project') =>
  sql`array[${address(sql.ref(`${name}.link`))}, ${address(sql.ref(`${name}.call_to_action_url`))}]`;

/**
 * The need of a project that has none yet. Posted again after it was deleted, or while it stands there with its time over,
 * with the same link or nearly the same name, it goes on where it was: a new name on the door would otherwise be a way past
 * everybody who waits.
 */
export async function insertNeed(db: Db, projectId: string): Promise<void> {
  await sql`
    insert into project_needs (project_id, owner_id, categories, language, posted_at, is_open,
      waited_seconds, earlier_seconds, relaunched_at)
    select project.id, project.owner_id, project.categories, project.language, project.published_at, false,
      coalesce(before.waited_seconds, 0), coalesce(before.earlier_seconds, 0), before.relaunched_at
    from ${projectsAs('project')} left join lateral (
      select earlier_seconds, relaunched_at,
        waited_seconds + coalesce(extract(epoch from coalesce(old.deleted_at, project.published_at) - visible_since), 0)::int
          as waited_seconds
      from ${projectsAs('old')} join project_needs on project_id = old.id
      where old.owner_id = project.owner_id and old.id <> project.id
        and (old.deleted_at <= project.published_at or old.deleted_at is null and not is_open and met_at is null)
        and (${addresses('old')} && ${addresses('project')}
          or similarity(${letters(sql`old.name`)}, ${letters(sql`project.name`)}) >= ${repostRules.nameLikenessFrom}::real)
      order by old.published_at desc limit 1
    ) as before on true
    where project.id = ${projectId}
    on conflict do nothing
  `.execute(db);
}
