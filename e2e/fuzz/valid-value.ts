import type { Dice } from './dice.ts';
import type { Schema } from './operations.ts';

/** A value that its schema accepts, of the kind that people send. */
export function validValue(schema: Schema, dice: Dice): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return dice.pick(schema.enum);
  if (schema.anyOf) return validValue(dice.pick(schema.anyOf), dice);
  switch (schema.type) {
    case 'string':
      return validText(schema, dice);
    case 'integer':
    case 'number':
      return validNumber(schema, dice);
    case 'boolean':
      return dice.chance(0.5);
    case 'array':
      return validList(schema, dice);
    case 'object':
      return validObject(schema, dice);
    default:
      return null;
  }
}

function validText({ format, pattern, minLength = 0, maxLength = 80 }: Schema, dice: Dice): string {
  if (format === 'email') return `person-${dice.below(1e6)}@example.org`;
  if (format === 'uuid') {
    const version = pattern?.includes('-7[') ? 7 : 4;
    return `${hex(8, dice)}-${hex(4, dice)}-${version}${hex(3, dice)}-8${hex(3, dice)}-${hex(12, dice)}`;
  }
  if (format === 'date-time') return new Date(dice.below(2e12)).toISOString();
  if (format === 'uri') return `https://example.org/${dice.below(1e6)}`;
  if (pattern) return hex(Math.max(minLength, Math.min(maxLength, 16)), dice);
  const length = dice.pick([minLength, minLength + 1, Math.min(maxLength, minLength + 40), maxLength]);
  return words
    .slice(dice.below(20))
    .repeat(Math.ceil(length / 40) + 1)
    .slice(0, length)
    .replaceAll(/^ | $/g, 'a');
}

function validNumber({ type, minimum = 0, maximum = 100 }: Schema, dice: Dice): number {
  const low = Math.max(minimum, -1e6);
  const value = low + dice.below(Math.min(maximum, 1e6) - low + 1);
  return type === 'integer' ? Math.floor(value) : value;
}

function validList({ items = {}, minItems = 0, maxItems = 5 }: Schema, dice: Dice): unknown[] {
  const length = minItems + dice.below(maxItems - minItems + 1);
  return Array.from({ length }, () => validValue(items, dice));
}

function validObject({ properties = {}, required = [] }: Schema, dice: Dice): Record<string, unknown> {
  const wanted = Object.entries(properties).filter(([key]) => required.includes(key) || dice.chance(0.5));
  return Object.fromEntries(wanted.map(([key, inner]) => [key, validValue(inner, dice)]));
}

function hex(length: number, dice: Dice): string {
  return Array.from({ length }, () => dice.below(16).toString(16)).join('');
}

const words = 'Où irait-on sans l’été ? The quick brown fox jumps over 12 lazy dogs, «  vraiment  ». ';
