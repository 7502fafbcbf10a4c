import { describe, expect, it } from 'vitest';
import { matches, serverFiles } from '../testing/source-files.ts';

describe('who wrote a feedback', () => {
  const mentions =
    /\bhidden\.(feedback_?authors|feedback_?origins|tests|skip_?authors|skip_?origins|tester_?numbers)\b/gi;
  const readers = serverFiles.filter(({ text }) => text.match(mentions));

  it('is read and written by fifteen files of feedback, described by two, and named by no other', () => {
    expect(readers.map(({ path }) => path).toSorted()).toEqual([
      'server/src/features/trials/feedback/counts/contributions.queries.ts',
      'server/src/features/trials/feedback/counts/old-skips.queries.ts',
      'server/src/features/trials/feedback/counts/responses.queries.ts',
      'server/src/features/trials/feedback/credits/changes.queries.ts',
      'server/src/features/trials/feedback/feedback.personal.ts',
      'server/src/features/trials/feedback/hidden/authors.queries.ts',
      'server/src/features/trials/feedback/hidden/numbers.queries.ts',
      'server/src/features/trials/feedback/publish/publish-responses.queries.ts',
      'server/src/features/trials/feedback/responses.sql.ts',
      'server/src/features/trials/feedback/skips/second-skips.queries.ts',
      'server/src/features/trials/feedback/skips/skips-of-author.queries.ts',
      'server/src/features/trials/feedback/skips/skips.personal.ts',
      'server/src/features/trials/feedback/skips/skips.queries.ts',
      'server/src/features/trials/feedback/test-it/claims.queries.ts',
      'server/src/features/trials/feedback/test-it/origins.queries.ts',
      'server/src/features/trials/feedback/test-it/retests.queries.ts',
      'server/src/features/trials/feedback/test-it/tests.queries.ts',
    ]);
  });

  it('is not in the search path, so that no query finds it by a bare name', () => {
    expect(
      matches(
        serverFiles,
        /(?<!hidden\.)\b(feedback_authors|feedback_origins|skip_authors|skip_origins|feed_visits|tester_numbers|tester_blocks)\b(?!')/g,
      ),
    ).toEqual([]);
    // An everyday word: only where a statement names a table.
    expect(matches(serverFiles, /\b(?:from|join|into|update) tests\b|\((['"`])tests\1/gi)).toEqual([]);
    expect(matches(serverFiles, /search_path/g)).toEqual([]);
  });

  it('is unsealed for the reveal that both have agreed to, for a job that tells the tester, for a decision that keeps them sealed, and nowhere else', () => {
    const callers = serverFiles.filter(({ text }) => /\bunsealAuthor\(/.test(text)).map(({ path }) => path);
    expect(callers.toSorted()).toEqual([
      'server/src/features/trials/feedback/hidden/authors.queries.ts',
      'server/src/features/trials/feedback/hidden/sanction-author.ts',
      'server/src/features/trials/feedback/hidden/unmask-author.ts',
      'server/src/features/trials/feedback/threads/present-thread.ts',
      'server/src/features/trials/feedback/threads/settle-reveal.ts',
    ]);
    const skippers = serverFiles.filter(({ text }) => /\bunsealSkipper\(/.test(text)).map(({ path }) => path);
    expect(skippers.toSorted()).toEqual([
      'server/src/features/trials/feedback/hidden/sanction-author.ts',
      'server/src/features/trials/feedback/hidden/unmask-author.ts',
      'server/src/features/trials/feedback/skips/skips.queries.ts',
    ]);
    const notified = serverFiles.filter(({ text }) => /\b(unmaskAuthor|unmaskSkipper)\(ctx, /.test(text));
    expect(notified.map(({ path }) => path).toSorted()).toEqual([
      'server/src/features/trials/feedback/news/notices-of-credits.ts',
      'server/src/features/trials/feedback/news/notices-of-proposal.ts',
      'server/src/features/trials/feedback/news/notices-of-reply.ts',
      'server/src/features/trials/feedback/news/notices-of-reveal.ts',
    ]);
  });

  it('is shown to two admins who agreed by one act, told to the person by two jobs, and unsealed for them in one file', () => {
    const opening = serverFiles.filter(({ text }) => /\bunseal\([^)]*unmaskedPlace\(/.test(text));
    expect(opening.map(({ path }) => path).toSorted()).toEqual([
      'server/src/features/office/cases/unmasking/unmasked-person.ts',
    ]);
    const callers = serverFiles.filter(({ text }) => /\bunmaskedPerson\((ctx|tx), /.test(text));
    expect(callers.map(({ path }) => path).toSorted()).toEqual([
      'server/src/features/office/cases/unmasking/mail-unmasked.ts',
      'server/src/features/office/cases/unmasking/notices-of-unmasking.ts',
      'server/src/features/office/cases/unmasking/read-unmasked.ts',
    ]);
  });
});
