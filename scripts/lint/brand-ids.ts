import { globSync } from 'node:fs';
import path from 'node:path';

const known = new Map<string, ReadonlySet<string>>();

/** The brands that exist: the folders of packages/brands/src that hold a configuration. Read once. */
export function brandIds(root: string): ReadonlySet<string> {
  const ids = known.get(root) ?? readBrandIds(root);
  known.set(root, ids);
  return ids;
}

function readBrandIds(root: string): ReadonlySet<string> {
  const records = globSync('packages/brands/src/*/config.ts', { cwd: root });
  return new Set(records.map((file) => path.basename(path.dirname(file))));
}
