import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Heard = (...words: unknown[]) => void;

/** Stands in for the connection: keeps what is sent, and says what the server would. */
const wire = vi.hoisted(() => ({
  sent: [] as [string, string[]][],
  on: {} as Record<string, Heard>,
  refused: [] as string[],
  isMissing: false,
  connects: 0,
  socket: undefined as unknown,
}));

vi.mock('socket.io-client', () => ({
  Manager: class {
    socket = () => {
      if (wire.isMissing) throw new TypeError('Failed to fetch the module');
      const socket = {
        connected: false,
        active: false,
        on: (event: string, heard: Heard) => Object.assign(wire.on, { [event]: heard }),
        onAny: (heard: Heard) => Object.assign(wire.on, { any: heard }),
        connect() {
          Object.assign(socket, { connected: true, active: true });
          wire.connects += 1;
          wire.on['connect']?.();
          return socket;
        },
        disconnect() {
          Object.assign(socket, { connected: false, active: false });
          wire.on['disconnect']?.('io client disconnect');
          return socket;
        },
        emit(event: string, topics: string[], acknowledge?: Heard) {
          wire.sent.push([event, topics]);
          const refused = topics.filter((topic) => wire.refused.includes(topic));
          acknowledge?.({ granted: topics.filter((topic) => !refused.includes(topic)), refused });
        },
      };
      wire.socket = socket;
      return socket;
    };
  },
}));

let follow: typeof import('./follow-topic.ts').followTopic;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  Object.assign(wire, { sent: [], on: {}, refused: [], connects: 0 });
  ({ followTopic: follow } = await import('./follow-topic.ts'));
});
afterEach(() => vi.useRealTimers());

const ear = () => ({ hear: vi.fn(), missed: vi.fn() });
const settle = () => vi.advanceTimersByTimeAsync(1_000);

it('asks once for a topic that two follow, and leaves it with the last of them', async () => {
  const [one, other] = [ear(), ear()];
  const leaveOne = follow('project:a', one);
  const leaveOther = follow('project:a', other);
  follow('me', ear());
  await settle();
  expect(wire.sent).toEqual([['subscribe', ['project:a', 'me']]]);

  wire.on['any']?.('comments.changed', { projectId: 'a' }, 'project:a');
  wire.on['any']?.('comments.changed', { projectId: 'b' }, 'project:b');
  for (const { hear } of [one, other])
    expect(hear.mock.calls).toEqual([['comments.changed', { projectId: 'a' }]]);

  leaveOne();
  await settle();
  expect(wire.sent).toHaveLength(1);
  leaveOther();
  await settle();
  expect(wire.sent.slice(1)).toEqual([['unsubscribe', ['project:a']]]);
});

it('says nothing about a page that is left for another and come back to in one breath', async () => {
  const leave = follow('project:a', ear());
  await settle();
  leave();
  follow('project:a', ear());
  await settle();
  expect(wire.sent).toHaveLength(1);
});

it('subscribes to every topic again after a lost connection and calls missed on each follower', async () => {
  const [one, other] = [ear(), ear()];
  follow('project:a', one);
  follow('project:b', other);
  await settle();
  wire.refused = ['project:b'];
  wire.on['disconnect']?.('transport close');
  wire.on['connect']?.();
  expect(wire.sent.at(-1)).toEqual(['subscribe', ['project:a', 'project:b']]);
  expect(one.missed).toHaveBeenCalledOnce();
  expect(other.missed).toHaveBeenCalledOnce();
});

it('calls missed on the followers of a topic that the server refuses', async () => {
  const one = ear();
  wire.refused = ['group:a'];
  follow('group:a', one);
  await settle();
  expect(one.missed).toHaveBeenCalledOnce();
});

it('asks once more for a topic that was closed, since whoever owns it may still follow', async () => {
  const one = ear();
  follow('project:a', one);
  await settle();
  wire.on['any']?.('topic.closed', {}, 'project:a');
  expect(one.hear).toHaveBeenCalledWith('topic.closed', {});
  await settle();
  expect(wire.sent).toEqual([
    ['subscribe', ['project:a']],
    ['subscribe', ['project:a']],
  ]);
});

it('opens the connection anew, once, where it is older than the session of whoever follows their own', async () => {
  follow('project:a', ear());
  await settle();
  wire.refused = ['me'];
  follow('me', ear());
  await settle();
  expect(wire.connects).toBe(2);
  await settle();
  expect(wire.connects).toBe(2);
});

it('asks again within a minute for what was refused, for as long as somebody follows it', async () => {
  const one = { ...ear(), granted: vi.fn() };
  wire.refused = ['project:a'];
  const leave = follow('project:a', one);
  follow('project:b', ear());
  await settle();
  expect(one.granted).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(wire.sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(wire.sent.at(-1)).toEqual(['subscribe', ['project:a']]);
  wire.refused = [];
  await vi.advanceTimersByTimeAsync(60_000);
  expect(one.granted).toHaveBeenCalledOnce();
  const asked = wire.sent.length;
  wire.refused = ['project:c'];
  follow('project:c', ear())();
  leave();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(wire.sent.slice(asked)).toEqual([['unsubscribe', ['project:a']]]);
});

it('tries again where what draws the line could not be fetched: the tab is not deaf for good', async () => {
  wire.isMissing = true;
  const one = { ...ear(), granted: vi.fn() };
  follow('project:a', one);
  await settle();
  expect(wire.connects).toBe(0);
  wire.isMissing = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(one.granted).toHaveBeenCalledOnce();
});

it('hangs up when nobody follows anything any more', async () => {
  const leave = follow('me', ear());
  await settle();
  leave();
  await settle();
  expect(wire.socket).toMatchObject({ connected: false });
});
