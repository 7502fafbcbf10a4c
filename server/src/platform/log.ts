import { type Logger, type LoggerOptions, pino } from 'pino';

export type Log = Logger;

/**
 * Log lines carry what happened and which request it belongs to, never what people wrote or who they are:
 * anything that could hold an address, a secret or a text is replaced before it is written, however deep it sits.
 */
export function createLog(level: string): Log {
  return pino(logOptions(level));
}

export function logOptions(level: string): LoggerOptions {
  return {
    level,
    base: { pid: process.pid },
    formatters: { log: (line) => redactFields(line) },
  };
}

const redactedNames = new Set([
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'token',
  'secret',
  'email',
  'to',
  'message',
  'body',
]);

function redactFields(fields: object): Record<string, unknown> {
  const entries = Object.entries(fields).map(([name, value]) => [
    name,
    redactedNames.has(name) ? '[redacted]' : redact(value),
  ]);
  return Object.fromEntries(entries);
}

function redact(value: unknown): unknown {
  if (value instanceof Error) return describeError(value);
  if (Array.isArray(value)) return value.map(redact);
  return isPlainObject(value) ? redactFields(value) : value;
}

interface DescribedError {
  type: string;
  code?: unknown;
  text?: string;
  stack?: string[];
  cause?: DescribedError;
}

/** Errors with a code come from PostgreSQL, SMTP and the like: the code explains them, their text may quote people. */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error ? error.code : undefined;
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    ...(code === undefined ? { text: error.message } : { code }),
    stack: error.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? [],
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  };
}

function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
