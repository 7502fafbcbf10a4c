import { categoryMask } from '@firstlight/contract/showcase/projects/categories.ts';
import type { ProjectForm } from '@firstlight/contract/showcase/projects/project-form.ts';
import { sql } from 'kysely';
import { AppError } from '../../../../core/app-error.ts';
import type { Db } from '../../../../db/database.ts';
import { peopleAs } from '../../../people/accounts/accounts.sql.ts';
import { summarise } from '../public-exports/summarise.ts';

/** Returns the columns of a form, without its questions. */
function columnsOf({ categories, questions: _, cardQuestion: __, ...form }: ProjectForm) {
  return { ...form, categories: categoryMask(categories), summary: summarise(form.description) };
}

export async function insertProject(
  db: Db,
  project: { id: string; ownerId: string; publishedAt: Date; form: ProjectForm },
): Promise<void> {
  const { form, ...rest } = project;
  const columns = columnsOf(form);
  await db
    .insertInto('projects')
    .values({
      ...rest,
      ...columns,
      questions: form.questions ?? [],
      cardQuestion: form.cardQuestion ?? null,
    })
    .execute();
  await sql`
    insert into project_stats (project_id, owner_id, categories, language, published_at, listed, rating)
    select ${project.id}, ${project.ownerId}, ${columns.categories}, ${columns.language}, ${project.publishedAt}, false, mean
    from rating_mean
  `.execute(db);
}

/** Each of these changes what stands and is one's own, or nothing: the owner is part of the condition. */
export async function updateProject(
  db: Db,
  { id, ownerId }: Own,
  form: ProjectForm,
  { editedAt, seen }: { editedAt: Date; seen?: string | null | undefined },
): Promise<boolean> {
  const { numUpdatedRows } = await standing(db, { id, ownerId })
    .set({ ...columnsOf(form), ...columnsOfQuestions(form), editedAt })
    .$if(seen !== undefined, (query) =>
      query.where(sql<boolean>`edited_at is not distinct from ${seen ?? null}::timestamptz`),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Changed questions apply at once; the replaced ones are stored for answers that are being written. */
function columnsOfQuestions({ questions, cardQuestion }: ProjectForm) {
  return {
    ...(questions !== undefined && {
      questions,
      questionsBefore: sql<
        string[]
      >`case when questions = ${questions}::text[] then questions_before else questions end`,
    }),
    ...(cardQuestion !== undefined && { cardQuestion }),
  };
}

/** Several edits of one day are one change. */
export async function noteEdit(db: Db, projectId: string, editedAt: Date): Promise<void> {
  await db
    .insertInto('projectEdits')
    .values({ projectId, editedOn: editedAt.toISOString().slice(0, 10) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function setHidden(db: Db, own: Own, hiddenAt: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await standing(db, own).set({ hiddenAt }).executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function markDeleted(db: Db, own: Own, deletedAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await standing(db, own).set({ deletedAt }).executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function markAllDeleted(db: Db, ownerId: string, deletedAt: Date): Promise<string[]> {
  const rows = await db
    .updateTable('projects')
    .set({ deletedAt })
    .where('ownerId', '=', ownerId)
    .where('deletedAt', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Not what was deleted at `before` or earlier: its rows are being deleted for good. */
export async function unmarkDeleted(db: Db, { id, ownerId }: Own, before: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('projects')
    .set({ deletedAt: null })
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .where((row) => row.or([row('deletedAt', 'is', null), row('deletedAt', '>', before)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Projects that were deleted at `before` or earlier, or all deleted projects of an owner. */
export async function listDeleted(
  db: Db,
  which: { before: Date } | { ownerId: string },
  limit: number,
): Promise<string[]> {
  const deleted = db.selectFrom('projects').select('id').orderBy('deletedAt').limit(limit);
  const rows = await ('before' in which
    ? deleted.where('deletedAt', '<=', which.before)
    : deleted.where('ownerId', '=', which.ownerId).where('deletedAt', 'is not', null)
  ).execute();
  return rows.map(({ id }) => id);
}

/** Gives the folders of their covers, which nothing else refers to. */
export async function purgeDeleted(db: Db, ids: string[]): Promise<{ coverKey: string | null }[]> {
  const { rows } = await sql<{ coverKey: string | null }>`
    delete from projects where id = any (${ids}::uuid[]) returning cover_key
  `.execute(db);
  return rows;
}

export async function isOwnProject(db: Db, { id, ownerId }: Own): Promise<boolean> {
  const row = await db
    .selectFrom('projects')
    .select('id')
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Puts another picture in place and gives the folder of the one before, which nobody else is given too. */
export async function replaceCover(
  db: Db,
  { id, ownerId }: Own,
  coverKey: string | null,
): Promise<{ replaced: string | null; alt: string }> {
  const { rows } = await sql<{ replaced: string | null; alt: string }>`
    update projects set cover_key = ${coverKey}
    from (
      select id, cover_key from projects
      where id = ${id} and owner_id = ${ownerId} and deleted_at is null
      for update
    ) as before
    where projects.id = before.id
    returning before.cover_key as replaced, projects.cover_alt as alt
  `.execute(db);
  const [row] = rows;
  if (!row) throw new AppError('projects.not_found');
  return row;
}

export function findMaker(db: Db, userId: string) {
  return db
    .selectFrom(peopleAs('users'))
    .select(['role', 'standing'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

export async function findOwnerId(db: Db, id: string): Promise<string> {
  const { ownerId } = await db
    .selectFrom('projects')
    .select('ownerId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return ownerId;
}

/** Of one that stands in lists. */
export function findListedLinks(db: Db, id: string) {
  return db
    .selectFrom('projects')
    .innerJoin('projectStats', 'projectStats.projectId', 'projects.id')
    .select(['link', 'callToActionUrl'])
    .where('projects.id', '=', id)
    .where('projectStats.listed', '=', true)
    .executeTakeFirst();
}

interface Own {
  id: string;
  ownerId: string;
}

function standing(db: Db, { id, ownerId }: Own) {
  return db
    .updateTable('projects')
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .where('deletedAt', 'is', null);
}
