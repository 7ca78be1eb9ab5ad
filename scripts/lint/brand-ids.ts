import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const known = new Map<string, ReadonlySet<string>>();

/** The brands in the list of packages/brands. Read once. */
export function brandIds(root: string): ReadonlySet<string> {
  const ids = known.get(root) ?? readBrandIds(root);
  known.set(root, ids);
  return ids;
}

function readBrandIds(root: string): ReadonlySet<string> {
  const file = path.join(root, 'packages/brands/src/brand-list.ts');
  const list = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return new Set([...list.matchAll(/ from '\.\/(\w+)\//g)].flatMap(([, id]) => id ?? []));
}
