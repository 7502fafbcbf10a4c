import type { Schema } from './operations.ts';

/** Where a value breaks its schema, as readable lines; none when it fits. */
export function faultsIn(schema: Schema, value: unknown, at = '$'): string[] {
  if (schema.anyOf) {
    const isOne = schema.anyOf.some((choice) => faultsIn(choice, value, at).length === 0);
    return isOne ? [] : [`${at} fits no choice`];
  }
  return [
    ...(schema.allOf ?? []).flatMap((part) => faultsIn(part, value, at)),
    ...typeFaults(schema, value, at),
    ...(typeof value === 'string' ? textFaults(schema, value, at) : []),
    ...(typeof value === 'number' ? numberFaults(schema, value, at) : []),
    ...(Array.isArray(value) ? listFaults(schema, value, at) : []),
    ...(isObject(value) ? objectFaults(schema, value, at) : []),
  ];
}

function typeFaults({ type, enum: choices, const: only }: Schema, value: unknown, at: string): string[] {
  if (type !== undefined && !hasType(type, value)) return [`${at} is not of type ${type}`];
  if (choices && !choices.includes(value)) return [`${at} is none of the listed values`];
  if (only !== undefined && value !== only) return [`${at} is not the one value`];
  return [];
}

function hasType(type: string | string[], value: unknown): boolean {
  if (Array.isArray(type)) return type.some((one) => hasType(one, value));
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  return typeof value === type;
}

/** Lengths are counted in code points, as JSON Schema says. */
function textFaults({ pattern, minLength = 0, maxLength = Infinity }: Schema, text: string, at: string) {
  const length = [...text].length;
  return [
    ...(length < minLength ? [`${at} is shorter than ${minLength}`] : []),
    ...(length > maxLength ? [`${at} is longer than ${maxLength}`] : []),
    ...(pattern && !new RegExp(pattern, 'u').test(text) ? [`${at} does not look as it must`] : []),
  ];
}

function numberFaults({ minimum = -Infinity, maximum = Infinity }: Schema, value: number, at: string) {
  return value < minimum || value > maximum ? [`${at} is out of range`] : [];
}

function listFaults({ items, minItems = 0, maxItems = Infinity }: Schema, list: unknown[], at: string) {
  const isWrongLength = list.length < minItems || list.length > maxItems;
  return [
    ...(isWrongLength ? [`${at} has a wrong number of items`] : []),
    ...(items ? list.flatMap((item, index) => faultsIn(items, item, `${at}[${index}]`)) : []),
  ];
}

function objectFaults(schema: Schema, value: Record<string, unknown>, at: string): string[] {
  const { properties = {}, required = [], additionalProperties = true } = schema;
  const missing = required.filter((key) => !Object.hasOwn(value, key));
  const given = Object.entries(value).flatMap(([key, inner]) => {
    const known = Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
    if (known === false) return [`${at}.${key} is not documented`];
    return typeof known === 'object' ? faultsIn(known, inner, `${at}.${key}`) : [];
  });
  return [...missing.map((key) => `${at}.${key} is missing`), ...given];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
