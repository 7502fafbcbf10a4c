import type { QueuedCase, WholeCase } from '@firstlight/contract/office/cases/cases.ts';
import type { DueAppeal } from '@firstlight/contract/office/sanctions/sanctions.ts';
import type { Journal, SeenNote } from './journal.ts';
import { now } from './look.ts';
import type { Town } from './town.ts';

/** Of ten reports of a note so many are upheld. */
const upheldOfTen = 7;
/** For each so many hidden notes, one comment. */
const commentsBeside = 5;
const why = 'It was not the first of this week.';

/** A day of moderation: makers report notes on their projects, an admin decides, and the other answers appeals. */
export async function moderate(town: Town, journal: Journal): Promise<void> {
  const { chance, size } = town;
  const perDay = size.sanctions / size.days / (upheldOfTen / 10);
  for (let n = chance.below(1_000) / 1_000; n < perDay; n++) {
    const note = chance.one([...journal.notes.values()].filter((one) => isReportable(town, one)));
    if (note) await reportNote(town, note);
    if (chance.happens(1 / commentsBeside)) await reportComment(town);
  }
  await decideAll(town, journal);
  await answerAppeals(town);
}

const isReportable = (town: Town, { acts, changes }: SeenNote) =>
  acts.every(({ what }) => what !== 'report') &&
  changes.at(-1)?.what !== 'gone' &&
  acts.every(({ at }) => at <= now(town));

async function reportNote(town: Town, note: SeenNote): Promise<void> {
  note.acts.push({ at: now(town), what: 'report' });
  await report(town, town.watched.get(note.projectId) ?? town.maker, 'feedback', note.id);
}

async function reportComment(town: Town): Promise<void> {
  const id = town.chance.one(town.comments);
  if (id) await report(town, town.maker, 'comment', id);
}

async function report({ ask }: Town, by: Town['maker'], kind: string, address: string): Promise<void> {
  await ask(by, 'POST', '/api/reports', { kind, address, reason: 'harassment', isIllegal: false });
}

async function decideAll(town: Town, journal: Journal): Promise<void> {
  const { ask, chance, admins } = town;
  const { items = [] } = (await ask(admins[0], 'GET', '/api/admin/cases')).json() as { items: QueuedCase[] };
  for (const { id } of items.filter(({ state }) => state === 'open')) {
    const path = `/api/admin/cases/${id}`;
    const found: WholeCase = (await ask(admins[0], 'GET', path)).json();
    if (found.isHidden) town.adminAnswers.push(JSON.stringify(found));
    // Every project of the town says the same, as a machine notices; the maker and their accounts are to be there till the end.
    if (found.reports === 0 || !chance.happens(upheldOfTen / 10)) {
      await ask(admins[0], 'POST', `${path}/decision`, { version: found.version, outcome: 'no_violation' });
      continue;
    }
    const { step, rule } = drawStep(town);
    const decision = { version: found.version, outcome: 'upheld', step, rule, deviation: why };
    const decided: WholeCase = (await ask(admins[0], 'POST', `${path}/decision`, decision)).json();
    if (decided.state === 'second')
      await ask(admins[1], 'POST', `${path}/second`, { version: decided.version, agrees: true });
    if (found.isHidden) town.adminAnswers.push(JSON.stringify(decided));
    const noteId = found.isHidden ? noteOf(journal, found) : undefined;
    const { strikes, isYoung } = found.person;
    if (noteId) journal.decided.set(noteId, { at: now(town), step, rule, strikes, isYoung });
  }
}

/** As the ladder would have it for people with and without strikes; now and then about feedback itself, which takes earlier notes along. */
function drawStep({ chance }: Town) {
  const draw = chance.number();
  if (draw < 0.4) return { step: 'warning', rule: 'harassment' };
  if (draw < 0.65) return { step: 'restriction', rule: 'harassment' };
  if (draw < 0.95) return { step: 'limit', rule: chance.happens(0.3) ? 'spam' : 'harassment' };
  return { step: 'suspension', rule: 'harassment' };
}

function noteOf(journal: Journal, { project, tester }: WholeCase): string | undefined {
  const notes = [...journal.notes.values()];
  return notes.find((note) => note.projectId === project?.id && note.tester === tester)?.id;
}

async function answerAppeals({ ask, chance, admins, adminAnswers }: Town): Promise<void> {
  const { items = [] } = (await ask(admins[1], 'GET', '/api/admin/appeals')).json() as { items: DueAppeal[] };
  adminAnswers.push(...items.filter(({ isHidden }) => isHidden).map((one) => JSON.stringify(one)));
  for (const { id, can } of items) {
    const by = can.decide ? admins[1] : admins[0];
    const outcome = chance.happens(0.5) ? 'overturned' : 'upheld';
    await ask(by, 'POST', `/api/admin/appeals/${id}/decision`, { outcome, answer: 'We looked at it again.' });
  }
}
