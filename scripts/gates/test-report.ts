import { relative } from 'node:path';

/** What a runner of tests says in its JSON report. */
export interface TestReport {
  passed: number;
  failed: FailedTest[];
  /** Faults of the run itself, which trying a test again would hide. */
  faults: string[];
}

export interface FailedTest {
  file: string;
  /** Empty where the file as a whole failed: it could not be loaded, or what stands around its tests broke. */
  name: string;
}

export type Runner = 'vitest' | 'playwright';

export function readReport(runner: Runner, json: string): TestReport {
  return runner === 'vitest' ? ofVitest(JSON.parse(json)) : ofPlaywright(JSON.parse(json));
}

export function titleOf({ file, name }: FailedTest): string {
  return name ? `${file} › ${name}` : file;
}

interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

function ofVitest({ numPassedTests, testResults }: VitestReport): TestReport {
  const failed = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name: path, assertionResults }) => {
      const file = relative(process.cwd(), path);
      const tests = assertionResults.filter(({ status }) => status === 'failed');
      return tests.length > 0 ? tests.map(({ fullName: name }) => ({ file, name })) : [{ file, name: '' }];
    });
  return { passed: numPassedTests, failed, faults: [] };
}

interface Suite {
  title: string;
  file: string;
  specs: { title: string; file: string; tests: { status: string }[] }[];
  suites?: Suite[];
}

interface PlaywrightReport {
  suites: Suite[];
  errors: { message?: string }[];
  stats: { expected: number };
}

function ofPlaywright({ suites, errors, stats }: PlaywrightReport): TestReport {
  return {
    passed: stats.expected,
    failed: suites.flatMap((suite) => failedIn(suite, [])),
    faults: errors.map(({ message = 'a fault without words' }) => message),
  };
}

/** The outermost suite is the file, whose name stands apart. */
function failedIn({ specs, suites = [] }: Suite, around: readonly string[]): FailedTest[] {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
    .map(({ title, file }) => ({ file, name: [...around, title].join(' ') }));
  return [...own, ...suites.flatMap((suite) => failedIn(suite, [...around, suite.title]))];
}
