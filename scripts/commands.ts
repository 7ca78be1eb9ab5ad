import { spawn, type SpawnOptions } from 'node:child_process';
import { ROOT } from './root.ts';

export type Finished = { code: number; output: string };

type Options = { env?: Record<string, string>; cwd?: string };

const spawnOptions = ({ env, cwd = ROOT }: Options): SpawnOptions => ({
  cwd,
  env: { ...process.env, ...env },
});

/** Runs a command to its end and keeps what it printed. Never throws: a program that is missing is code 127. */
export function run(command: string, args: readonly string[], options: Options = {}): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...spawnOptions(options), stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ code: 127, output: `${command}: ${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a command in the foreground, passes signals on, and ends this process as the command ended. */
export function become(command: string, args: readonly string[], options: Options = {}): void {
  const child = spawn(command, args, { ...spawnOptions(options), stdio: 'inherit' });
  process.on('SIGINT', () => {
    if (!process.stdin.isTTY) child.kill('SIGINT');
  });
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`${command}: ${error.message}`);
    process.exit(127);
  });
  child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 128));
}

/** Runs a command in the foreground to its end. */
export function runVisibly(command: string, args: readonly string[], options: Options = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...spawnOptions(options), stdio: 'inherit' });
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 1));
  });
}
