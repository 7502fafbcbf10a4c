import { type Agent, request as send } from 'node:http';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

export interface Question {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as it is; `json` is for bodies that mean well. */
  body?: string | Buffer;
  json?: unknown;
  /** For connections that are kept and used again. */
  agent?: Agent;
  /** Address of this machine from which the request is sent, such as 127.0.0.2. */
  from?: string;
}

/** One HTTP request exactly as written: nothing is corrected on the way, as a browser's client would. */
export function ask(origin: string, path: string, question: Question = {}): Promise<Answer> {
  const { method, headers, body } = prepared(question);
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const options = {
      hostname,
      port,
      path,
      method,
      headers,
      agent: question.agent,
      localAddress: question.from,
    };
    const request = send(options, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(pieces).toString(),
        }),
      );
    });
    request.on('error', reject);
    request.end(body);
  });
}

export function codeOf(answer: Answer): unknown {
  return JSON.parse(answer.text).error?.code;
}

function prepared({ method, headers = {}, body, json }: Question) {
  const sent = json === undefined ? body : JSON.stringify(json);
  const type = json === undefined ? {} : { 'content-type': 'application/json' };
  const isChunked = 'transfer-encoding' in headers;
  const length = sent === undefined || isChunked ? {} : { 'content-length': String(Buffer.byteLength(sent)) };
  return {
    method: method ?? (sent === undefined ? 'GET' : 'POST'),
    headers: { ...type, ...length, ...headers },
    body: sent,
  };
}
