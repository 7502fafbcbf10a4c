import type { Actor, Context } from '../../../core/context.ts';
import { type Asking, findAsking, type ProjectRow } from './read/visible-projects.queries.ts';

export { type Asking, findAsking };

type CardAsking = Pick<ProjectRow, 'cardQuestion' | 'cardQuestionBefore' | 'questionsAskedFrom'>;

const day = 24 * 60 * 60 * 1000;

/**
 * What a reader of a project is asked. Changed questions reach testers one by one, each at a moment of the day drawn by a
 * lot that nobody can compute: so an answer to the question before says nothing of when it was written.
 */
export function questionsFor(
  { actor, vault, now }: Pick<Context, 'actor' | 'vault' | 'now'>,
  project: Asking & Pick<ProjectRow, 'id' | 'ownerId'>,
): string[] {
  return askedAt(project, now().getTime() - delayOf(actor, vault, project));
}

function delayOf(
  actor: Actor,
  vault: Context['vault'],
  { id, ownerId }: Pick<ProjectRow, 'id' | 'ownerId'>,
): number {
  if (actor.kind !== 'member' || actor.id === ownerId) return 0;
  return (vault.tag(`asked ${actor.id} ${id}`).readUInt32BE(0) / 2 ** 32) * day;
}

function askedAt({ questions, questionsBefore, questionsEarlier, questionsAskedFrom }: Asking, at: number) {
  const from = questionsAskedFrom.getTime();
  if (at >= from) return questions;
  return at < from - 2 * day ? (questionsEarlier ?? questionsBefore) : questionsBefore;
}

/** The yes-or-no question on its card at a moment. */
export function askedOnCard(project: CardAsking, now: Date): string | null {
  return project.questionsAskedFrom <= now ? project.cardQuestion : project.cardQuestionBefore;
}

/** All that anybody may be asked at a moment, or may have begun to answer. */
export function answerableQuestions(project: Asking, now: Date): string[] {
  const { questions, questionsBefore, questionsEarlier, questionsAskedFrom } = project;
  const sinceAsked = now.getTime() - questionsAskedFrom.getTime();
  return [
    ...(sinceAsked >= 0 ? questions : []),
    ...(sinceAsked < day ? questionsBefore : []),
    ...(sinceAsked < -day ? (questionsEarlier ?? []) : []),
  ];
}

/** Until when these are answerable, all of them, as far as it is settled: a change that is still to come leaves them a day and more. */
export function answerableUntil(project: Asking, now: Date, answered: readonly string[]): Date | undefined {
  const from = project.questionsAskedFrom.getTime();
  const ends = [from - day, from + day].map((end) => new Date(end)).filter((end) => end > now);
  return ends.find((end) => {
    const open = answerableQuestions(project, end);
    return answered.some(
      (question) => answerableQuestions(project, now).includes(question) && !open.includes(question),
    );
  });
}

/**
 * When changed questions are asked: at the same moment for all makers, a day after the change at least. What is held back by
 * then shows before they are.
 */
export function secondMidnight(now: Date): Date {
  return new Date((Math.floor(now.getTime() / day) + 2) * day);
}
