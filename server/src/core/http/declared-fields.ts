import type * as z from 'zod/mini';

type Pick = (value: unknown) => unknown;

/**
 * Compiles a response schema into a function that copies the declared fields and nothing else: an extra column
 * can never reach a reader. It trusts the types (tests check those by parsing), which makes it several times
 * cheaper than parsing every answer.
 */
export function declaredFields(schema: z.core.$ZodType): Pick {
  const def = schema._zod.def as z.core.$ZodTypeDef & Partial<Record<string, unknown>>;
  switch (def.type) {
    case 'object':
      return pickObject(def['shape'] as Record<string, z.core.$ZodType>);
    case 'array':
      return pickArray(def['element'] as z.core.$ZodType);
    case 'nullable':
    case 'optional':
      return pickPresent(def['innerType'] as z.core.$ZodType);
    case 'string':
    case 'number':
    case 'int':
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'null':
      return asItIs;
    default:
      // Whatever has several shapes or transforms is rare in answers; parsing it is right, only slower.
      return (value) => (schema as z.ZodMiniType).parse(value);
  }
}

const asItIs: Pick = (value) => value;

function pickObject(shape: Record<string, z.core.$ZodType>): Pick {
  const fields = Object.entries(shape).map(([key, schema]) => ({ key, pick: declaredFields(schema) }));
  return (value) => {
    const source = value as Record<string, unknown>;
    const copy: Record<string, unknown> = {};
    for (const { key, pick } of fields) {
      const field = source[key];
      copy[key] = pick === asItIs ? field : pick(field);
    }
    return copy;
  };
}

function pickArray(element: z.core.$ZodType): Pick {
  const pick = declaredFields(element);
  return pick === asItIs ? asItIs : (value) => (value as unknown[]).map(pick);
}

function pickPresent(inner: z.core.$ZodType): Pick {
  const pick = declaredFields(inner);
  return pick === asItIs ? asItIs : (value) => (value === null || value === undefined ? value : pick(value));
}
