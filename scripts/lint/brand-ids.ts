import { globSync } from 'node:fs';
import path from 'node:path';

/** The brands that exist: the folders of packages/brands/src that hold a configuration. */
export function brandIds(root: string): string[] {
  const records = globSync('packages/brands/src/*/config.ts', { cwd: root });
  return records.map((file) => path.basename(path.dirname(file))).toSorted();
}
