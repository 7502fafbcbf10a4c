import { message } from '../../../../web/src/testing/channel-message.ts';

/** A channel in the place of the server's: thousands of messages are quicker made up than written. */
export interface MadeUpChannel {
  send(): void;
  edit(): void;
  page(query: URLSearchParams): object;
  changes(query: URLSearchParams): object;
}

export const author = { username: 'tom', name: 'Tom Adeyemi', avatar: null };

export function makeUpChannel(random: () => number): MadeUpChannel {
  let rev = 0;
  const rows: ReturnType<typeof row>[] = [];
  const at = () => ({ seq: rows.length, rev });
  return {
    send: () => rows.push(row(rows.length + 1)),
    edit: () => {
      const seq = 1 + Math.floor(random() * rows.length);
      rows[seq - 1] = { ...row(seq), isEdited: true };
    },
    page(query) {
      const messages = pageOf(Number(query.get('before')), Number(query.get('after')));
      return {
        at: at(),
        messages,
        hasEarlier: (messages[0]?.seq ?? 1) > 1,
        hasLater: (messages.at(-1)?.seq ?? 0) < rows.length,
        own: [],
        readSeq: rows.length,
        can: { write: true, pin: true },
      };
    },
    changes(query) {
      const from = { seq: Number(query.get('seq')), rev: Number(query.get('rev')) };
      const messages = rows.filter((one) => one.rev > from.rev);
      return { from, to: at(), messages, own: [], isToReload: false };
    },
  };

  function pageOf(before: number, after: number) {
    if (before > 0) return rows.filter(({ seq }) => seq < before).slice(-50);
    return after > 0 ? rows.filter(({ seq }) => seq > after).slice(0, 50) : rows.slice(-50);
  }

  function row(seq: number) {
    rev += 1;
    return message({
      seq,
      rev,
      author,
      text: 'A sentence of some length. '.repeat(1 + Math.floor(random() * 12)),
      sentAt: new Date(Date.UTC(2026, 10, 16, 9) + seq * 200_000).toISOString(),
    });
  }
}

/** The same numbers in every run. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
