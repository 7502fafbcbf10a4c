import * as z from 'zod/mini';
import type { Fields } from './recounts.testing.ts';

/** Replaces each `:name` of a statement by a parameter, whose value is in the first of these objects that has the name. */
export function bindNames(statement: string, scopes: readonly Fields[]): [text: string, values: unknown[]] {
  const values: unknown[] = [];
  const text = statement.replaceAll(/(?<!:):([a-z]\w*)/g, (_, name: string) => {
    const value = scopes.find((one) => one[name] !== undefined)?.[name] ?? null;
    values.push(value);
    const type = value instanceof Date ? '::timestamptz' : isId(value) ? '::uuid' : '';
    return `$${values.length}${type}`;
  });
  return [text, values];
}

const isId = (value: unknown) => z.safeParse(z.uuid(), value).success;
