import { describe, expect, it } from 'vitest';
import { readReport } from './test-report.ts';

const vitest = (files: Record<string, { status: string; tests: Record<string, string> }>) => {
  const testResults = Object.entries(files).map(([path, { status, tests }]) => ({
    name: `${process.cwd()}/${path}`,
    status,
    assertionResults: Object.entries(tests).map(([fullName, status]) => ({ fullName, status })),
  }));
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  const numPassedTests = all.filter(({ status }) => status === 'passed').length;
  return readReport('vitest', JSON.stringify({ numPassedTests, testResults }));
};

describe('a report of Vitest', () => {
  it('counts what passed and names what failed, by the path that runs it again', () => {
    const report = vitest({
      'server/src/a.test.ts': { status: 'passed', tests: { 'a holds': 'passed', 'a rests': 'skipped' } },
      'server/src/b.test.ts': { status: 'failed', tests: { 'b holds': 'passed', 'b breaks': 'failed' } },
    });
    const failed = [{ file: 'server/src/b.test.ts', name: 'b breaks' }];
    expect(report).toEqual({ passed: 2, failed, faults: [] });
  });

  it('names the file where no test of it failed, but it did: it cannot be loaded, or a hook broke', () => {
    const report = vitest({
      'a.test.ts': { status: 'failed', tests: {} },
      'b.test.ts': { status: 'failed', tests: { 'b never ran': 'skipped' } },
    });
    expect(report.failed).toEqual([
      { file: 'a.test.ts', name: '' },
      { file: 'b.test.ts', name: '' },
    ]);
  });
});

describe('a report of Playwright', () => {
  const spec = (title: string, status: string) => ({ title, file: 'feed.spec.ts', tests: [{ status }] });

  it('counts what passed and names what failed, however deep', () => {
    const suites = [
      {
        title: 'feed.spec.ts',
        file: 'feed.spec.ts',
        specs: [spec('opens', 'expected'), spec('closes', 'unexpected')],
        suites: [
          {
            title: 'in French',
            file: 'feed.spec.ts',
            specs: [spec('opens', 'unexpected'), spec('waits', 'skipped')],
          },
        ],
      },
    ];
    const json = JSON.stringify({ suites, errors: [], stats: { expected: 1 } });
    const failed = [
      { file: 'feed.spec.ts', name: 'closes' },
      { file: 'feed.spec.ts', name: 'in French opens' },
    ];
    expect(readReport('playwright', json)).toEqual({ passed: 1, failed, faults: [] });
  });

  it('tells the faults of the run itself, such as a product that did not start', () => {
    const errors = [{ message: 'Timed out waiting for the server' }];
    const json = JSON.stringify({ suites: [], errors, stats: { expected: 0 } });
    expect(readReport('playwright', json)).toEqual({
      passed: 0,
      failed: [],
      faults: ['Timed out waiting for the server'],
    });
  });
});
