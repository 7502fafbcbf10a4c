import { parseSync } from 'vite';

/** One change of one place in a file, which its tests ought to notice. */
export interface Mutant {
  line: number;
  before: string;
  after: string;
  /** The whole file with it. */
  code: string;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

type Change = readonly [start: number, end: number, after: string];

const operators: Record<string, readonly string[]> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
};

/** Every mutant of a file: comparisons and their bounds, numbers, yes and no, conditions, branches and what is returned. */
export function makeMutants(file: string, source: string): Mutant[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const changes: Change[] = [];
  walk(program as unknown as Node, (node) => changes.push(...changesOf(node, source)));
  return changes.map(([start, end, after]) => ({
    line: source.slice(0, start).split('\n').length,
    before: source.slice(start, end),
    after,
    code: source.slice(0, start) + after + source.slice(end),
  }));
}

function changesOf(node: Node, source: string): Change[] {
  const text = (of: Node) => source.slice(of.start, of.end);
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      return changedOperators(node, source);
    case 'UnaryExpression':
      return node['operator'] === '!' ? [[node.start, node.end, text(node['argument'] as Node)]] : [];
    case 'Literal':
      if (typeof node['value'] === 'number') return [[node.start, node.end, String(node['value'] + 1)]];
      return typeof node['value'] === 'boolean' ? [[node.start, node.end, String(!node['value'])]] : [];
    case 'ConditionalExpression': {
      const [yes, no] = [node['consequent'] as Node, node['alternate'] as Node];
      return [[node.start, node.end, `${text(node['test'] as Node)} ? ${text(no)} : ${text(yes)}`]];
    }
    case 'IfStatement': {
      const { start, end } = node['test'] as Node;
      return [
        [start, end, 'true'],
        [start, end, 'false'],
      ];
    }
    case 'ReturnStatement': {
      const given = node['argument'] as Node | null;
      const isNothing = !given || text(given) === 'undefined';
      return isNothing ? [] : [[given.start, given.end, 'undefined']];
    }
    default:
      return [];
  }
}

function changedOperators(node: Node, source: string): Change[] {
  const [left, right] = [node['left'] as Node, node['right'] as Node];
  const operator = node['operator'] as string;
  // Strings are added too: less of them is no number.
  const isText = operator === '+' && [left, right].some(isWords);
  const at = source.indexOf(operator, left.end);
  return (isText ? [] : (operators[operator] ?? [])).map((other) => [at, at + operator.length, other]);
}

/** `{ … } as const`. */
const isLimits = ({ type, typeAnnotation }: Node): boolean =>
  type === 'TSAsExpression' && (typeAnnotation as { typeName?: { name: string } }).typeName?.name === 'const';

const isWords = ({ type, value }: Node): boolean => type === 'TemplateLiteral' || typeof value === 'string';

/** Types change nothing that a test could notice, what a loop asks would only hang, and limits that are written down as such are the contract itself. */
function walk(node: Node, visit: (node: Node) => void): void {
  if (isLimits(node)) return;
  if (/^TS(?!AsExpression|SatisfiesExpression|NonNullExpression)|^ImportDeclaration$/.test(node.type)) return;
  visit(node);
  const isLoop = node.type === 'WhileStatement' || node.type === 'ForStatement';
  for (const [name, field] of Object.entries(node)) {
    if (isLoop && (name === 'test' || name === 'update')) continue;
    for (const child of Array.isArray(field) ? field : [field]) {
      if (child && typeof child === 'object' && 'type' in child) walk(child as Node, visit);
    }
  }
}
