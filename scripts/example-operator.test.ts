import { describe, expect, it } from 'vitest';
import { missingOperator } from '../server/src/platform/config/operator-keys.ts';
import { readEnvFile } from './environment.ts';
import { withExampleOperator } from './example-operator.ts';

describe('the environment of a demo on a developer’s machine', () => {
  it('names an operator where the environment names none', () => {
    const env = readEnvFile('.env.example');
    expect(missingOperator(env).length).toBeGreaterThan(0);
    expect(missingOperator(withExampleOperator(env))).toEqual([]);
  });

  it('keeps the operator that the environment names', () => {
    expect(withExampleOperator({ OPERATOR_NAME: 'Maya Roux' })).toMatchObject({ OPERATOR_NAME: 'Maya Roux' });
  });
});
