import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import type { Target } from './comparison.ts';

const ROOT = path.join(import.meta.dirname, '..', '..');
const QUOTE_TOOL = path.join(ROOT, 'packages/web/src/features/browsing/quote-tool.ts');
const BUDGET_KIB = 12;

const IMPORT = /^import (type )?\{([^}]+)\} from '([^']+)';/gm;

/** The exports of core used by a source file and the local files it imports, as export statements. */
function exportsUsedFromCore(file: string, seen = new Set<string>()): Set<string> {
  const lines = new Set<string>();
  if (seen.has(file)) return lines;
  seen.add(file);
  for (const [, type, names = '', from = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const values = names.split(',').map((name) => name.trim());
    const taken = type === undefined ? values.filter((name) => name !== '' && !name.startsWith('type ')) : [];
    if (taken.length === 0) continue;
    const imported = from.startsWith('.')
      ? exportsUsedFromCore(path.resolve(path.dirname(file), from), seen)
      : [];
    for (const line of imported) lines.add(line);
    if (from.startsWith('@fairlead/core/'))
      taken.forEach((name) => lines.add(`export { ${name} } from '${from}';`));
  }
  return lines;
}

/** Core's part of the landing page's script: bundled, minified, gzip -9. */
export async function benchQuoteSize(): Promise<readonly Target[]> {
  const lines = [...exportsUsedFromCore(QUOTE_TOOL)].toSorted();
  const entry = 'quote-path';
  const bundle = await rolldown({
    input: entry,
    cwd: ROOT,
    plugins: [
      {
        name: entry,
        resolveId: (id) => (id === entry ? path.join(path.dirname(QUOTE_TOOL), `${entry}.ts`) : null),
        load: (id) => (id.endsWith(`${entry}.ts`) ? lines.join('\n') : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  const code = output[0].code;
  const kib = gzipSync(code, { level: 9 }).byteLength / 1024;
  console.log(
    `\nCore's part of the quote tool: ${lines.length} names, ${output[0].moduleIds.length} modules`,
  );
  console.log(`  minified ${(code.length / 1024).toFixed(2)} KiB, gzip -9 ${kib.toFixed(2)} KiB`);
  const description = `Quote path: at most ${BUDGET_KIB} KiB, gzip -9`;
  return [{ description, figure: `${kib.toFixed(2)} KiB`, isMet: lines.length > 0 && kib <= BUDGET_KIB }];
}
