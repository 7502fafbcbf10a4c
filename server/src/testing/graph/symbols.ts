import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import type { SourceFile } from '../source-files.ts';

/** A declaration at the top level of a file, or one `listener(…)`, `answer(…)` or `notificationKind(…)` in a module definition. */
export interface Declaration {
  /** `server/src/features/…/give-feedback.ts#giveFeedback`. */
  id: string;
  path: string;
  name: string;
  isExported: boolean;
  /** Declarations that it names, by ID. */
  uses: { id: string; isType: boolean }[];
  /** Events that it records and questions that it asks: `…/feedback.events.ts#feedbackEvents.given`. */
  causes: string[];
  /** The event or question after which it runs. */
  runsOn?: string;
}

/** The parts of a syntax tree that matter here. */
interface Node {
  type: string;
  name?: string;
  declaration?: Node | null;
  declarations?: Node[];
  source?: { value: string };
  specifiers?: Node[];
  local?: Node;
  imported?: Node;
  importKind?: 'type' | 'value';
  id?: Node | null;
  callee?: Node;
  arguments?: Node[];
  object?: Node;
  property?: Node;
  properties?: Node[];
  key?: Node;
  value?: Node;
  computed?: boolean;
}

/** Declarations of each file and what they refer to. A reference through `import * as` counts as one to the member. */
export function declarationsOf(files: readonly SourceFile[]): Map<string, Declaration> {
  const all = new Map<string, Declaration>();
  for (const { path, text } of files) {
    const body = parseSync(path, text).program.body as unknown as Node[];
    const imports = importsIn(path, body);
    const own = new Map<string, Node>();
    const exported = new Set<string>();
    for (const statement of body) {
      const inner = statement.declaration ?? statement;
      for (const [name, node] of namesOf(inner)) {
        own.set(name, node);
        if (statement.type.startsWith('Export')) exported.add(name);
      }
    }
    for (const [name, node] of own) {
      const found = referencesIn(node, path, imports, own);
      const id = `${path}#${name}`;
      all.set(id, { id, path, name, isExported: exported.has(name), uses: found.uses, causes: found.causes });
      for (const [index, part] of found.reactions.entries()) {
        const reaction = `${id}@${index}`;
        all.set(reaction, { id: reaction, path, name, isExported: false, ...part });
      }
    }
  }
  return all;
}

type Imports = Map<string, { path: string; name: string; isType: boolean }>;

function importsIn(path: string, body: readonly Node[]): Imports {
  const imports: Imports = new Map();
  for (const statement of body) {
    const to = statement.type === 'ImportDeclaration' ? statement.source?.value : undefined;
    if (!to?.startsWith('.')) continue;
    for (const specifier of statement.specifiers ?? []) {
      imports.set(specifier.local?.name ?? '', {
        path: posix.join(posix.dirname(path), to),
        name: specifier.imported?.name ?? '*',
        isType: statement.importKind === 'type' || specifier.importKind === 'type',
      });
    }
  }
  return imports;
}

function namesOf(node: Node): [string, Node][] {
  const declared = node.type === 'VariableDeclaration' ? (node.declarations ?? []) : [node];
  return declared.flatMap((one): [string, Node][] =>
    one.id?.name === undefined ? [] : [[one.id.name, one]],
  );
}

const reactionNames = new Set(['listener', 'answer', 'notificationKind']);

function referencesIn(root: Node, path: string, imports: Imports, own: ReadonlyMap<string, Node>) {
  return collect(root, true);

  function collect(start: Node, splitsReactions: boolean) {
    const uses = new Map<string, boolean>();
    const causes = new Set<string>();
    const reactions: Pick<Declaration, 'uses' | 'causes' | 'runsOn'>[] = [];
    visit(start);
    return { uses: [...uses].map(([id, isType]) => ({ id, isType })), causes: [...causes], reactions };

    function visit(node: Node): void {
      if (node.type === 'CallExpression' && isReactionOrCause(node)) return;
      if (node.type === 'Identifier' || node.type === 'JSXIdentifier') refer(node.name ?? '');
      if (node.type === 'MemberExpression') referToMember(node);
      for (const child of childrenOf(node)) visit(child);
    }

    function isReactionOrCause(call: Node): boolean {
      const callee = nameOf(call.callee);
      const [first, second] = call.arguments ?? [];
      if (callee === 'record' || callee === 'ask') {
        const cause = memberId(callee === 'record' ? first : second);
        if (cause !== undefined) causes.add(cause);
        return false;
      }
      if (!splitsReactions || !reactionNames.has(callee)) return false;
      const runsOn = memberId(callee === 'answer' ? first : propertyOf(first, 'on'));
      if (runsOn === undefined) return false;
      const reaction = collect(call, false);
      reactions.push({ uses: reaction.uses, causes: reaction.causes, runsOn });
      return true;
    }

    function refer(name: string): void {
      const from = imports.get(name);
      if (from && from.name !== '*') uses.set(`${from.path}#${from.name}`, from.isType);
      else if (!from && own.has(name)) uses.set(`${path}#${name}`, false);
    }

    function referToMember({ object, property }: Node): void {
      const from = imports.get(nameOf(object));
      if (from?.name === '*') uses.set(`${from.path}#${nameOf(property)}`, from.isType);
    }
  }

  function memberId(node: Node | undefined): string | undefined {
    if (node?.type !== 'MemberExpression') return undefined;
    const list = nameOf(node.object);
    const from = imports.get(list);
    if (!from && !own.has(list)) return undefined;
    return `${from?.path ?? path}#${from?.name ?? list}.${nameOf(node.property)}`;
  }
}

/** Names of properties are no references. */
function childrenOf(node: Node): Node[] {
  const isName = (key: string) => (key === 'property' || key === 'key') && node.computed === false;
  return Object.entries(node)
    .filter(([key]) => !isName(key))
    .flatMap(([, child]) => child)
    .filter((child): child is Node => child !== null && typeof child === 'object' && 'type' in child);
}

function nameOf(node: Node | undefined): string {
  return node?.type === 'MemberExpression' ? nameOf(node.property) : (node?.name ?? '');
}

function propertyOf(node: Node | undefined, name: string): Node | undefined {
  return node?.properties?.find(({ key }) => nameOf(key) === name)?.value;
}
