import { createConnection } from 'node:net';

/** Whether somebody listens on this port of this machine, by either of its two addresses. */
export async function listens(port: number): Promise<boolean> {
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => connects(host, port)));
  return answers.includes(true);
}

function connects(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host, port, timeout: 1_000 });
    const settle = (isConnected: boolean) => {
      socket.destroy();
      resolve(isConnected);
    };
    socket.on('connect', () => settle(true));
    socket.on('timeout', () => settle(false));
    socket.on('error', () => settle(false));
  });
}
