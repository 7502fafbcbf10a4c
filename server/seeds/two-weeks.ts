import type { Context } from '../src/core/context.ts';
import { runDistribution } from '../src/features/trials/distribution/run/run-distribution.ts';
import { type Crowd, type Visitor, welcome } from './crowd.ts';
import { answer, leaveFeedback, talk } from './feedback.ts';
import { look, passBy } from './member-activity.ts';
import { type PostedProject, postNext, writtenProjects } from './projects.ts';
import type { Said } from './said/note.ts';
import { saidOf } from './said/said.ts';
import { type FollowUp, hoursAgo, type Progress } from './story-time.ts';

/** A project is posted every so many hours. */
const slotHours = 14;

/** Most come by every so many slots, at an hour of their own; every fourth comes seldom. */
const [often, seldom] = [3, 8];

/** Nobody came on the first day, nor over a long weekend: what was offered then went to others. */
const quietSlots = [0, 1, 10, 11, 12, 13];

/** Somebody new signs up every so many slots. */
const welcomeEvery = 3;

/** The hours of a slot at which the distribution looks who else to ask. */
const runHours = [3.5, 6.5, 9.5, slotHours - 0.5];

interface Guest {
  visitor: Visitor;
  place: number;
  writes: boolean;
  seen: Set<string>;
}

interface Told extends PostedProject, Said {
  /** How many of its notes have been written. */
  noted: number;
}

/** Something that happens so many hours after a slot began. */
interface InSlot {
  hour: number;
  happen(ctx: Context): Promise<void>;
}

/**
 * The last two weeks, in the order in which it happened: the runs of the distribution see what was there at the time, and
 * nobody has come since the latest project was posted.
 */
export async function seedTwoWeeks(
  ctx: Context,
  crowd: Crowd,
  followUp: FollowUp,
  progress: Progress,
): Promise<void> {
  const guests = guestsOf(crowd);
  const posted: Told[] = [];
  for (const [slot, written] of writtenProjects.entries()) {
    const hours = (writtenProjects.length - slot) * slotHours;
    const then = hoursAgo(ctx, hours);
    const said = saidOf[written.project.name] ?? { notes: [] };
    posted.push({ ...(await postNext(then, written, slot)), ...said, noted: 0 });
    progress(`project ${slot + 1} of ${writtenProjects.length} is posted`);
    if (slot % welcomeEvery === 0) await welcome(then, slot / welcomeEvery);
    await followUp(then);
    if (hours === slotHours) return;
    const comes = ({ place }: Guest) =>
      !quietSlots.includes(slot) && (place + slot) % (place % 4 === 3 ? seldom : often) === 0;
    const visits = guests.filter(comes).map((guest) => ({
      hour: 1 + ((5 * guest.place) % 12),
      happen: (at: Context) => visit(at, guest, posted),
    }));
    const runs = runHours.map((hour) => ({ hour, happen: (at: Context) => run(at, followUp) }));
    await inTurn([...visits, ...runs], (hour) => hoursAgo(ctx, hours - hour));
    const older = posted.at(-4);
    const later = hoursAgo(ctx, hours - slotHours + 0.1);
    if (older) await talk(later, crowd.writers, older);
    await followUp(later);
  }
}

async function inTurn(happenings: readonly InSlot[], at: (hour: number) => Context): Promise<void> {
  for (const { hour, happen } of happenings.toSorted((one, other) => one.hour - other.hour)) {
    await happen(at(hour));
  }
}

async function run(ctx: Context, followUp: FollowUp): Promise<void> {
  await followUp(ctx);
  await runDistribution(ctx, { kind: 'scheduled', requestedBy: null });
}

function guestsOf({ writers, early, passersBy }: Crowd): Guest[] {
  return [...writers, ...early, ...passersBy].map((visitor, place) => ({
    visitor,
    place,
    writes: place < writers.length,
    seen: new Set(),
  }));
}

/** Looks at the newest five that they have not seen. */
async function visit(ctx: Context, guest: Guest, posted: readonly Told[]): Promise<void> {
  const met = posted.filter(({ projectId }) => !guest.seen.has(projectId)).slice(-5);
  await look(ctx, guest.visitor, met);
  for (const project of met) {
    guest.seen.add(project.projectId);
    if (guest.writes) await write(ctx, guest, project);
    else await passBy(ctx, guest.visitor, guest.place, project);
  }
}

/** Not everybody has something to say about everything, and now and then a project finds hardly anybody who has. */
async function write(ctx: Context, { visitor, place }: Guest, project: Told): Promise<void> {
  const { nth, projectId } = project;
  const isHard = nth % 6 === 5;
  if (isHard ? place % 4 !== 0 : (nth + place) % 3 === 2) return;
  const note = project.notes[project.noted];
  if (!note) return;
  project.noted += 1;
  const feedbackId = await leaveFeedback(ctx, visitor.id, projectId, note);
  if ((nth + place) % 4 === 0) await answer(ctx, project, { feedbackId, place });
}
