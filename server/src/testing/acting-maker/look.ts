import type { Feedback } from '@firstlight/contract/trials/feedback/feedback.ts';
import type { TestPerson } from '../people/makers-and-testers.ts';
import { addTo, type Journal } from './journal.ts';
import type { Town } from './town.ts';

/** What was last seen at each address, to tell what has moved since. */
export type LastSeen = Map<string, string>;

/**
 * Every quarter of an hour: the maker's ledgers and bell, those of accounts whose pages rang, and the notes and threads of
 * whatever moved or rang. Every page is open all the time, so that no push is missed.
 */
export async function poll(town: Town, journal: Journal, last: LastSeen): Promise<void> {
  const { watched, maker, accounts, world } = town;
  const rung = new Set(world.happened.pushes.splice(0).map(({ topic }) => topic as string));
  const stale = new Set([...watched.keys()].filter((id) => rung.has(`project:${id}`)));
  const owners = new Set([...stale].map((id) => watched.get(id)?.id));
  const looking = [maker, ...accounts.filter(({ id }) => owners.has(id) || rung.has(`me:${id}`))];
  const [bell, ...ledgers] = await Promise.all([
    read(town, journal, maker, '/api/notifications'),
    ...looking.map((owner) => read(town, journal, owner, '/api/me/ledgers')),
  ]);
  // An account of the maker's that was suspended meanwhile reads nothing.
  for (const ledger of ledgers.flatMap(({ items = [] }) => items as { id: string }[])) {
    if (!hasMoved(last, `ledger ${ledger.id}`, ledger)) continue;
    stale.add(ledger.id);
    addTo(journal.moved, ledger.id, now(town));
  }
  if (!bell.items) throw new Error(`the maker cannot read their bell: ${bell.statusCode}`);
  if (hasMoved(last, 'bell', bell)) {
    for (const { kind, project } of bell.items) {
      if (kind === 'masked_reply' && project) await readThreads(town, journal, last, project.id);
    }
  }
  await Promise.all([...stale].map((id) => readNotes(town, journal, last, id)));
}

/** All pages of a project's list: what is new, what has changed, and what is gone. */
export async function readNotes(
  town: Town,
  journal: Journal,
  last: LastSeen,
  projectId: string,
): Promise<void> {
  const owner = town.watched.get(projectId) ?? town.maker;
  const items: Feedback[] = [];
  let after = '';
  do {
    const page = await read(town, journal, owner, `/api/projects/${projectId}/feedback${after}`);
    if (!page.items) return;
    items.push(...page.items);
    after = page.next ? `?after=${encodeURIComponent(page.next)}` : '';
  } while (after);
  for (const [index, item] of items.entries())
    note(town, journal, last, projectId, item, items.length - index);
  const there = new Set(items.map(({ id }) => id));
  for (const one of journal.notes.values()) {
    const isGone = one.projectId === projectId && !there.has(one.id);
    if (isGone && last.get(`note ${one.id}`) !== 'gone') {
      last.set(`note ${one.id}`, 'gone');
      one.changes.push({ at: now(town), what: 'gone' });
    }
  }
}

function note(
  town: Town,
  journal: Journal,
  last: LastSeen,
  projectId: string,
  { id, comment, own: _, can: __, isHelpful: ___, ...said }: Feedback,
  place: number,
): void {
  const known = journal.notes.get(id);
  const isMoved = hasMoved(last, `note ${id}`, { comment, ...said });
  if (known) {
    if (isMoved) known.changes.push({ at: now(town), what: said.isRetested ? 'retested' : 'edited' });
    return;
  }
  const { tester, rating, evidence, isCounted, answers } = said;
  journal.notes.set(id, {
    ...{ id, projectId, tester, place, rating, evidence, isCounted },
    length: comment.length,
    question: answers[0]?.question,
    seenAt: now(town),
    changes: [],
    acts: [],
    isRevealed: false,
  });
}

async function readThreads(town: Town, journal: Journal, last: LastSeen, projectId: string): Promise<void> {
  const owner = town.watched.get(projectId) ?? town.maker;
  for (const one of journal.notes.values()) {
    if (one.projectId === projectId && one.acts.some(({ what }) => what === 'reply' || what === 'reveal')) {
      await readThread(town, journal, last, owner, one.id);
    }
  }
}

export async function readThread(
  town: Town,
  journal: Journal,
  last: LastSeen,
  owner: TestPerson,
  feedbackId: string,
): Promise<void> {
  const thread = await read(town, journal, owner, `/api/feedback/${feedbackId}/thread`);
  const known = journal.notes.get(feedbackId);
  const theirs = [
    thread.messages?.filter(({ from }: { from: string }) => from === 'tester'),
    thread.reveal?.tester,
  ];
  if (!known || !hasMoved(last, `thread ${feedbackId}`, theirs)) return;
  if (thread.messages?.some(({ from }: { from: string }) => from === 'tester')) {
    known.changes.push({ at: now(town), what: 'message' });
  }
  if (thread.reveal?.names) known.isRevealed = true;
}

// biome-ignore lint/suspicious/noExplicitAny: the answers are read as a program without our types would read them.
export async function read(town: Town, journal: Journal, who: TestPerson, url: string): Promise<any> {
  journal.looks += 1;
  const { statusCode, body } = await town.ask(who, 'GET', url);
  return statusCode === 200 ? JSON.parse(body) : { statusCode };
}

export function hasMoved(last: LastSeen, key: string, value: unknown): boolean {
  const text = JSON.stringify(value);
  const isMoved = last.get(key) !== text;
  last.set(key, text);
  return isMoved;
}

export const now = ({ world }: Town): number => world.clock.now.getTime();
