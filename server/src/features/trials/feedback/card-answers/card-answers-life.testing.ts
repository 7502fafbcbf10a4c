import type { LifeSoFar } from '../../../../testing/whole-life.ts';

const question = 'Would you use it tonight?';

/** Answers what the neighbour asks on their card. */
export async function live({ world, ask, theirProject }: LifeSoFar): Promise<void> {
  await world.database.pool.query('update projects set card_question = $1 where id = $2', [
    question,
    theirProject,
  ]);
  await ask('PUT', `/api/projects/${theirProject}/card-answers/mine`, { question, answer: true });
}
