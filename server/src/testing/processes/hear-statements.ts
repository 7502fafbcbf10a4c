import pg from 'pg';

/** A statement as it could be asked without the product: its values are literals. */
export interface Asked {
  text: string;
  values: string[];
}

/** Hears all that connections opened from now on ask PostgreSQL for, whichever way it was written. */
export function hearStatements(): { asked(): Asked[]; anew(): void; stop(): void } {
  const heard: { text: string; values: unknown[] }[] = [];
  const { query } = pg.Client.prototype;
  const hear = function (this: pg.Client, ...input: unknown[]) {
    const [first, second] = input;
    const beside = Array.isArray(second) ? second : [];
    if (typeof first === 'string') heard.push({ text: first, values: beside });
    else if (isStatement(first)) heard.push({ text: first.text, values: first.values ?? beside });
    return Reflect.apply(query, this, input);
  };
  Object.assign(pg.Client.prototype, { query: hear });
  return {
    asked: () => heard.map(({ text, values }) => ({ text, values: values.map(literal) })),
    anew: () => void heard.splice(0),
    /** Whoever comes next in this process is not listened to. */
    stop: () => void Object.assign(pg.Client.prototype, { query }),
  };
}

function isStatement(value: unknown): value is { text: string; values?: unknown[] } {
  return typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'`;
  if (value instanceof Date) return `to_timestamp(${value.getTime() / 1_000})`;
  if (Array.isArray(value)) return `'{${value.map(element).join(',')}}'`;
  return `'${String(value).replaceAll("'", "''")}'`;
}

/** Inside an array a backslash stands for itself only when doubled. */
function element(value: unknown): string {
  return Buffer.isBuffer(value) ? `"\\\\x${value.toString('hex')}"` : String(value);
}
