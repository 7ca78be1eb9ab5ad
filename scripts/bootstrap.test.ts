import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from './commands.ts';
import { inRoot } from './root.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'fairlead-bootstrap-'));
const bootstrap = path.join(folder, 'scripts', 'bootstrap.mjs');
const lockfile = path.join(folder, 'package-lock.json');
const installed = path.join(folder, 'node_modules', '.package-lock.json');
const npmLog = path.join(folder, 'npm.log');

const TASKS = {
  'say-arguments': 'console.log(JSON.stringify(process.argv.slice(2)));\nprocess.exitCode = 7;\n',
  'say-path': "console.log(process.env['PATH']?.split(':').slice(0, 2).join('\\n'));\n",
  'wait-for-the-end':
    "process.on('SIGTERM', () => {\n  console.log('finishing');\n  process.exit(5);\n});\nsetInterval(() => undefined, 1000);\nconsole.log('ready');\n",
};

/** Replaces npm on the path: records its arguments and "installs". */
const PRETEND_NPM = `#!/bin/sh\necho "$@" >> "${npmLog}"\ntouch "${installed}"\n`;

const perform = (...args: string[]) =>
  run('node', [bootstrap, ...args], { env: { PATH: `${folder}/bin:${process.env.PATH ?? ''}` } });

beforeAll(() => {
  mkdirSync(path.join(folder, 'scripts'));
  mkdirSync(path.join(folder, 'node_modules'));
  mkdirSync(path.join(folder, 'bin'));
  cpSync(inRoot('scripts/bootstrap.mjs'), bootstrap);
  for (const [name, source] of Object.entries(TASKS)) {
    writeFileSync(path.join(folder, 'scripts', `${name}.ts`), source);
  }
  writeFileSync(path.join(folder, 'bin', 'npm'), PRETEND_NPM, { mode: 0o755 });
  writeFileSync(npmLog, '');
  writeFileSync(lockfile, '{}');
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('the first command on a fresh machine', () => {
  test('installs, hands its arguments over and ends as the task ended', async () => {
    const { code, output } = await perform('say-arguments', 'one', '--two=3');
    expect(output).toContain('["one","--two=3"]');
    expect(code).toBe(7);
    expect(readFileSync(npmLog, 'utf8')).toBe('ci --include=dev --include=optional --loglevel=error\n');
  });

  test('does not install again', async () => {
    writeFileSync(npmLog, '');
    await perform('say-arguments');
    expect(readFileSync(npmLog, 'utf8')).toBe('');
  });

  test('installs after the lockfile changed', async () => {
    const longAgo = new Date('2020-01-01T00:00:00Z');
    utimesSync(installed, longAgo, longAgo);
    await perform('say-arguments');
    expect(readFileSync(npmLog, 'utf8')).toContain('ci ');
  });
});

test("the chosen Node and the project's programs come first in the path", async () => {
  const { output } = await perform('say-path');
  const [nodeFolder, programs] = output.trim().split('\n');
  expect(nodeFolder).toBe(path.dirname(process.execPath));
  expect(programs).toBe(path.join(folder, 'node_modules', '.bin'));
});

test('a task that does not exist is named', async () => {
  const { code, output } = await perform('fly');
  expect(code).toBe(1);
  expect(output).toContain('There is no task "fly"');
});

test('a SIGTERM reaches the task, which may finish what it has in hand', async () => {
  const child = spawn('node', [bootstrap, 'wait-for-the-end'], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    if (said.includes('ready')) child.kill('SIGTERM');
  });
  expect(await ended).toBe(5);
  expect(said).toContain('finishing');
});
