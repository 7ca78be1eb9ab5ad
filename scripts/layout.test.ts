import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './root.ts';

const MOST_FILES = 30;

function countByFolder(): Map<string, number> {
  const files = globSync('packages/*/{src,scripts}/**/*.{ts,tsx}', { cwd: ROOT });
  const counts = new Map<string, number>();
  for (const file of files.filter((name) => !/\.(test|examples)\.tsx?$/.test(name))) {
    const folder = path.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return counts;
}

test(`no folder holds more than ${MOST_FILES} source files side by side`, () => {
  const crowded = [...countByFolder()].filter(([, count]) => count > MOST_FILES);
  expect(crowded).toEqual([]);
});
