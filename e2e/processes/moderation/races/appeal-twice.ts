import { withStatus } from '../court.ts';
import { atOnce, broken, type Race } from './race.ts';

/** Somebody sends the same appeal fifty times. */
export const appealTwice: Race = {
  name: 'appeal twice',
  async round(court) {
    const { author, reference, sanctionId } = await court.sanctioned();
    const answers = await Promise.all(
      Array.from({ length: atOnce }, (_, index) =>
        court.act(author, 'POST', `/api/me/sanctions/${reference}/appeal`, {
          body: `It was a joke, ${index}.`,
        }),
      ),
    );
    const { database } = court.world;
    const rows = await database.query<{ id: string }>('select id from appeals where sanction_id = $1', [
      sanctionId,
    ]);
    const mails = await database.count(
      `select count(*) from pgboss.job where name = 'sanctions.mail-appeal-note' and data->>'appealId' = any($1)`,
      [rows.map(({ id }) => id)],
    );
    return broken({
      'one is taken': withStatus(answers, 201) === 1,
      'all others are told that it was': withStatus(answers, 409) === atOnce - 1,
      'one is kept': rows.length === 1,
      'the team is told once': mails === 1,
    });
  },
};
