import { randomUUID } from 'node:crypto';
import { nextQuarter } from '../../core/next-quarter.ts';
import { tidepool } from '../projects/projects.ts';
import { type Act, addTo, type Journal, type SeenNote } from './journal.ts';
import { type LastSeen, now, read, readNotes, readThread } from './look.ts';
import type { Town } from './town.ts';
import { wordsOf } from './visit.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Something the maker has in mind, at a moment. */
export interface Plan {
  at: number;
  run(): Promise<void>;
}

/** What the maker will do with a note: on purpose with some and not with others, so that there is something to compare. */
export function planActs(town: Town, journal: Journal, last: LastSeen, note: SeenNote): Plan[] {
  const { chance } = town;
  const plans: Plan[] = [];
  const plan = (what: Act, from: number, act: () => Promise<void>) => {
    const at = from + chance.number() * town.size.actsWithinDays * day;
    const run = async () => {
      note.acts.push({ at: now(town), what });
      await act();
      await afterAct(town, journal, last, note);
    };
    plans.push({ at, run });
    return at;
  };
  const owner = town.watched.get(note.projectId) ?? town.maker;
  const one = `/api/feedback/${note.id}`;
  const put = (path: string, body: object) => async () =>
    void (await town.ask(owner, 'PUT', `${one}${path}`, body));
  const tell = (kind: 'reply' | 'credit' | 'reveal') => {
    const author = town.testers.find(({ id }) => id === town.authors.get(note.id));
    author?.news.push({
      at: nextQuarter(town.world.clock.now).getTime(),
      feedbackId: note.id,
      projectId: note.projectId,
      kind,
    });
  };

  if (chance.happens(0.6)) {
    const at = plan('mark', note.seenAt, put('/mark', { mark: 'helpful' }));
    if (chance.happens(0.1)) plan('unmark', at, put('/mark', { mark: null }));
  }
  if (chance.happens(0.5)) {
    plan('reply', note.seenAt, async () => {
      await put(`/thread/messages/${randomUUID()}`, { text: wordsOf(chance, 8) })();
      tell('reply');
    });
  }
  if (chance.happens(0.03)) {
    plan('reveal', note.seenAt, async () => {
      await put('/reveal', { agree: true })();
      tell('reveal');
    });
  }
  if (chance.happens(0.6)) {
    // Some are credited again and again, as a watermark.
    const times = chance.happens(0.03) ? 5 : 1;
    for (let n = 0; n < times; n++) {
      plan('credit', note.seenAt, async () => {
        await credit(town, owner, note);
        tell('credit');
      });
    }
  }
  return plans;
}

/** An iteration for one note alone; one in ten is edited, one in twenty taken back, half of these brought back. */
async function credit({ ask, chance }: Town, owner: Town['maker'], note: SeenNote): Promise<void> {
  const said = { whatChanged: wordsOf(chance, 8), link: null };
  const body = { ...said, feedbackIds: [note.id], skipIds: [] };
  const { id } = (await ask(owner, 'POST', `/api/projects/${note.projectId}/iterations`, body)).json();
  if (chance.happens(0.1)) {
    await ask(owner, 'PATCH', `/api/iterations/${id}`, { ...said, whatChanged: wordsOf(chance, 8) });
  }
  if (!chance.happens(0.05)) return;
  await ask(owner, 'DELETE', `/api/iterations/${id}`);
  if (chance.happens(0.5)) await ask(owner, 'POST', `/api/iterations/${id}/restorations`);
}

/** After each act: the project, its list, and the thread. */
async function afterAct(town: Town, journal: Journal, last: LastSeen, note: SeenNote): Promise<void> {
  const owner = town.watched.get(note.projectId) ?? town.maker;
  await Promise.all([
    read(town, journal, owner, `/api/projects/${note.projectId}`),
    readNotes(town, journal, last, note.projectId),
    readThread(town, journal, last, owner, note.id),
  ]);
}

/** Questions that are asked from another day on, which tell by their words when a note was written. */
async function askSomethingElse({ ask, chance, watched, world }: Town): Promise<void> {
  for (const [id, owner] of watched) {
    if (!chance.happens(0.3)) continue;
    const said = (await ask(owner, 'GET', `/api/projects/${id}`)).json();
    const today = world.clock.now.toISOString().slice(0, 10);
    const asked = { questions: [`Was it clear on ${today}?`], cardQuestion: said.cardQuestion?.question };
    await ask(owner, 'PUT', `/api/projects/${id}`, {
      ...tidepool,
      ...asked,
      name: said.name,
      categories: said.categories,
    });
  }
}

/** What the accounts do on a day: comment, react, try what testers posted, and change their own projects. */
export async function livelyAccounts(town: Town, journal: Journal): Promise<void> {
  const { ask, chance, accounts, projects, testers, watched } = town;
  for (const account of accounts) {
    const anything = chance.one(projects);
    if (chance.happens(0.2)) {
      await ask(account, 'POST', `/api/projects/${anything}/comments`, { body: wordsOf(chance, 6) });
    }
    if (chance.happens(0.2)) await ask(account, 'PUT', `/api/projects/${anything}/reactions/heart`);
    const suspect = chance.one(testers.filter(({ projectId }) => projectId));
    if (suspect && chance.happens(0.3)) {
      const said = { rating: 4, comment: wordsOf(chance, 14) };
      await ask(account, 'POST', `/api/projects/${suspect.projectId}/feedback`, said);
      addTo(journal.answered, suspect.username, now(town));
    }
    const friend = chance.one([...watched.keys()]);
    if (friend && watched.get(friend) !== account && chance.happens(0.1)) {
      const said = { rating: 5, comment: wordsOf(chance, 14) };
      const { id } = (await ask(account, 'POST', `/api/projects/${friend}/feedback`, said)).json();
      if (id) town.authors.set(id, account.id);
    }
  }
  await askSomethingElse(town);
  const [id, owner] = chance.one([...watched]) ?? [];
  if (!id || !chance.happens(0.3)) return;
  await ask(owner, 'PUT', `/api/projects/${id}/visibility`, { isHidden: true });
  await ask(owner, 'PUT', `/api/projects/${id}/visibility`, { isHidden: false });
}
