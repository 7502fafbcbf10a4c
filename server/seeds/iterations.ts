import type { Context } from '../src/core/context.ts';
import { publishIteration } from '../src/features/iterations/publish-iteration.ts';
import { memberContext } from './member-context.ts';

/** What makers changed after they had read their testers, in the language of the project. */
const iterations = [
  {
    project: 'Tidepool',
    whatChanged:
      'Corrections by hand.\nThe split can now be changed before it is sent, and whoever is affected sees what was changed and why.',
    link: 'https://tidepool.example/corrections',
    credits: 2,
  },
  {
    project: 'Plain Ledger',
    whatChanged:
      'A finished example comes before the account: open the sample year, change an invoice and see what happens to the tax.',
    link: null,
    credits: 1,
  },
  {
    project: 'Marée basse',
    whatChanged:
      'Le bouton d’enregistrement porte enfin son nom, et une saisie interrompue attend votre retour.',
    link: 'https://mareebasse.example/nouveautes',
    credits: 2,
  },
  {
    project: 'Relance douce',
    whatChanged:
      'Sur les vieilles tablettes, la page s’ouvre en deux secondes au lieu de dix, et le clavier ne cache plus le montant.',
    link: null,
    credits: 1,
  },
] as const;

/** By the makers' own act, crediting the first who wrote about it. */
export async function seedIterations(ctx: Context): Promise<void> {
  for (const { project, whatChanged, link, credits } of iterations) {
    const { id, username } = await ctx.db
      .selectFrom('projects')
      .innerJoin('users', 'users.id', 'ownerId')
      .select(['projects.id', 'username'])
      .where('projects.name', '=', project)
      .executeTakeFirstOrThrow();
    const feedback = await ctx.db
      .selectFrom('feedback')
      .select('id')
      .where('projectId', '=', id)
      .orderBy('pseudonym')
      .limit(credits)
      .execute();
    const feedbackIds = feedback.map((piece) => piece.id);
    const maker = await memberContext(ctx, username);
    await publishIteration(maker, { projectId: id, whatChanged, link, feedbackIds, skipIds: [] });
  }
}
