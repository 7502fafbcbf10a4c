import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import { locales } from '../../scripts/locales/vite-locales.ts';
import { type Mutant, makeMutants } from './make-mutants.ts';
import type { Policy } from './policies.ts';

export interface Outcome {
  file: string;
  mutants: number;
  survivors: Omit<Mutant, 'code'>[];
}

/** Runs a policy's tests against each of its mutants, one after the other; whoever is not noticed survives. */
export async function killMutants({ file, tests }: Policy): Promise<Outcome> {
  const path = resolve(file);
  const mutants = makeMutants(file, readFileSync(path, 'utf8'));
  if (tests.length === 0) return { file, mutants: mutants.length, survivors: mutants.map(told) };
  let standing: string | undefined;
  const inItsPlace = {
    name: 'mutant',
    enforce: 'pre' as const,
    load: (id: string) => (id.split('?')[0] === path ? standing : undefined),
  };
  const vitest = await createVitest('test', settingsFor(tests), { plugins: [inItsPlace, locales()] });
  await vitest.standalone();
  const specifications = await vitest.globTestSpecifications();
  const isNoticed = async (code: string | undefined) => {
    standing = code;
    return !(await passes(vitest, specifications, path));
  };
  if (await isNoticed(undefined)) throw new Error(`${file}: its tests fail as it is`);
  const survivors = [];
  for (const mutant of mutants) if (!(await isNoticed(mutant.code))) survivors.push(told(mutant));
  await vitest.close();
  return { file, mutants: mutants.length, survivors };
}

const told = ({ line, before, after }: Mutant) => ({ line, before, after });

const settingsFor = (tests: string[]) => ({
  config: false as const,
  root: resolve('.'),
  include: tests,
  watch: false,
  pool: 'threads' as const,
  maxWorkers: 1,
  bail: 1,
  // A mutant is a file of the same name: what is kept of it from before would stand in its place.
  fsModuleCache: false,
  reporters: [{}],
});

async function passes(vitest: Vitest, specifications: TestSpecification[], path: string): Promise<boolean> {
  vitest.invalidateFile(path);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, true);
  return unhandledErrors.length === 0 && testModules.every((one) => one.ok());
}
