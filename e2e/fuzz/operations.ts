/** The part of JSON Schema that our document uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: Schema;
}

export interface Operation {
  id: string;
  method: string;
  path: string;
  parameters: Parameter[];
  body?: Schema;
  /** Where the body is a file: what it may be declared as. */
  fileTypes?: string[];
  /** By status; undefined where the answer has no body. */
  responses: Map<number, Schema | undefined>;
}

export interface ApiDocument {
  paths: Record<string, Record<string, DocumentedOperation>>;
  components: { schemas: Record<string, Schema> };
}

interface DocumentedOperation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: { 'application/json'?: { schema: Schema } } }>;
}

/** Every operation of the document, with its references followed. */
export function readOperations({ paths, components }: ApiDocument): Operation[] {
  const follow = (schema: Schema | undefined): Schema | undefined => {
    const name = schema?.$ref?.replace('#/components/schemas/', '');
    return name === undefined ? schema : components.schemas[name];
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, documented]) => {
      const content = documented.requestBody?.content ?? {};
      const body = follow(content['application/json']?.schema);
      const fileTypes = body ? [] : Object.keys(content);
      return {
        id: documented.operationId,
        method: method.toUpperCase(),
        path,
        parameters: documented.parameters ?? [],
        ...(body ? { body } : {}),
        ...(fileTypes.length > 0 ? { fileTypes } : {}),
        responses: new Map(
          Object.entries(documented.responses).map(([status, { content }]) => [
            Number(status),
            follow(content?.['application/json']?.schema),
          ]),
        ),
      };
    }),
  );
}
