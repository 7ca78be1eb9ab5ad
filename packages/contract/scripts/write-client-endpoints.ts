// Writes src/wire/client-endpoints from the contract, formatted as the repository is.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { clientEndpointsSources } from '../src/wire/describe-client-endpoints.ts';

const folder = new URL('../src/wire/client-endpoints/', import.meta.url);

const sources = clientEndpointsSources();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const [name, source] of sources) {
  const file = new URL(name, folder);
  const options = await resolveConfig(file);
  writeFileSync(file, await format(source, { ...options, parser: 'typescript' }));
}
