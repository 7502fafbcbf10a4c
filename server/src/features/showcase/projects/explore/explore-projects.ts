import { createHash } from 'node:crypto';
import type { InputOf } from '@firstlight/contract/endpoint.ts';
import {
  type Category,
  categories,
  categoryMask,
  everyCategory,
} from '@firstlight/contract/showcase/projects/categories.ts';
import type { exploreProjects as endpoint } from '@firstlight/contract/showcase/projects/projects.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context } from '../../../../core/context.ts';
import { type RawBody, rawBody } from '../../../../core/http/guests/raw-body.ts';
import type { Db } from '../../../../db/database.ts';
import { readText } from '../../../../db/read-text.ts';
import { createTtlCache, type TtlCache } from '../../../../platform/limits/ttl-cache.ts';
import { searchWords } from '../search-terms.ts';
import { end, languageStatement, listStatement, start } from './explore.sql.ts';
import { type ExploreCursor, readExploreCursor } from './explore-cursor.ts';
import { searchProjects } from './search-projects.ts';

type Input = InputOf<typeof endpoint>;

const sharedMs = 1000;

/**
 * What guests see first is asked for most and the same for all of them: it is made once a second. Members always get
 * the state of the moment, so that somebody who has just published finds it.
 */
export function exploreProjects(ctx: Context, input: Input): Promise<RawBody> {
  const isShared = ctx.actor.kind === 'guest' && !input.after && !input.query;
  if (!isShared) return load(ctx.db, input);
  const { sort, categories: chosen, validated, language, prefer } = input;
  const now = ctx.now().getTime();
  return firstPages(ctx.db).get(`${sort} ${chosen} ${validated} ${language} ${prefer}`, now, async () => {
    const body = await load(ctx.db, input);
    const etag = `"${createHash('sha1').update(body.bytes).digest('base64url')}"`;
    return { ...body, etag, freshUntil: now + sharedMs };
  });
}

async function load(db: Db, { sort = 'recent', query = '', ...input }: Input): Promise<RawBody> {
  const filter = { sort, mask: maskOf(input.categories), validatedOnly: input.validated === 'true' };
  const after = readExploreCursor(input.after);
  const words = searchWords(query);
  if (words.length > 0) {
    return rawBody(await searchProjects(db, { ...filter, language: input.language, words, after }));
  }
  const values = [filter.mask, filter.validatedOnly];
  const mine = input.language ?? input.prefer;
  if (mine !== undefined) {
    const places = [mine, ...placesAfter(after, input.language !== undefined)];
    return rawBody((await readText(db, languageStatement(sort), [...values, ...places])) ?? '');
  }
  const beyond = after ? [after.key, after.id] : [];
  return rawBody(
    (await readText(db, listStatement(sort, after === undefined), [...values, ...beyond])) ?? '',
  );
}

/** Where the walks of the reader's language and of the others go on: the first one comes to its end before the second. */
function placesAfter(after: ExploreCursor | undefined, isAlone: boolean): string[] {
  const last = after && ([after.key, after.id] as const);
  const mine = last ? (after.tier === '1' ? last : end) : start;
  const others = last && after.tier === '0' ? last : start;
  return [...mine, ...(isAlone ? end : others)];
}

function maskOf(chosen: string | undefined): number {
  if (chosen === undefined) return everyCategory;
  const names = chosen.split(',');
  if (!names.every(isCategory)) throw new AppError('request.invalid', { fields: ['categories'] });
  return categoryMask(names);
}

function isCategory(name: string): name is Category {
  return categories.some((category) => category === name);
}

const caches = new WeakMap<Db, TtlCache<RawBody>>();

/** Of each database its own: tests have several in one process. */
function firstPages(db: Db): TtlCache<RawBody> {
  const kept = caches.get(db) ?? createTtlCache<RawBody>({ milliseconds: sharedMs, entries: 200 });
  caches.set(db, kept);
  return kept;
}
