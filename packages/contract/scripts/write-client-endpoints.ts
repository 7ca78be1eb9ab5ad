// Writes src/client-endpoints.ts from the contract, formatted as the repository is.
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { clientEndpointsSource } from '../src/wire/describe-client-endpoints.ts';

const file = new URL('../src/wire/client-endpoints.ts', import.meta.url);
const options = await resolveConfig(file);
const source = await format(clientEndpointsSource(), { ...options, parser: 'typescript' });
if (!process.argv.includes('--check')) writeFileSync(file, source);
else if (readFileSync(file, 'utf8') !== source) {
  console.error('src/client-endpoints.ts is stale: run npm run client-endpoints');
  process.exitCode = 1;
}
