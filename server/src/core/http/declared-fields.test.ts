import { endpoints } from '@firstlight/contract/endpoints.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { declaredFields } from './declared-fields.ts';

const canary = { canary: 'must not leave' };
const person = z.object({ name: z.string(), age: z.nullable(z.int()) });
const named = { name: 'Maya', age: null, ...canary };

const cases: [string, z.ZodMiniType, unknown][] = [
  ['a text', z.string(), 'text'],
  ['a choice', z.enum(['a', 'b']), 'b'],
  ['an object', person, named],
  ['an object in an object', z.object({ owner: person }), { owner: named, ...canary }],
  ['a list', z.array(person), [named, named]],
  ['a list of lists', z.array(z.array(z.object({ deep: person }))), [[{ deep: named, ...canary }]]],
  ['a list of texts', z.object({ tags: z.array(z.string()) }), { tags: ['a', 'b'], ...canary }],
  ['an optional part that is there', z.object({ owner: z.optional(person) }), { owner: named }],
  ['an optional part that is not', z.object({ owner: z.optional(person) }), { ...canary }],
  ['a part that may be null', z.object({ owner: z.nullable(person) }), { owner: null, ...canary }],
  ['a part that may be null and is not', z.object({ owner: z.nullable(person) }), { owner: named }],
  ['one of several shapes', z.union([person, z.string()]), named],
  [
    'shapes told apart by a field',
    z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') })]),
    { kind: 'a', ...canary },
  ],
  ['parts by name', z.record(z.string(), person), { maya: named }],
  ['a pair', z.tuple([person, z.string()]), [named, 'text']],
  ['two shapes at once', z.intersection(z.object({ a: z.string() }), person), { a: 'x', ...named }],
];

describe.each(cases)('%s', (_, schema, value) => {
  it('leaves exactly as parsing would let it leave', () => {
    const left = JSON.stringify(declaredFields(schema)(value));
    expect(left).toBe(JSON.stringify(z.parse(schema, value)));
    expect(left).not.toContain('canary');
  });
});

it('leaves the given value as it was', () => {
  const value = { owner: { ...named } };
  declaredFields(z.object({ owner: person }))(value);
  expect(value.owner).toEqual(named);
});

it.each(endpoints.flatMap(({ name, response }) => (response ? [[name, response] as const] : [])))(
  'can be made from the answer of %s',
  (_, response) => {
    expect(declaredFields(response)).toBeTypeOf('function');
  },
);
