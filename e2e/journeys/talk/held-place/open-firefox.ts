import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from '../../../processes/harness/servers/child.ts';
import { until } from '../../../processes/harness/until.ts';
import type { OpenWindow, WindowSize } from './open-window.ts';

/** Firefox as it comes, over WebDriver BiDi, which is the one protocol that it speaks without a program beside it. */
export async function openFirefox(program: string, address: string, size: WindowSize): Promise<OpenWindow> {
  const home = await mkdtemp(join(tmpdir(), 'firstlight-firefox-'));
  const words = ['--headless', '--no-remote', '--profile', home, '--remote-debugging-port=0'];
  const firefox = startChild(program, words, { env: { HOME: home } });
  const listening = () => /WebDriver BiDi listening on (ws:\S+)/.exec(firefox.output())?.[1];
  await until('Firefox to listen', () => listening() !== undefined || !firefox.isAlive());
  const say = await connect(`${listening()}/session`);

  await say('session.new', { capabilities: {} });
  const { contexts } = await say<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context;
  await say('browsingContext.setViewport', { context, viewport: size });
  await say('browsingContext.navigate', { context, url: address, wait: 'complete' });
  return {
    async run(work, input) {
      const answer = await say<Answer>('script.callFunction', {
        functionDeclaration: `async (text) => JSON.stringify(await (${work})(JSON.parse(text)) ?? null)`,
        arguments: [{ type: 'string', value: JSON.stringify(input ?? null) }],
        awaitPromise: true,
        target: { context },
      });
      if (answer.type !== 'success') throw new Error(answer.exceptionDetails.text);
      return JSON.parse(answer.result.value);
    },
    async close() {
      await firefox.end('SIGTERM');
      await rm(home, { recursive: true, force: true });
    },
  };
}

type Answer =
  | { type: 'success'; result: { value: string } }
  | { type: 'exception'; exceptionDetails: { text: string } };

interface Reply {
  id: number;
  type: 'success' | 'error';
  result: object;
  message: string;
}

async function connect(url: string) {
  const socket = new WebSocket(url);
  const waiting = new Map<number, PromiseWithResolvers<object>>();
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  socket.onmessage = ({ data }) => {
    const { id, type, result, message }: Reply = JSON.parse(String(data));
    if (type === 'error') waiting.get(id)?.reject(new Error(message));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  };
  let id = 0;
  return <Result extends object>(method: string, params: object): Promise<Result> => {
    id += 1;
    const reply = Promise.withResolvers<object>();
    waiting.set(id, reply);
    socket.send(JSON.stringify({ id, method, params }));
    return reply.promise as Promise<Result>;
  };
}
