import type { Profile } from '@firstlight/contract/reputation/profiles/profiles.ts';
import type { Comment } from '@firstlight/contract/showcase/comments/comments.ts';
import type { ProjectCard } from '@firstlight/contract/showcase/projects/projects.ts';
import { addTo, type Journal } from './journal.ts';
import { hasMoved, type LastSeen, now, read } from './look.ts';
import type { Town } from './town.ts';

/** Once a day: everybody's profile, every comment, Explore, what is said of Validated, and the accounts' feeds. */
export async function lookAround(town: Town, journal: Journal, last: LastSeen): Promise<void> {
  for (let n = 0; n < town.testers.length; n += 10) {
    const some = town.testers.slice(n, n + 10);
    await Promise.all(some.map(({ username }) => readProfile(town, journal, username)));
  }
  await readExplore(town, journal, last);
  // Comments are dated to the minute for good, so that nothing is lost by reading each project's every fourth day.
  const today = Math.floor(now(town) / 86_400_000);
  for (const [n, id] of town.projects.entries()) {
    if (n % 4 === today % 4) await readComments(town, journal, last, id);
  }
  for (const [id, owner] of town.watched) {
    const on = (what: string) => read(town, journal, owner, `/api/projects/${id}/${what}`);
    const names = ['validation', 'figures', 'skips', 'skip-diagnosis'];
    const [{ night, ...validation }, { ledger }, ...skips] = await Promise.all(names.map(on));
    const said = { validation, night: { ...night, on: null }, skips, rating: ledger?.rating };
    if (hasMoved(last, `said ${id}`, said)) addTo(journal.moved, id, now(town));
  }
  for (const account of town.accounts) await readFeed(town, journal, last, account);
}

/** When the sum of the answers on each watched card moved. */
export async function readSums(town: Town, journal: Journal, last: LastSeen): Promise<void> {
  for (const [id, owner] of town.watched) {
    const { cardQuestion } = await read(town, journal, owner, `/api/projects/${id}`);
    const sum = cardQuestion?.result;
    if (sum && hasMoved(last, `sum ${id}`, sum)) journal.sums.push({ at: now(town), projectId: id });
  }
}

async function readProfile(town: Town, journal: Journal, username: string): Promise<void> {
  const answer = await read(town, journal, town.maker, `/api/profiles/${username}`);
  const isGone = !answer.username;
  const { counters = [], badges = [], joinedOn, ...words } = answer as Profile;
  if (joinedOn) journal.joinedOn.set(username, joinedOn);
  addTo(journal.profiles, username, {
    on: now(town),
    counters: Object.fromEntries(
      counters.map(({ name, shownAs, count }) => [name, shownAs === 'few' ? 0 : count]),
    ),
    badges: Object.fromEntries(badges.map(({ name, level }) => [name, level ?? 0])),
    words: JSON.stringify(words),
    isGone,
  });
}

async function readExplore(town: Town, journal: Journal, last: LastSeen): Promise<void> {
  const cards: ProjectCard[] = [];
  let after = '';
  do {
    const page = await read(town, journal, town.maker, `/api/projects?sort=newest${after}`);
    cards.push(...(page.items ?? []));
    after = page.next ? `&after=${page.next}` : '';
  } while (after);
  for (const { id, owner, publishedAt, ...card } of cards) {
    if (town.watched.has(id) && hasMoved(last, `card ${id}`, card)) addTo(journal.moved, id, now(town));
    if (!hasMoved(last, `posted ${id}`, publishedAt)) continue;
    addTo(journal.named, owner.username, { at: Date.parse(publishedAt), projectId: id, length: 0 });
  }
}

async function readComments(town: Town, journal: Journal, last: LastSeen, projectId: string): Promise<void> {
  let after = '';
  do {
    const url = `/api/projects/${projectId}/comments${after}`;
    const page = await read(town, journal, town.maker, url);
    const fresh = ((page.items ?? []) as Comment[]).filter(({ id }) => hasMoved(last, `comment ${id}`, id));
    for (const { author, writtenAt, body } of fresh) {
      if (!author) continue;
      const act = { at: Date.parse(writtenAt), projectId, length: body?.length ?? 0 };
      addTo(journal.named, author.username, act);
    }
    // Newest first: what follows a page without news is known.
    after = page.next && fresh.length > 0 ? `?after=${encodeURIComponent(page.next)}` : '';
  } while (after);
}

/** In which place each watched project stands in an account's feed, and why. */
async function readFeed(town: Town, journal: Journal, last: LastSeen, account: Town['maker']): Promise<void> {
  const { cards = [] } = await read(town, journal, account, '/api/feed?anew=true');
  for (const { id, reason } of cards as { id: string; reason: string }[]) {
    if (town.watched.has(id) && hasMoved(last, `feed ${account.id} ${id}`, reason)) {
      addTo(journal.moved, id, now(town));
    }
  }
}
