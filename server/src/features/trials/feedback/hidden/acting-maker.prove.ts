import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, it } from 'vitest';
import { keepProof } from '../../../../../../prove/keep-figures.ts';
import { gatherCardEvidence } from '../../../../testing/acting-maker/card-evidence.ts';
import { accuseByAll, accuseByEach, gatherEvidence } from '../../../../testing/acting-maker/evidence.ts';
import { guess, type Outcome } from '../../../../testing/acting-maker/guess-model.ts';
import { liveAndWatch } from '../../../../testing/acting-maker/live-and-watch.ts';
import {
  withCountedCredits,
  withNumbersByAge,
  withPagesThatGo,
} from '../../../../testing/acting-maker/planted-leaks.ts';
import type { Town } from '../../../../testing/acting-maker/town.ts';
import { testWorld, type World } from '../../../../testing/world.ts';

const size = {
  testers: 200,
  days: 60,
  projects: 10,
  accounts: 8,
  otherMakers: 8,
  pollEvery: 1,
  visitsPerDay: 0.25,
  keenness: 0.29,
  actsWithinDays: 8,
  sanctions: 60,
};

/** What a signal may tell at most, and all of them together. */
const most = { auc: 0.55, first: 2 };

let world: World;
beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
});
afterAll(() => world.close());

it('a maker who credits, answers, marks and watches for two months learns of no note who wrote it by anything that hidden testers or the maker move', async () => {
  const { town, journal } = await liveAndWatch(world, size, 1);
  const nameOf = new Map(town.testers.map(({ id, username }) => [id, username]));
  const authors = new Map([...town.authors].map(([note, id]) => [note, nameOf.get(id) ?? '']));
  const usernames = [...nameOf.values()];
  const evidence = gatherEvidence(journal, usernames, authors);
  const signals = accuseByEach(evidence);
  const notes = evidence.cases.length;
  const isCredited = (id: string) =>
    journal.notes.get(id)?.acts.some(({ what }) => what === 'credit') ?? false;
  const leaking = [
    gatherEvidence(withCountedCredits(journal, authors), usernames, authors, isCredited),
    gatherEvidence(withNumbersByAge(journal, authors), usernames, authors),
  ];
  const [counted, byAge] = leaking.map((one) => accuseByAll(one, ['hidden acts']).auc);
  const isTakenDown = (id: string) => journal.decided.has(id);
  const takenDown = accuseByEach(gatherEvidence(journal, usernames, authors, isTakenDown));
  const planted = gatherEvidence(withPagesThatGo(journal, authors), usernames, authors, isTakenDown);
  const pagesGo = accuseByEach(planted).find(({ name }) => name === pageGoes);
  const cards = gatherCardEvidence(town, journal);

  const acts = [...journal.notes.values()].flatMap((note) => note.acts).length;
  const { accounts, ...rest } = size;
  keepProof('acting-maker', { ...rest, accounts, notes, acts, looks: journal.looks }, [
    { what: 'feedbacks to guess', got: notes, goal: 1_000 },
    ...goalsOf('all that hidden testers and the maker move', accuseByAll(evidence, ['hidden acts'])),
    ...goalsOf('how much somebody has done', accuseByAll(evidence, ['standing'])),
    ...goalsOf('all that people do under their names', accuseByAll(evidence, ['named acts'])),
    ...goalsOf('all signals', accuseByAll(evidence, ['hidden acts', 'standing', 'named acts'])),
    ...signals.flatMap((one) => goalsOf(one.name, one).slice(0, 3)),
    ...takenDown
      .filter(({ name, of }) => of === 'admin' || /page|blocked/.test(name))
      .flatMap((one) => goalsOf(`of notes taken down, ${one.name}`, one)),
    ...goalsOf('an answer on a card, by named acts near a move of its sum', guess(cards, [0])),
    ...goalsOf('an answer on a card, by what pages say soon after', guess(cards, [1])),
    { what: 'sanctions for hidden notes', got: journal.decided.size, goal: size.sanctions * 0.9 },
    { what: 'answers on cards', got: cards.length, goal: 200 },
    {
      what: 'people named in answers to admins and in what is kept of it',
      got: namesIn([...town.adminAnswers, ...(await keptOfCases(world))], town).length,
      goal: 0,
      atMost: true,
    },
    { what: 'AUC of notes taken down if pages went with them', got: pagesGo?.auc ?? Number.NaN, goal: 0.9 },
    { what: 'AUC if profiles counted credits at once', got: counted ?? Number.NaN, goal: 0.9 },
    { what: 'AUC if numbers followed age', got: byAge ?? Number.NaN, goal: 0.9 },
  ]);
});

const pageGoes = 'a page goes after it was taken down';

/** Every row that moderation keeps of cases about hidden content. */
async function keptOfCases({ database: { pool } }: World): Promise<string[]> {
  const hidden = `select id from cases where subject_kind in ('feedback', 'skip_note', 'thread_message')`;
  const rows = await Promise.all([
    pool.query(`select t::text as row from cases t where id in (${hidden})`),
    ...['reports', 'case_evidence', 'case_notes', 'sanctions', 'admin_acts'].map((table) =>
      pool.query(`select t::text as row from ${table} t where case_id in (${hidden})`),
    ),
  ]);
  return rows.flatMap((answer) => answer.rows.map(({ row }) => row));
}

/** Who of the testers stands in these texts, by anything that names them. */
function namesIn(texts: readonly string[], { testers }: Town): string[] {
  const all = texts.join('\n');
  return testers
    .filter(({ id, username, email }) => [id, username, email].some((word) => all.includes(word)))
    .map(({ username }) => username);
}

/**
 * Counters say in steps who writes much, and whoever writes much is likelier to have written anything: no signal of one note.
 * `beyond` leaves that out, by letting everybody stand among the others as often as they have written. Both are kept.
 */
function goalsOf(name: string, of: Outcome) {
  const atMost = true as const;
  return [
    { what: `AUC beyond who writes much: ${name}`, got: of.beyond, goal: most.auc, atMost },
    { what: `AUC: ${name}`, got: of.auc, goal: most.auc, atMost },
    { what: `first guess, times chance: ${name}`, got: of.first, goal: most.first, atMost },
    { what: `AUC, half its interval: ${name}`, got: of.aucMargin, goal: 0.03, atMost },
    { what: `first guess, half its interval: ${name}`, got: of.firstMargin, goal: 20, atMost },
  ];
}
