import { readFileSync, writeFileSync } from 'node:fs';
import { endpoints } from '@firstlight/contract/endpoints.ts';
import { openApiDocument } from '../src/core/http/openapi.ts';

// `--check` only compares: CI fails when the checked-in document is not what the contract says.
const file = new URL('../openapi.json', import.meta.url);
const text = `${JSON.stringify(openApiDocument(endpoints), null, 2)}\n`;
if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  console.error('server/openapi.json is out of date: run `pnpm openapi`.');
  process.exitCode = 1;
}
