// Writes src/wire/client-endpoints and open-errors.ts from the contract, formatted as the repository is.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { formatted } from '../../../scripts/formatted.ts';
import { clientEndpointsSources } from '../src/wire/describe-client-endpoints.ts';

const folder = new URL('../src/wire/client-endpoints/', import.meta.url);

const sources = clientEndpointsSources();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const [name, source] of sources) {
  writeFileSync(new URL(name, folder), await formatted(source));
}
