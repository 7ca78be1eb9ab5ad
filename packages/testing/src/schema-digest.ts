import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const fileOf = (module: string): string =>
  fileURLToPath(import.meta.resolve(`@fairlead/server/database/${module}`));

/** Changes whenever a migration, a right or a policy does. */
export function schemaDigest(): string {
  const folder = join(fileOf('migrations/migrations'), '..');
  const migrations = globSync('**/*.ts', { cwd: folder }).map((name) => join(folder, name));
  const hash = createHash('sha256');
  for (const file of [...migrations.sort(), fileOf('rights'), fileOf('row-policies')])
    hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
