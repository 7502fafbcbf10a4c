import { randomUUID } from 'node:crypto';
import type { OwnSanction } from '@firstlight/contract/office/sanctions/sanctions.ts';
import type { FeedCard } from '@firstlight/contract/trials/feed/feed.ts';
import type { Chance } from './seeded-chance.ts';
import { post, type Tester, type Town } from './town.ts';

const minute = 60_000;

/** Somebody comes, as their habits are: reads the news, looks at cards, tries some, answers, and at times says something under their name. */
export async function visit(town: Town, tester: Tester): Promise<void> {
  const { ask, chance } = town;
  await appeal(town, tester);
  if (tester.news.length > 0) await readNews(town, tester);
  const feed = (await ask(tester, 'GET', '/api/feed?anew=true')).json();
  const cards: FeedCard[] = (feed.cards ?? []).slice(0, tester.habits.cards);
  const ids = cards.map(({ id }) => id);
  if (feed.visit && ids.length > 0) {
    await ask(tester, 'POST', '/api/feed/shown', { visit: feed.visit, projectIds: ids });
  }
  // Some come by Explore, or by a link of the maker's.
  const found = chance.happens(0.5) ? chance.one([...town.watched.keys()]) : chance.one(town.projects);
  if (found) ids.push(found);
  for (const projectId of ids) {
    if (projectId === tester.projectId || tester.given.has(projectId)) continue;
    if (chance.happens(0.15)) await answerCard(town, tester, projectId);
    const draw = chance.number();
    if (draw < town.size.keenness) await tryAndTell(town, tester, projectId);
    else if (draw < town.size.keenness + 0.06) await skip(town, tester, projectId);
  }
  await changeMind(town, tester);
  await speakUp(town, tester, ids);
}

/** Half of those about whom something was decided say that it was wrong. */
async function appeal({ ask, chance }: Town, tester: Tester): Promise<void> {
  const { sanctions = [] } = (await ask(tester, 'GET', '/api/me/standing')).json() as {
    sanctions?: OwnSanction[];
  };
  for (const { reference, can } of sanctions) {
    if (tester.decisions.has(reference)) continue;
    tester.decisions.add(reference);
    const body = wordsOf(chance, tester.habits.words);
    if (can.appeal && chance.happens(0.5))
      await ask(tester, 'POST', `/api/me/sanctions/${reference}/appeal`, { body });
  }
}

async function readNews(town: Town, tester: Tester): Promise<void> {
  const { ask, chance } = town;
  await ask(tester, 'GET', '/api/notifications');
  await ask(tester, 'POST', '/api/notifications/reads', { id: null });
  const rung = tester.news.filter(({ at }) => at <= town.world.clock.now.getTime());
  tester.news = tester.news.filter((one) => !rung.includes(one));
  for (const { feedbackId, projectId, kind } of rung) {
    pass(town, 1);
    const one = `/api/feedback/${feedbackId}`;
    if (kind === 'reply' && chance.happens(0.35)) {
      await ask(tester, 'PUT', `${one}/thread/messages/${randomUUID()}`, { text: wordsOf(chance, 6) });
    }
    if (kind === 'credit' && chance.happens(0.3)) {
      await open(town, tester, projectId);
      await ask(tester, 'PATCH', one, { rating: 4, comment: wordsOf(chance, tester.habits.words) });
    }
    if (kind === 'reveal' && chance.happens(0.1)) await ask(tester, 'PUT', `${one}/reveal`, { agree: true });
  }
}

async function open(town: Town, tester: Tester, projectId: string): Promise<void> {
  const { address } = (await town.ask(tester, 'POST', `/api/projects/${projectId}/tests`)).json();
  if (!address) return;
  await town.ask(undefined, 'GET', address);
  pass(town, 1.5);
  if (town.chance.happens(0.6)) await town.ask(tester, 'POST', `/api/projects/${projectId}/tests/returns`);
}

async function tryAndTell(town: Town, tester: Tester, projectId: string): Promise<void> {
  const { chance } = town;
  if (chance.happens(0.9)) await open(town, tester, projectId);
  const comment = wordsOf(chance, tester.habits.words);
  const { questions } = (await town.ask(tester, 'GET', `/api/projects/${projectId}`)).json();
  const answers = ((questions ?? []) as string[])
    .filter(() => chance.happens(0.7))
    .map((question) => ({ question, answer: wordsOf(chance, 4) }));
  const said = { rating: 1 + chance.below(5), comment, answers };
  const answer = await town.ask(tester, 'POST', `/api/projects/${projectId}/feedback`, said);
  if (answer.statusCode !== 201) return;
  const { id } = answer.json();
  tester.given.set(projectId, id);
  town.authors.set(id, tester.id);
}

/** The yes-or-no question of the card, as they read it there. */
async function answerCard(town: Town, tester: Tester, projectId: string): Promise<void> {
  const { cardQuestion } = (await town.ask(tester, 'GET', `/api/projects/${projectId}`)).json();
  if (!cardQuestion) return;
  const said = { question: cardQuestion.question, answer: town.chance.happens(0.5) };
  const answer = await town.ask(tester, 'PUT', `/api/projects/${projectId}/card-answers/mine`, said);
  const at = town.world.clock.now.getTime();
  if (answer.statusCode === 204) town.cardAnswers.push({ projectId, testerId: tester.id, at });
}

async function skip({ ask }: Town, tester: Tester, projectId: string): Promise<void> {
  const said = { reason: 'unclear_value', note: 'Who is it for?' };
  await ask(tester, 'POST', `/api/projects/${projectId}/skips`, said);
}

/** Now and then somebody says it better, or takes it back. */
async function changeMind({ ask, chance }: Town, tester: Tester): Promise<void> {
  const id = chance.one([...tester.given.values()]);
  if (!id) return;
  if (chance.happens(0.03)) {
    const said = { rating: 3, comment: wordsOf(chance, tester.habits.words) };
    await ask(tester, 'PATCH', `/api/feedback/${id}`, said);
  } else if (chance.happens(0.005)) await ask(tester, 'DELETE', `/api/feedback/${id}`);
}

/** What they do under their own name, in the same visit. */
async function speakUp(town: Town, tester: Tester, seen: readonly string[]): Promise<void> {
  const { ask, chance, projects } = town;
  pass(town, chance.number());
  if (chance.happens(tester.habits.comments)) {
    const projectId = chance.happens(0.4) ? chance.one(seen) : chance.one(projects);
    const answer = await ask(tester, 'POST', `/api/projects/${projectId}/comments`, {
      body: wordsOf(chance, Math.ceil(tester.habits.words / 2)),
    });
    if (answer.statusCode === 201) town.comments.push(answer.json().id);
  }
  if (chance.happens(0.15))
    await ask(tester, 'PUT', `/api/projects/${chance.one(projects)}/reactions/rocket`);
  if (chance.happens(0.02)) await ask(tester, 'PATCH', '/api/me/profile', { bio: wordsOf(chance, 5) });
  if (chance.happens(0.005)) await ask(tester, 'PATCH', '/api/me/profile', { showsImpact: true });
}

/** Something of their own, on the day they had in mind. */
export async function postOwn(town: Town, tester: Tester): Promise<void> {
  tester.projectId = await post(town, tester);
}

function pass({ world }: Town, minutes: number): void {
  world.clock.now = new Date(world.clock.now.getTime() + minutes * minute);
}

export function wordsOf(chance: Chance, mean: number): string {
  const count = Math.max(3, Math.round(mean * (0.6 + 0.8 * chance.number())));
  return Array.from({ length: count }, () => Math.floor(chance.number() * 1e8).toString(36)).join(' ');
}
