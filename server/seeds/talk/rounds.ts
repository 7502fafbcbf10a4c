import type { Language } from '@firstlight/contract/languages.ts';
import type { Context } from '../../src/core/context.ts';
import { shareProject } from '../../src/features/talk/groups/projects/share-project.ts';
import { askForRound } from '../../src/features/talk/rounds/ask-for-round.ts';
import { endRounds } from '../../src/features/talk/rounds/end-rounds.ts';
import { openRound } from '../../src/features/talk/rounds/open-round.ts';
import { publishIteration } from '../../src/features/trials/iterations/publish-iteration.ts';
import { answer, leaveFeedback } from '../feedback.ts';
import { memberContext } from '../member-context.ts';
import { findPosted } from '../projects.ts';
import type { Note } from '../said/note.ts';
import { showActs } from '../show-acts.ts';
import type { Happening } from '../story-time.ts';

export interface WrittenRound {
  /** Its name; its maker is in the group. */
  project: string;
  language: Language;
  /** How many hours ago it opened. */
  opened: number;
  days: number;
  /** By whom, and how many hours after it opened. */
  notes: readonly { by: string; after: number; note: Note }[];
  /** What the maker changed after it, so many hours ago. */
  iteration?: { hours: number; whatChanged: string };
}

/** Apart from the numbers of projects. */
const number = 200;

/** How many of its notes the maker answers. */
const answered = 4;

/** Shared, asked for, opened and tried by those who write; and closed where its time has come. */
export function eventsOfRound(
  { groupId, owner }: { groupId: string; owner: string },
  round: WrittenRound,
): Happening[] {
  const { project, opened, days, notes } = round;
  const closed = opened - days * 24;
  const given: string[] = [];
  let roundId = '';
  const before: Happening[] = [
    {
      hours: opened + 9,
      async happen(then) {
        const { maker, projectId } = await makerOf(then, project);
        await shareProject(maker, { groupId, projectId });
      },
    },
    {
      hours: opened + 8,
      async happen(then) {
        const { maker, projectId } = await makerOf(then, project);
        ({ id: roundId } = await askForRound(maker, { groupId, projectId }));
      },
    },
    {
      hours: opened,
      async happen(then) {
        await openRound(await memberContext(then, owner), { roundId, days });
      },
    },
  ];
  const tried = notes.map(({ by, after, note }) => ({
    hours: opened - after,
    async happen(then: Context) {
      const { projectId } = await makerOf(then, project);
      const { actor } = await memberContext(then, by);
      given.push(await leaveFeedback(then, actor.id, projectId, note));
    },
  }));
  return [...before, ...tried, ...(closed > 0 ? afterClosing(round, closed, given) : [])];
}

function afterClosing(
  { project, language, iteration }: WrittenRound,
  closed: number,
  given: readonly string[],
): Happening[] {
  const over: Happening[] = [
    {
      hours: closed,
      async happen(then) {
        await endRounds(then);
        await showActs(then);
      },
    },
    {
      hours: closed - 5,
      async happen(then) {
        const { maker } = await makerOf(then, project);
        const posted = { by: maker.actor.username, language, nth: number };
        for (const [place, feedbackId] of given.slice(0, answered).entries())
          await answer(then, posted, { feedbackId, place });
      },
    },
  ];
  if (!iteration) return over;
  const { hours, whatChanged } = iteration;
  const happen = async (then: Context) => {
    const { maker, projectId } = await makerOf(then, project);
    const feedbackIds = given.slice(0, 2);
    await publishIteration(maker, { projectId, whatChanged, link: null, feedbackIds, skipIds: [] });
  };
  return [...over, { hours, happen }];
}

async function makerOf(ctx: Context, project: string) {
  const { id, username } = await findPosted(ctx, project);
  return { maker: await memberContext(ctx, username), projectId: id };
}
