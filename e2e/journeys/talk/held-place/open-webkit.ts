import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from '../../../processes/harness/servers/child.ts';
import { freePort } from '../../../processes/harness/servers/free-port.ts';
import { until } from '../../../processes/harness/until.ts';
import type { OpenWindow, WindowSize } from './open-window.ts';

/** WebKit as Debian packages it, through its own driver, on a screen that nobody sees. */
export async function openWebKit(driver: string, address: string, size: WindowSize): Promise<OpenWindow> {
  const home = await mkdtemp(join(tmpdir(), 'firstlight-webkit-'));
  const display = `:${90 + Math.floor(Math.random() * 9_000)}`;
  const screen = startChild('Xvfb', [display, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  const port = await freePort();
  const child = startChild(driver, [`--port=${port}`], { env: { HOME: home, DISPLAY: display } });
  const base = `http://127.0.0.1:${port}`;
  await until('the driver of WebKit to answer', () =>
    fetch(`${base}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );

  const { sessionId } = await say<{ sessionId: string }>(`${base}/session`, { capabilities: {} });
  const session = `${base}/session/${sessionId}`;
  await say(`${session}/timeouts`, { script: 120_000 });
  await say(`${session}/window/rect`, size);
  await say(`${session}/url`, { url: address });
  return {
    async run(work, input) {
      const script = `const [input, done] = arguments;
        (async () => (${work})(input))().then((result) => done({ result }), (error) => done({ error: String(error) }));`;
      const { result, error } = await say<Answer>(`${session}/execute/async`, {
        script,
        args: [input ?? null],
      });
      if (error) throw new Error(error);
      return result;
    },
    async close() {
      await fetch(session, { method: 'DELETE' });
      await child.end('SIGTERM');
      await screen.end('SIGTERM');
      await rm(home, { recursive: true, force: true });
    },
  };
}

interface Answer {
  result: never;
  error?: string;
}

async function say<Result>(url: string, body: object): Promise<Result> {
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${url} ${value.error}: ${value.message}`);
  return value;
}
