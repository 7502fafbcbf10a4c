import { execFileSync } from 'node:child_process';

interface Statements {
  page: string;
  first: { name: string; text: string }[];
  search: string;
}

/** The product's own, of this checkout or of another. */
export function exploreStatements(root = '.'): Statements {
  const script = 'server/src/testing/processes/explore-statements-process.ts';
  return JSON.parse(execFileSync(process.execPath, [script], { cwd: root }).toString()) as Statements;
}
