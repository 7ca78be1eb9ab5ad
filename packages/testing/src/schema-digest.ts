import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MIGRATIONS = fileURLToPath(import.meta.resolve('@fairlead/server/database/migrations/migrations'));

/** Changes whenever a migration does. */
export function schemaDigest(): string {
  const folder = join(MIGRATIONS, '..');
  const hash = createHash('sha256');
  for (const file of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}
