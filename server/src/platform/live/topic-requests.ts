import type { IncomingMessage } from 'node:http';
import type { Namespace } from 'socket.io';
import type { Log } from '../log.ts';
import type { FollowedTopics, TopicsAnswer } from './followed-topics.ts';
import { mostRefusals } from './handshake-limit.ts';

export interface TopicRequests {
  /** Whether somebody may ask once more; asked before anything is looked up for it. */
  mayAsk(request: IncomingMessage): Promise<boolean>;
  /** Names in one request. */
  mostAtOnce: number;
}

type Act = (names: readonly string[]) => Promise<TopicsAnswer>;

const longestName = 100;

/**
 * Takes what connections ask for: `subscribe` and `unsubscribe`, each with names of topics and acknowledged with those
 * granted and those refused. One after the other for each connection, so that what was asked last holds. Anything may arrive here.
 */
export function takeTopicRequests(
  namespace: Namespace,
  followed: FollowedTopics,
  { mayAsk, mostAtOnce }: TopicRequests,
  log: Log,
): void {
  namespace.on('connection', (socket) => {
    let turn: Promise<unknown> = Promise.resolve();
    let waiting = 0;
    let refusals = 0;

    const inTurn = (act: Act) => (asked: unknown, acknowledge: unknown) => {
      waiting += 1;
      if (waiting > mostRefusals) return socket.disconnect(true);
      turn = turn
        .then(() => act(namesIn(asked, mostAtOnce)))
        .catch((error: unknown): TopicsAnswer => {
          log.warn({ err: error }, 'could not answer who may follow a topic');
          return { granted: [], refused: namesIn(asked, mostAtOnce) };
        })
        .then((answer) => {
          waiting -= 1;
          if (typeof acknowledge === 'function') acknowledge(answer);
        });
    };

    const subscribe: Act = async (names) => {
      if (await mayAsk(socket.request)) return followed.subscribe(socket, names);
      refusals += 1;
      if (refusals > mostRefusals) socket.disconnect(true);
      return { granted: [], refused: [...names] };
    };
    const unsubscribe: Act = async (names) => {
      followed.unsubscribe(socket, names);
      return { granted: [], refused: [] };
    };
    socket.on('subscribe', inTurn(subscribe));
    socket.on('unsubscribe', inTurn(unsubscribe));
  });
}

/** The names in what was sent, which may be anything. */
function namesIn(asked: unknown, mostAtOnce: number): string[] {
  if (!Array.isArray(asked) || asked.length > mostAtOnce) return [];
  const isName = (one: unknown): one is string => typeof one === 'string' && one.length <= longestName;
  return asked.every(isName) ? asked : [];
}
