import type { Context } from '../src/core/context.ts';
import { runDistribution } from '../src/features/distribution/run-distribution.ts';
import type { Crowd, Visitor } from './crowd.ts';
import { answer, leaveFeedback, talk } from './feedback.ts';
import { texts } from './feedback-texts.ts';
import { look, passBy } from './meet.ts';
import { type PostedProject, postNext, writtenProjects } from './projects.ts';
import { type FollowUp, hoursAgo } from './story-time.ts';

/** A project is posted every so many hours. */
const slotHours = 14;

/** Most come by every so many slots, at an hour of their own; every fourth comes seldom. */
const [often, seldom] = [3, 8];

/** Hardly anybody came on the first day: what was offered then went to others. */
const quietSlots = 2;

interface Guest {
  visitor: Visitor;
  place: number;
  writes: boolean;
  seen: Set<string>;
}

/**
 * The last two weeks, in the order in which it happened: the runs of the distribution see what was there at the time, and
 * nobody has come since the latest project was posted.
 */
export async function seedFortnight(ctx: Context, crowd: Crowd, followUp: FollowUp): Promise<void> {
  const guests = guestsOf(crowd).toSorted((one, other) => hourOf(one) - hourOf(other));
  const posted: PostedProject[] = [];
  for (const [slot, written] of writtenProjects.entries()) {
    const hours = (writtenProjects.length - slot) * slotHours;
    const then = hoursAgo(ctx, hours);
    posted.push(await postNext(then, written, slot));
    await followUp(then);
    if (hours === slotHours) return;
    const comes = ({ place }: Guest) =>
      slot >= quietSlots && (place + slot) % (place % 4 === 3 ? seldom : often) === 0;
    for (const guest of guests.filter(comes)) {
      await visit(hoursAgo(ctx, hours - hourOf(guest)), guest, posted);
    }
    const later = hoursAgo(ctx, hours - slotHours + 0.5);
    const older = posted.at(-4);
    if (older) await talk(later, crowd.writers, older);
    await followUp(later);
    await runDistribution(later, { kind: 'scheduled', requestedBy: null });
  }
}

function guestsOf({ writers, early, passersBy }: Crowd): Guest[] {
  return [...writers, ...early, ...passersBy].map((visitor, place) => ({
    visitor,
    place,
    writes: place < writers.length,
    seen: new Set(),
  }));
}

function hourOf({ place }: Guest): number {
  return 1 + ((5 * place) % 12);
}

/** Looks at the newest five that they have not seen. */
async function visit(ctx: Context, guest: Guest, posted: readonly PostedProject[]): Promise<void> {
  const met = posted.filter(({ projectId }) => !guest.seen.has(projectId)).slice(-5);
  await look(ctx, guest.visitor, met);
  for (const project of met) {
    guest.seen.add(project.projectId);
    if (guest.writes) await write(ctx, guest, project);
    else await passBy(ctx, guest.visitor, guest.place, project);
  }
}

/** Not everybody has something to say about everything, and now and then a project finds hardly anybody who has. */
async function write(ctx: Context, { visitor, place }: Guest, project: PostedProject): Promise<void> {
  const { nth, projectId } = project;
  const isHard = nth % 6 === 5;
  if (isHard ? place % 4 !== 0 : (nth + place) % 3 === 2) return;
  const text = texts[(nth * 8 + place) % texts.length];
  if (!text) return;
  const feedbackId = await leaveFeedback(ctx, visitor.id, projectId, text);
  if ((nth + place) % 4 === 0) await answer(ctx, project, feedbackId);
}
