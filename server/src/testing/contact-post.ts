import type { FastifyInstance } from 'fastify';
import { randomAddress } from './world.ts';

/** A body that every check lets through; tests of the HTTP program spoil it. */
export const goodMessage = {
  topic: 'question',
  email: 'maya.roux@firstlight.example',
  message: 'Is it all right to post something unfinished?',
  language: 'en',
};

export interface Call {
  /** A text is sent as it is. */
  payload?: unknown;
  headers?: Record<string, string>;
  url?: string;
}

/** Each call comes from an address of its own, so that only tests about limits meet them. */
export function postMessage(
  app: FastifyInstance,
  { payload = goodMessage, headers = {}, url = '/api/contact/messages' }: Call = {},
) {
  return app.inject({
    method: 'POST',
    url,
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    headers: { 'content-type': 'application/json', ...headers },
    remoteAddress: randomAddress(),
  });
}

export const codeOf = (answer: { json(): { error?: { code?: string } } }) => answer.json().error?.code;
