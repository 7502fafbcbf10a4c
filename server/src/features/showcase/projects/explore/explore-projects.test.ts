import type { Category } from '@firstlight/contract/showcase/projects/categories.ts';
import type { ProjectForm } from '@firstlight/contract/showcase/projects/project-form.ts';
import type { ExploreSort } from '@firstlight/contract/showcase/projects/project-limits.ts';
import { type ExplorePage, explorePage } from '@firstlight/contract/showcase/projects/projects.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '../../../../core/context.ts';
import { newMember, newProject } from '../../../../testing/projects/projects.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { countFeedback } from '../count-feedback.ts';
import { searchTerms, searchWords } from '../search-terms.ts';
import { changeVisibility } from '../write/change-visibility.ts';
import { exploreProjects } from './explore-projects.ts';
import { similarProjects } from './similar-projects.ts';

let world: World;
let maya: Member;
const ids = new Map<string, string>();

interface Asked {
  sort?: ExploreSort;
  categories?: string;
  validated?: 'true';
  query?: string;
  language?: 'en' | 'fr';
  prefer?: 'en' | 'fr';
  after?: string;
}

/** As a member: what guests see is kept for a second, which is its own subject below. */
async function explore(asked: Asked = {}): Promise<ExplorePage> {
  const { bytes } = await exploreProjects({ ...world.ctx, actor: maya }, asked);
  return explorePage.parse(JSON.parse(bytes.toString()));
}
const names = async (asked: Asked = {}) => (await explore(asked)).items.map(({ name }) => name);

async function post(name: string, chosen: Category[], more: Partial<ProjectForm> = {}): Promise<void> {
  world.clock.now = new Date(world.clock.now.getTime() + 60_000);
  ids.set(name, await newProject(world, maya, { name, categories: chosen, ...more }));
}
const idOf = (name: string) => ids.get(name) ?? '';

beforeAll(async () => {
  world = await testWorld();
  maya = await newMember(world, 'maya');
  await post('Tidepool', ['finance', 'local']);
  await post('Marée basse', ['food'], {
    language: 'fr',
    tagline: 'Le poisson de la criée, réservé la veille',
    description: 'Réservez aujourd’hui ce que les bateaux rapportent demain, sans intermédiaire.',
  });
  await post('Loop', ['ai', 'dev'], { tagline: 'Reviews pull requests while you sleep' });
  await post('Basil', ['food', 'mobile'], { tagline: 'Meal plans from what is left in the fridge' });
  await post('Unseen', ['ai']);
  await changeVisibility({ ...world.ctx, actor: maya }, { projectId: idOf('Unseen'), isHidden: true });
  await countFeedback(world.database, idOf('Tidepool'), { feedback: 3, ratingSum: 15 });
  await countFeedback(world.database, idOf('Loop'), { feedback: 9, ratingSum: 27 });
  await countFeedback(world.database, idOf('Basil'), { feedback: 2, ratingSum: 10, skips: 40 });
  await world.database.pool.query('update project_stats set validated = true where project_id = $1', [
    idOf('Loop'),
  ]);
});
afterAll(() => world.close());

