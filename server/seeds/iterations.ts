import type { Context } from '../src/core/context.ts';
import { editFeedback } from '../src/features/trials/feedback/give/edit-feedback.ts';
import { hasResponded } from '../src/features/trials/feedback/has-responded.ts';
import { readOwnFeedback } from '../src/features/trials/feedback/own/read-own-feedback.ts';
import { skipProject } from '../src/features/trials/feedback/skips/skip-project.ts';
import { publishIteration } from '../src/features/trials/iterations/publish-iteration.ts';
import { passersBy } from './crowd-people.ts';
import { beginTest } from './feedback.ts';
import { memberContext } from './member-context.ts';
import { findPosted } from './projects.ts';
import { showActs } from './show-acts.ts';
import { skipNotes } from './skip-notes.ts';
import { type FollowUp, hoursAgo } from './story-time.ts';

/** What makers changed after they had read their testers, so many hours ago, in the language of the project. */
const iterations = [
  {
    project: 'Tidepool',
    hours: 150,
    whatChanged:
      'Corrections by hand.\nThe split can now be changed before it’s sent, and everyone affected sees what was changed and why.',
    link: 'https://tidepool.example/corrections',
    credits: 2,
  },
  {
    project: 'Plain Ledger',
    hours: 96,
    whatChanged:
      'A finished example comes before the account: open the sample year, change an invoice and see what happens to the tax.',
    link: null,
    credits: 1,
  },
  {
    project: 'Marée basse',
    hours: 70,
    whatChanged:
      'Le bouton d’enregistrement porte enfin son nom, et une saisie interrompue attend votre retour.',
    link: 'https://mareebasse.example/nouveautes',
    credits: 2,
  },
  {
    project: 'Relance douce',
    hours: 30,
    whatChanged:
      'Sur les vieilles tablettes, la page s’ouvre en deux secondes au lieu de dix, et le clavier ne cache plus le montant.',
    link: null,
    credits: 1,
  },
] as const;

/** Publishes the iterations, which credit the earliest feedback, and adds responses to the first new version. */
export async function seedIterations(ctx: Context, followUp: FollowUp): Promise<void> {
  for (const { project, hours, whatChanged, link, credits } of iterations) {
    const then = hoursAgo(ctx, hours);
    const { id, username } = await findPosted(ctx, project);
    const feedback = await ctx.db
      .selectFrom('feedback')
      .select('id')
      .where('projectId', '=', id)
      .orderBy('givenOn')
      .orderBy('testerNumber')
      .limit(credits)
      .execute();
    const feedbackIds = feedback.map((piece) => piece.id);
    const maker = await memberContext(then, username);
    await publishIteration(maker, { projectId: id, whatChanged, link, feedbackIds, skipIds: [] });
    await followUp(then);
  }
  await testAgain(hoursAgo(ctx, 120), followUp);
  await skipNewVersion(hoursAgo(ctx, 100), followUp);
}

/** Tom has opened the new version, and has one sun more for it. */
async function testAgain(ctx: Context, followUp: FollowUp): Promise<void> {
  const { id: projectId } = await findPosted(ctx, iterations[0].project);
  const tester = await memberContext(ctx, 'tester');
  const { feedback } = await readOwnFeedback(tester, { projectId });
  if (!feedback) return;
  await beginTest(ctx, tester.actor.id, { projectId, evidence: 'used' });
  const { id: feedbackId, rating, comment } = feedback;
  await editFeedback(tester, { feedbackId, rating: Math.min(5, rating + 1), comment });
  await showActs(ctx);
  await followUp(ctx);
}

/** Lets testers who had passed by the first version skip the new one, so that the two can be compared. */
async function skipNewVersion(ctx: Context, followUp: FollowUp): Promise<void> {
  const { id: projectId } = await findPosted(ctx, iterations[0].project);
  const didRespond = await hasResponded(ctx, [projectId]);
  const reasons = ['too_complex', 'not_target_user', 'other', 'not_relevant', 'unclear_value'] as const;
  for (const [nth, { username, language }] of passersBy.entries()) {
    const tester = await memberContext(ctx, username);
    if (didRespond(tester.actor.id, projectId)) continue;
    const reason = reasons[nth % reasons.length] ?? 'other';
    await skipProject(tester, { projectId, reason, note: skipNotes[reason][language][nth % 2] ?? '' });
  }
  await showActs(ctx);
  await followUp(ctx);
}
