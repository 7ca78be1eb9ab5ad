import { globSync, statSync } from 'node:fs';
import path from 'node:path';

const NOT_SOURCES = ['build', 'node_modules', '.react-router'];

/** When the newest file below a folder was changed, in epoch milliseconds; 0 when there is none. */
export function newestChange(folder: string, leftOut: readonly string[] = NOT_SOURCES): number {
  const files = globSync('**/*', {
    cwd: folder,
    withFileTypes: true,
    exclude: (entry) => leftOut.includes(entry.name) || entry.name.includes('.test.'),
  });
  const times = files
    .filter((entry) => entry.isFile())
    .map((file) => statSync(path.join(file.parentPath, file.name)).mtimeMs);
  return Math.max(0, ...times);
}
