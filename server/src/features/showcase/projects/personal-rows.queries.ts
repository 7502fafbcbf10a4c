import { categoriesOf } from '@firstlight/contract/showcase/projects/categories.ts';
import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { inPages } from '../../../core/in-pages.ts';
import type { Person } from '../../../core/personal-part.ts';
import type { Db } from '../../../db/database.ts';

/** Also what is hidden, suspended or deleted and not yet purged: it is all still theirs. */
export async function* projectsOf({ db }: Pick<Context, 'db'>, { id }: Pick<Person, 'id'>) {
  for await (const project of inPages((last: OwnedProject | undefined, limit) =>
    ownedAfter(db, id, last?.id, limit),
  )) {
    yield { ...project, categories: categoriesOf(project.categories) };
  }
}

type OwnedProject = Awaited<ReturnType<typeof ownedAfter>>[number];

function ownedAfter(db: Db, ownerId: string, after: string | undefined, limit: number) {
  return db
    .selectFrom('projects')
    .selectAll()
    .where('ownerId', '=', ownerId)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Their number is limited when one is kept. */
export async function* draftsOf({ db }: Context, { id }: Person) {
  yield* await db.selectFrom('projectDrafts').selectAll().where('ownerId', '=', id).execute();
}

/** The days on which they edited their projects. */
export async function* editsOf(ctx: Context, person: Person) {
  for await (const { id } of projectsOf(ctx, person)) {
    yield* await ctx.db
      .selectFrom('projectEdits')
      .select(['projectId', sql<string>`edited_on::text`.as('editedOn')])
      .where('projectId', '=', id)
      .orderBy('editedOn')
      .execute();
  }
}

/** What they show besides the covers. */
export async function* picturesOf(ctx: Pick<Context, 'db'>, person: Pick<Person, 'id'>) {
  for await (const { id } of projectsOf(ctx, person)) {
    yield* await ctx.db
      .selectFrom('projectPictures')
      .selectAll()
      .where('projectId', '=', id)
      .orderBy('place')
      .execute();
  }
}

/** Words that no listed project uses any more: those of edited, hidden and erased ones would stay for ever. */
export async function deleteUnusedWords(db: Db): Promise<void> {
  await sql`
    delete from search_words where not exists (
      select from ts_stat('select words from project_search') as used where used.word = search_words.word
    )
  `.execute(db);
}
