/** Numbers of pino's levels, and what to call them. */
const levels: Record<number, string> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
};

const notShown = new Set(['level', 'time', 'pid', 'msg', 'err']);

interface LogLine {
  level: number;
  time: number;
  msg?: string;
  err?: { type?: string; code?: unknown; text?: string; stack?: string[] };
}

/** A line of a log as people read it: when, how bad, what, then the rest as `key=value`. Other lines stay as they are. */
export function readableLine(text: string): string {
  const line = parse(text);
  if (!line) return text;
  const time = new Date(line.time).toTimeString().slice(0, 8);
  const fields = Object.entries(line)
    .filter(([key]) => !notShown.has(key))
    .map(([key, value]) => `${key}=${shown(value)}`);
  const head = [time, (levels[line.level] ?? String(line.level)).padEnd(5), line.msg ?? '', ...fields];
  return [head.join(' ').trimEnd(), ...errorLines(line.err)].join('\n');
}

function parse(text: string): LogLine | undefined {
  if (!text.startsWith('{')) return undefined;
  try {
    const line = JSON.parse(text) as LogLine;
    return typeof line.level === 'number' && typeof line.time === 'number' ? line : undefined;
  } catch {
    return undefined;
  }
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function errorLines(err: LogLine['err']): string[] {
  if (!err) return [];
  const what = [err.type, err.code, err.text].filter((part) => part !== undefined).join(' ');
  return [`  ${what}`, ...(err.stack ?? [])];
}
