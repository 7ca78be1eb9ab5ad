import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUse, lockFolder } from './folder-lock.ts';

const NO_PROCESS = 2 ** 30;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairlead-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the second process learns which process has the folder', () => {
  writeFileSync(join(folder, 'in-use-by'), String(process.ppid));
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  expect(() => lockFolder(folder)).toThrow(`process ${process.ppid}`);
});

test.each([String(NO_PROCESS), '', 'not a number'])('a lock left behind (%j) is taken over', (left) => {
  writeFileSync(join(folder, 'in-use-by'), left);
  const unlock = lockFolder(folder);
  expect(readFileSync(join(folder, 'in-use-by'), 'utf8')).toBe(String(process.pid));
  unlock();
  lockFolder(folder)();
});