describe('explore', () => {
  it('shows the newest first', async () => {
    expect(await names()).toEqual(['Basil', 'Loop', 'Marée basse', 'Tidepool']);
  });

  it('shows what is written in the reader’s language first, and the rest after it', async () => {
    expect(await names({ prefer: 'fr' })).toEqual(['Marée basse', 'Basil', 'Loop', 'Tidepool']);
    expect(await names({ prefer: 'en' })).toEqual(['Basil', 'Loop', 'Tidepool', 'Marée basse']);
  });

  it('shows what is written in one language alone, in every order and in search', async () => {
    expect(await names({ language: 'fr' })).toEqual(['Marée basse']);
    expect(await names({ language: 'en', sort: 'most' })).toEqual(['Loop', 'Tidepool', 'Basil']);
    expect(await names({ language: 'en', query: 'marée' })).toEqual([]);
    expect(await names({ language: 'fr', query: 'marée' })).toEqual(['Marée basse']);
  });

  it('shows most full feedback first, whatever was skipped', async () => {
    expect(await names({ sort: 'most' })).toEqual(['Loop', 'Tidepool', 'Basil', 'Marée basse']);
  });

  it('shows the highest rated first, of those with at least three ratings', async () => {
    expect(await names({ sort: 'top' })).toEqual(['Tidepool', 'Loop']);
  });

  it.each([
    ['food', ['Basil', 'Marée basse']],
    ['food,dev', ['Basil', 'Loop', 'Marée basse']],
    ['health', []],
  ])('keeps to the categories %s', async (chosen, expected) => {
    expect(await names({ categories: chosen })).toEqual(expected);
  });

  it('keeps to what is Validated', async () => {
    expect(await names({ validated: 'true' })).toEqual(['Loop']);
  });

  it('says of each project what a card shows', async () => {
    const [tidepool] = (await explore({ sort: 'top' })).items;
    expect(tidepool).toEqual({
      id: idOf('Tidepool'),
      name: 'Tidepool',
      pitch: 'Splits a café’s daily takings between staff.',
      categories: ['local', 'finance'],
      demoType: 'live',
      language: 'en',
      cover: null,
      owner: { username: 'maya', name: 'Maya' },
      feedbackCount: 3,
      rating: 5,
      validated: false,
      publishedAt: expect.stringMatching(/^2026-11-16T10:01:00\.000Z$/),
    });
  });

  it.each([{ categories: 'foo' }, { after: 'abcdef' }, { after: Buffer.from('9.1.x').toString('hex') }])(
    'refuses %j as not its own',
    async (asked) => {
      await expect(explore(asked)).rejects.toMatchObject({ code: 'request.invalid' });
    },
  );
});

describe('search', () => {
  it.each([
    ['tidepool', 'Tidepool'],
    ['TIDE', 'Tidepool'],
    ['maree', 'Marée basse'],
    ['MARÉE basse', 'Marée basse'],
    ['mare\u0301e', 'Marée basse'],
    ['poissons', 'Marée basse'],
    ['criee', 'Marée basse'],
    ['meal plan', 'Basil'],
    ['fridges', 'Basil'],
    ['tiedpool', 'Tidepool'],
    ['tidpool', 'Tidepool'],
    ['mraée', 'Marée basse'],
    ['absil', 'Basil'],
    ['reveiws pull', 'Loop'],
  ])('finds by %j', async (query, name) => {
    const found = await names({ query });
    expect(found[0]).toBe(name);
  });

  it('takes a typing mistake for two letters that changed places rather than for words that look alike', async () => {
    for (const name of ['Badofige', 'Badofibe', 'Badofide', 'Badofife']) await post(name, ['other']);
    expect(await names({ query: 'badofgie' })).toContain('Badofige');
  });

  it('finds nothing for what nobody wrote', async () => {
    expect(await explore({ query: 'zzyzx qwrtp' })).toEqual({ items: [], next: null });
  });

  it('shows names that match before mentions', async () => {
    await post('Mentions', ['other'], { tagline: 'Better than Loop, they say' });
    expect(await names({ query: 'loop' })).toEqual(['Loop', 'Mentions']);
  });

  it('does not find what is hidden, nor by a typing mistake', async () => {
    expect(await names({ query: 'unseen' })).toEqual([]);
    expect(await names({ query: 'unsene' })).toEqual([]);
  });

  it('keeps to sort, categories and Validated', async () => {
    expect(await names({ query: 'everybody', sort: 'most' })).toEqual(
      expect.arrayContaining(['Loop', 'Tidepool', 'Basil']),
    );
    expect((await names({ query: 'everybody', sort: 'most' }))[0]).toBe('Loop');
    expect(await names({ query: 'everybody', categories: 'finance' })).toEqual(['Tidepool']);
    expect(await names({ query: 'everybody', validated: 'true' })).toEqual(['Loop']);
  });

  it('takes any sign for a sign, in any script', async () => {
    const letters = Array.from({ length: 0x2fff }, (_, code) => String.fromCharCode(code)).filter((one) =>
      /[\p{L}\p{N}]/u.test(one),
    );
    const terms = letters.map((letter) => searchTerms(searchWords(letter)));
    const read = 'select search_query(typed) from unnest($1::text[]) as typed';
    await expect(world.database.pool.query(read, [terms])).resolves.toMatchObject({ rowCount: terms.length });
    for (const query of ["'", '& | !', ':*', 'a:*A', '<->', '\\', '()', '%', '💡']) await names({ query });
  });
});

