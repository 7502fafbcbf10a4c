import type { Acquaintances } from './acquaintances.ts';
import type { Dice } from './dice.ts';
import { aPicture, hostileFile } from './hostile-file.ts';
import { hostileHeaders, identifyingHeaders } from './hostile-headers.ts';
import { hostileText } from './hostile-text.ts';
import { hostileValue, texts } from './hostile-value.ts';
import type { Operation, Parameter } from './operations.ts';
import { validValue } from './valid-value.ts';

export type Intent = 'valid' | 'nearly valid' | 'hostile' | 'raw' | 'headers';

export interface PlannedRequest {
  operation: Operation;
  intent: Intent;
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
  /** What the body says, where it says something; `raw` bodies may not. */
  value?: unknown;
}

const intents: readonly Intent[] = [
  ...(['valid', 'valid', 'valid', 'nearly valid', 'nearly valid', 'nearly valid', 'nearly valid'] as const),
  ...(['hostile', 'hostile', 'raw', 'headers', 'headers'] as const),
];

/** One request, decided by the dice alone. */
export function planRequest(operation: Operation, dice: Dice, known: Acquaintances): PlannedRequest {
  const intent = dice.pick(intents);
  const spoiled = intent === 'hostile' || intent === 'nearly valid' ? dice.pick(spots(operation)) : undefined;
  const guessed = operation.body ? bodyValue(operation, intent, spoiled, dice) : undefined;
  const meansWell = intent === 'valid' && dice.chance(0.5);
  const request = meansWell ? known.requestFor(operation.id, dice) : undefined;
  const value = meansWell
    ? withKnown(guessed, { ...known.valuesFor(operation.id, dice), ...request?.body })
    : guessed;
  const body = bodyOf(operation, intent, value, dice);
  return {
    operation,
    intent,
    path: address(operation, spoiled, dice, request?.params),
    headers: {
      ...declaredType(operation, dice),
      ...documentedHeaders(operation, spoiled, dice),
      ...identifyingHeaders(dice),
      ...(dice.chance(0.4) ? { cookie: known.cookie(dice) } : {}),
      ...(request ? { cookie: request.cookie } : {}),
      ...(intent === 'headers' ? hostileHeaders(dice) : {}),
    },
    ...(body === undefined ? {} : { body }),
    ...(intent === 'raw' ? {} : { value }),
  };
}

function bodyOf(
  { body, fileTypes }: Operation,
  intent: Intent,
  value: unknown,
  dice: Dice,
): PlannedRequest['body'] {
  if (fileTypes) return intent === 'valid' ? aPicture() : hostileFile(dice);
  if (!body) return undefined;
  return intent === 'raw' ? hostileText(value, dice) : JSON.stringify(value);
}

function declaredType({ body, fileTypes }: Operation, dice: Dice): Record<string, string> {
  if (fileTypes) return { 'content-type': dice.chance(0.9) ? dice.pick(fileTypes) : 'text/html' };
  return body ? { 'content-type': 'application/json' } : {};
}

function withKnown(value: unknown, known: Record<string, unknown>): unknown {
  return typeof value === 'object' && value !== null ? { ...value, ...known } : value;
}

/** What can be spoiled in a request: each parameter, or the body. */
function spots({ parameters, body }: Operation): (Parameter | 'body')[] {
  return [...parameters, ...(body ? (['body', 'body', 'body'] as const) : [])];
}

function bodyValue(
  { body = {} }: Operation,
  intent: Intent,
  spoiled: Parameter | 'body' | undefined,
  dice: Dice,
): unknown {
  const value = validValue(body, dice) as Record<string, unknown>;
  if (spoiled !== 'body') return value;
  if (intent === 'hostile' && dice.chance(0.3)) return hostileValue(body, dice);
  const keys = Object.keys(body.properties ?? {});
  for (const key of intent === 'hostile' ? keys : [dice.pick(keys)]) {
    if (dice.chance(0.2)) delete value[key];
    else value[key] = hostileValue(body.properties?.[key] ?? {}, dice);
  }
  if (dice.chance(0.15)) value[dice.pick(texts)] = dice.pick(texts);
  return value;
}

function address(
  operation: Operation,
  spoiled: Parameter | 'body' | undefined,
  dice: Dice,
  known: Record<string, string> = {},
): string {
  const text = (parameter: Parameter) => {
    const given = known[parameter.name];
    if (given !== undefined) return encode(given);
    const value =
      parameter === spoiled ? hostileValue(parameter.schema, dice) : validValue(parameter.schema, dice);
    return encode(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
  };
  const of = (place: Parameter['in']) => operation.parameters.filter((parameter) => parameter.in === place);
  // An empty or over-long piece of a path is another address, and that one is nobody's.
  const path = of('path').reduce(
    (filled, parameter) => filled.replace(`{${parameter.name}}`, text(parameter).slice(0, 150) || '_'),
    operation.path,
  );
  const query = of('query')
    .filter((parameter) => parameter.required || dice.chance(0.6))
    .map((parameter) => `${parameter.name}=${text(parameter).slice(0, 4_000)}`);
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

function documentedHeaders(
  { parameters }: Operation,
  spoiled: Parameter | 'body' | undefined,
  dice: Dice,
): Record<string, string> {
  const given = parameters.filter((parameter) => parameter.in === 'header' && dice.chance(0.5));
  return Object.fromEntries(
    given.map((parameter) => [
      parameter.name.toLowerCase(),
      parameter === spoiled ? headerText(dice.pick(texts)) : String(validValue(parameter.schema, dice)),
    ]),
  );
}

/** A header cannot carry what the client refuses to write. */
function headerText(text: string): string {
  return Buffer.from(text.slice(0, 1_000))
    .toString('latin1')
    .replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '?');
}

/** Half a surrogate pair has no percent-encoding of its own. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
