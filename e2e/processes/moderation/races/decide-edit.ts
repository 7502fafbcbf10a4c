import { withStatus } from '../court.ts';
import { atOnce, broken, type Race } from './race.ts';

const warn = { outcome: 'upheld', step: 'warning', rule: 'harassment' };

/** An admin decides while the author writes other words into what was reported. */
export const decideEdit: Race = {
  name: 'decide and edit',
  async round(court) {
    const found = await court.reported();
    const [before] = await bodyOf(found.commentId);
    const answers = await Promise.all(
      Array.from({ length: atOnce }, (_, index) =>
        index % 5 === 0
          ? court.decide(found, warn)
          : court.act(found.author, 'PATCH', `/api/comments/${found.commentId}`, {
              body: `I meant nothing, ${index}.`,
            }),
      ),
    );
    const shown = await court.act(undefined, 'GET', `/api/projects/${court.projectId}/comments`);
    const own = await court.act(found.author, 'GET', '/api/me/standing');
    const { sanctions } = JSON.parse(own.text) as { sanctions: { statement: { content: string } }[] };
    const decisions = answers.filter((_, index) => index % 5 === 0);
    const edits = answers.filter((_, index) => index % 5 !== 0);
    return broken({
      'one decision is taken': withStatus(decisions, 200) === 1,
      'every edit is kept or refused': edits.every(({ status }) => status === 200 || status === 404),
      'the content is down, whatever it says now': !shown.text.includes(found.commentId),
      'one sanction': sanctions.length === 1,
      'the statement quotes what was reported':
        sanctions[0]?.statement.content.includes(before?.body ?? '-') ?? false,
    });

    function bodyOf(id: string) {
      return court.world.database.query<{ body: string }>('select body from comments where id = $1', [id]);
    }
  },
};