describe('pages', () => {
  it.each<Asked>([
    { sort: 'recent' },
    { sort: 'most' },
    { sort: 'top' },
    { sort: 'recent', prefer: 'fr' },
    { sort: 'most', prefer: 'fr' },
    { sort: 'top', prefer: 'en' },
    { sort: 'recent', categories: 'health' },
    { sort: 'recent', query: 'heartbeat' },
    { sort: 'most', query: 'heartbeat' },
  ])('of %j follow each other without gap or repetition', async (asked) => {
    if (!ids.has('Heartbeat 0')) {
      for (let number = 0; number < 60; number += 1) {
        await post(`Heartbeat ${number}`, ['health'], { language: number % 2 === 0 ? 'fr' : 'en' });
        if (number % 3 === 0) world.clock.now = new Date(world.clock.now.getTime() - 60_000);
        const feedback = 3 + (number % 4);
        await countFeedback(world.database, idOf(`Heartbeat ${number}`), {
          feedback,
          ratingSum: feedback * 4,
        });
      }
    }
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await explore({ ...asked, ...(after && { after }) });
      expect(page.items.length).toBeLessThanOrEqual(24);
      seen.push(...page.items.map(({ id }) => id));
      after = page.next ?? undefined;
    } while (after);
    expect(new Set(seen).size).toBe(seen.length);
    const all = [...ids].filter(([name]) => name.startsWith('Heartbeat')).map(([, id]) => id);
    expect(seen).toEqual(expect.arrayContaining(all));
  });
});

describe('what guests see first', () => {
  it('is made once a second, and told only once to who already has it', async () => {
    const app = await world.app({ config: { LIMIT_FACTOR: 1000 } });
    const first = await app.inject('/api/projects?sort=most&categories=dev');
    const etag = String(first.headers['etag']);
    const again = { url: '/api/projects?sort=most&categories=dev', headers: { 'if-none-match': etag } };
    await countFeedback(world.database, idOf('Loop'), { feedback: 1, ratingSum: 5 });
    expect((await app.inject(again)).statusCode).toBe(304);
    world.clock.now = new Date(world.clock.now.getTime() + 1000);
    const fresh = await app.inject(again);
    expect(fresh.statusCode).toBe(200);
    expect(fresh.json().items[0].feedbackCount).toBe(first.json().items[0].feedbackCount + 1);
  });
});

describe('similar projects', () => {
  it('share most categories, and leave the project itself out', async () => {
    const { items } = await similarProjects(world.ctx, { projectId: idOf('Basil'), prefer: 'fr' });
    expect(items[0]?.name).toBe('Marée basse');
    expect(items.map(({ name }) => name)).not.toContain('Basil');
  });

  it('are in the reader’s language before they share most categories', async () => {
    const { items } = await similarProjects(world.ctx, { projectId: idOf('Marée basse'), prefer: 'en' });
    expect(items.length).toBeGreaterThan(0);
    expect(items.map(({ language }) => language)).toEqual(items.map(() => 'en'));
  });

  it('are the same for a hidden project as for none', async () => {
    const hidden = await similarProjects(world.ctx, { projectId: idOf('Unseen') });
    const none = await similarProjects(world.ctx, { projectId: world.engines.newId() });
    expect(hidden).toEqual(none);
    expect(hidden.items).toHaveLength(3);
  });
});
