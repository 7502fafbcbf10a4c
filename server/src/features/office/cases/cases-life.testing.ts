import type { LifeSoFar } from '../../../testing/whole-life.ts';

/** Each reports the other's project. */
export async function live({ ask, answer, ownProject, theirProject }: LifeSoFar): Promise<void> {
  const report = { kind: 'project', reason: 'copied_work', isIllegal: false };
  await ask('POST', '/api/reports', {
    ...report,
    address: theirProject,
    body: 'It is my till, with other paint.',
  });
  await answer('POST', '/api/reports', { ...report, address: ownProject, body: 'I have seen this before.' });
}
