import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLog } from '../log.ts';
import { createTail, type Pulled, type TailSource } from './tail.ts';

/** Something that grows by hand, and people who hear it. */
function scene() {
  const state = { rev: 5, epoch: 1, members: new Set(['ann', 'bob']) };
  const sent: { from: number; to: number; except: readonly string[] }[] = [];
  const revoked: (string | undefined)[] = [];
  let hold: Promise<void> | undefined;
  let pulls = 0;
  const source: TailSource = {
    event: 'grown',
    listHeads: async (ids) => ids.map((id) => ({ id, rev: state.rev, epoch: state.epoch })),
    async pull(_id, from, { newcomers, everyone }): Promise<Pulled> {
      pulls += 1;
      const { rev, epoch } = state;
      const asked = from && from.epoch !== epoch ? everyone() : newcomers;
      const gone = asked.filter((one) => !state.members.has(one));
      await hold;
      return { at: { seq: rev, rev }, epoch, gone, frame: { from: from?.at.rev ?? rev, to: rev } };
    },
  };
  const tail = createTail(source, {
    followers: () => ['ann', 'bob'],
    send: (_id, frame, except) => void sent.push({ ...(frame as { from: number; to: number }), except }),
    revoke: (_id, userId) => void revoked.push(userId),
    log: createLog('silent'),
    pollEveryMs: 20,
    paceMs: 5,
  });
  onTestFinished(() => tail.stop());
  const enter = (connection: string, userId: string) => {
    tail.knock('one', connection, userId);
    return tail.admit('one', connection);
  };
  return {
    state,
    sent,
    revoked,
    tail,
    enter,
    /** Once the next pull has begun. */
    pulled: async () => {
      const before = pulls;
      await until(() => pulls > before);
    },
    holdUntil: (moment: Promise<void>) => {
      hold = moment;
    },
  };
}

const until = (isSo: () => boolean) => vi.waitUntil(isSo, { timeout: 30_000, interval: 2 });

describe('a tail', () => {
  it('begins where things stand, and sends each stretch once, in order, rung or not', async () => {
    const { state, sent, tail, enter } = scene();
    expect(await enter('c1', 'ann')).toEqual({ seq: 5, rev: 5 });
    state.rev = 7;
    tail.ring('one', 7);
    await until(() => sent.length === 1);
    state.rev = 9;
    await until(() => sent.length === 2);
    tail.ring('one', 9);
    expect(sent.map(({ from, to }) => [from, to])).toEqual([
      [5, 7],
      [7, 9],
    ]);
  });

  it('sends away whoever has lost the right before the frame that followed', async () => {
    const { state, sent, revoked, tail, enter } = scene();
    await Promise.all([enter('c1', 'ann'), enter('c2', 'bob')]);
    Object.assign(state, { rev: 6, epoch: 2, members: new Set(['ann']) });
    tail.ring('one', 6);
    await until(() => sent.length === 1);
    expect(revoked).toEqual(['bob']);
  });

  it('asks about whoever came last although the epoch stood still, and sends them nothing before', async () => {
    const { state, sent, revoked, tail, enter, holdUntil, pulled } = scene();
    await enter('c1', 'ann');
    const { promise, resolve } = Promise.withResolvers<void>();
    holdUntil(promise);
    state.rev = 6;
    tail.ring('one', 6);
    await pulled();
    state.members.delete('bob');
    const entering = enter('c2', 'bob');
    resolve();
    await entering;
    expect(sent).toEqual([{ from: 5, to: 6, except: ['c2'] }]);
    expect(revoked).toEqual(['bob']);
  });

  it('sends nothing of what nobody follows any more', async () => {
    const { state, sent, tail, enter, holdUntil, pulled } = scene();
    await enter('c1', 'ann');
    const { promise, resolve } = Promise.withResolvers<void>();
    holdUntil(promise);
    state.rev = 6;
    tail.ring('one', 6);
    await pulled();
    tail.end('one');
    resolve();
    await enter('c2', 'ann');
    expect(sent).toEqual([]);
  });
});
